import { describe, expect, it } from 'vitest'
import type { ManagedDiscount } from '#contract/partner/discounts.ts'
import {
  copyOf,
  draftOf,
  EMPTY_DRAFT,
  previewOf,
  readDraft,
  type DiscountDraft,
} from './discount-draft.ts'

const discount: ManagedDiscount = {
  id: 'd',
  version: 3,
  state: 'running',
  madeBy: 'store',
  fundedBy: 'store',
  store: { id: 's', name: 'Mare Street Pizza' },
  name: 'A tenth off pizza',
  code: 'PIZZA10',
  kind: 'percentage',
  percent: 10,
  amountPence: null,
  capPence: 500,
  minimumPence: 1550,
  startsAt: '2026-05-15T18:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  service: 'delivery',
  weekdays: [2, 3],
  products: [{ id: '5f0c5cb6-6c0c-4f0e-9a51-6d5ab0a2c7f1', name: 'Margherita' }],
  totalLimit: 50,
  perCustomerLimit: 1,
  budgetPence: 20_000,
  loyalty: null,
  isAdvertised: false,
  isForSomeAccounts: false,
  isPromised: true,
  used: 12,
  spentPence: 3450,
  soldPence: 31_200,
  createdAt: '2026-05-01T09:00:00.000Z',
  endedAt: null,
}

const typed: DiscountDraft = { ...EMPTY_DRAFT, name: 'A tenth off', code: 'tenth', percent: '10' }

describe('a discount', () => {
  it('is sent as it came when nothing is typed', () => {
    const { input } = readDraft(draftOf(discount))
    expect(input).toEqual({
      name: 'A tenth off pizza',
      code: 'PIZZA10',
      kind: 'percentage',
      percent: 10,
      amountPence: null,
      capPence: 500,
      minimumPence: 1550,
      startsAt: '2026-05-15T18:00:00.000Z',
      endsAt: '2026-12-01T00:00:00.000Z',
      service: 'delivery',
      weekdays: [2, 3],
      productIds: [discount.products?.[0]?.id],
      totalLimit: 50,
      perCustomerLimit: 1,
      budgetPence: 20_000,
      loyalty: null,
      isAdvertised: false,
    })
  })

  it('is copied without times that have passed', () => {
    const copied = copyOf(discount, new Date('2026-11-25T12:00:00Z'))
    expect(copied).toMatchObject({ startsAt: '', endsAt: '2026-12-01T00:00' })
    expect(copyOf(discount, new Date('2026-12-01T00:00:00Z')).endsAt).toBe('')
  })
})

describe('a draft', () => {
  it('is sent without what its kind and type don’t have', () => {
    const more = { cap: '5', amount: '3', stamps: '9', weekdays: [], minimum: '' }
    expect(readDraft({ ...typed, ...more, kind: 'fixed', type: 'offer' }).input).toMatchObject({
      code: null,
      percent: null,
      capPence: null,
      amountPence: 300,
      loyalty: null,
      weekdays: null,
      minimumPence: 0,
      isAdvertised: true,
    })
  })

  it('of a stamp card has its orders', () => {
    const card = { ...typed, type: 'stampCard', code: '', stamps: '5', stampSpend: '10' } as const
    expect(readDraft(card).input).toMatchObject({
      code: null,
      loyalty: { orders: 5, minimumSpendPence: 1000 },
    })
  })

  it.each<[string, Partial<DiscountDraft>, string[]]>([
    ['no name', { name: '' }, ['name invalid_value']],
    ['no code', { code: ' ' }, ['code invalid_value']],
    ['no percentage', { percent: '' }, ['percent required_field']],
    ['no amount', { kind: 'fixed' }, ['amountPence required_field']],
    [
      'words for numbers',
      { percent: 'ten', cap: 'five' },
      ['percent invalid_value', 'capPence invalid_value'],
    ],
    ['half an order', { totalLimit: '1.5' }, ['totalLimit invalid_value']],
    ['no dish of some', { areSomeDishes: true }, ['productIds invalid_value']],
    ['no restaurant of one', { isAtOneStore: true }, ['storeSlug required_field']],
    ['too many stamps', { type: 'stampCard', stamps: '51' }, ['loyalty.orders too_many']],
  ])('with %s is not sent', (_title, change, expected) => {
    const { faults } = readDraft({ ...typed, ...change })
    expect(faults?.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
  })

  it('is shown as customers will read it, whatever is missing', () => {
    const dishes = new Map([['a', 'Margherita']])
    const draft = { ...typed, percent: 'x', areSomeDishes: true, productIds: ['a', 'gone'] }
    expect(previewOf(draft, dishes)).toMatchObject({
      code: 'TENTH',
      percent: null,
      products: ['Margherita'],
    })
  })
})
