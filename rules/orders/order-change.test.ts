import { describe, expect, test } from 'vitest'
import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { ALLERGENS, type AllergenDeclarations } from '#rules/menu/allergens.ts'
import {
  changeDeadline,
  isAgainstNote,
  isChangeable,
  neededApproval,
  newAllergens,
  resultWithout,
  type Replacement,
} from './order-change.ts'

const harmless: Replacement = { newAllergens: [], isAgainstNote: false, isAgeAdded: false }

describe('a change is agreed with', () => {
  test.each([
    ['nobody more, where the customer gets their money back', 'refund', null, 'choice'],
    ['nobody more, where nothing like it is there', 'replace', null, 'choice'],
    ['the customer who wants to be called', 'call', null, 'customer'],
    ['nobody more, where they want something like it', 'replace', harmless, 'choice'],
    ['the customer who wanted their money back', 'refund', harmless, 'customer'],
    ['the customer who wants to be called, about another dish', 'call', harmless, 'customer'],
    [
      'the customer, where the other dish has an allergen more',
      'replace',
      { ...harmless, newAllergens: ['milk'] },
      'customer',
    ],
    [
      'the customer on the phone, where it is against their note',
      'replace',
      { ...harmless, newAllergens: ['milk'], isAgainstNote: true },
      'phone',
    ],
    [
      'nobody, where it needs a proof of age that the order did not',
      'replace',
      { ...harmless, isAgeAdded: true, isAgainstNote: true },
      'impossible',
    ],
  ] as const)('%s', (_, ifSoldOut, replacement, approval) => {
    expect(neededApproval(ifSoldOut, replacement)).toBe(approval)
  })
})

test.each([
  ['replace', 'refused', false, 'removed'],
  ['replace', 'expired', false, 'removed'],
  ['replace', 'refused', true, 'unchanged'],
  ['replace', 'expired', true, 'unchanged'],
  ['remove', 'refused', false, 'unchanged'],
  ['remove', 'expired', false, 'changed'],
  ['reduce', 'refused', false, 'unchanged'],
  ['reduce', 'expired', false, 'changed'],
] as const)(
  'a proposal to %s that is %s, of the only line: %s, leaves it %s',
  (kind, answer, isOnly, result) => {
    expect(resultWithout(kind, answer, isOnly)).toBe(result)
  },
)

test('an order can change while it is pending or accepted', () => {
  const statuses = ['pending', 'accepted', 'outfordelivery', 'readyforpickup', 'completed'] as const
  expect(statuses.filter(isChangeable)).toEqual(['pending', 'accepted'])
})

test('the customer has five minutes, or until the order would be declined', () => {
  const at = new Date('2026-11-20T18:00:00Z')
  const soon = new Date('2026-11-20T18:02:00Z')
  const later = new Date('2026-11-20T18:05:00Z')
  expect(changeDeadline(at, { status: 'accepted', deadlineAt: soon })).toEqual(later)
  expect(changeDeadline(at, { status: 'pending', deadlineAt: soon })).toEqual(soon)
})

const verdict = (declared: AllergenDeclarations) => allergenVerdict([declared])
const freeOfAll = Object.fromEntries(
  ALLERGENS.map((each) => [each, 'free']),
) as AllergenDeclarations

test.each([
  ['contains what was free', {}, { milk: 'contains' }, ['milk']],
  ['may contain what was free', {}, { milk: 'may' }, ['milk']],
  ['does not declare what was free', {}, { milk: undefined }, ['milk']],
  ['contains what it may have contained', { milk: 'may' }, { milk: 'contains' }, ['milk']],
  ['contains the same', { milk: 'contains' }, { milk: 'contains' }, []],
  ['is free of what it contained', { milk: 'contains' }, {}, []],
] as const)('a dish that %s', (_, before, after, added) => {
  const [was, is] = [before, after].map((given) =>
    verdict({ ...freeOfAll, ...given } as AllergenDeclarations),
  )
  expect(newAllergens(was!, is!)).toEqual(added)
})

test.each([
  ['', { milk: 'contains' }, false],
  ['No nuts, please.', { peanuts: 'contains' }, true],
  ['No nuts, please.', { treeNuts: 'may' }, true],
  ['No nuts, please.', { peanuts: undefined }, true],
  ['No nuts, please.', { milk: 'contains' }, false],
  // It names nothing of the law's list, and may mean anything.
  ['Allergic to kiwi', {}, true],
] as const)('a note that says %j, and a dish with %j: %s', (note, given, isAgainst) => {
  const declared = { ...freeOfAll, ...given } as AllergenDeclarations
  expect(isAgainstNote(note, verdict(declared))).toBe(isAgainst)
})
