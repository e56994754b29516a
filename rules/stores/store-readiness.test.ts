import { expect, test } from 'vitest'
import { checkStore, missingFrom, type StoreFactsToCheck } from './store-readiness.ts'

const whole: StoreFactsToCheck = {
  hasAddress: true,
  cuisines: 2,
  services: ['delivery', 'collection'],
  dishes: 12,
  servicesWithHours: ['collection', 'delivery'],
  zones: 2,
  owners: 1,
  hasBankAccount: true,
  hygieneRating: '5',
  isHygieneLinked: true,
  isSellerEntered: true,
  companyNumber: '14873320',
  isIdentityAccepted: true,
}

test('a store with everything can open', () => {
  expect(checkStore(whole).every(({ result }) => result === 'done')).toBe(true)
})

test.each<[string, Partial<StoreFactsToCheck>, string[]]>([
  ['without an address', { hasAddress: false }, ['facts']],
  ['without a cuisine', { cuisines: 0 }, ['facts']],
  ['without an owner', { owners: 0 }, ['owner']],
  ['without a published dish', { dishes: 0 }, ['menu']],
  ['without hours of one of its services', { servicesWithHours: ['delivery'] }, ['hours']],
  ['with hours of a service it doesn’t offer', { services: ['collection'] }, []],
  ['without services', { services: [] }, ['hours']],
  ['without zones', { zones: 0 }, ['zones']],
  ['without zones, for collection only', { services: ['collection'], zones: 0 }, []],
  ['without a bank account', { hasBankAccount: false }, ['bank']],
  ['sold by nobody but its own name', { isSellerEntered: false }, []],
  ['without a company number', { companyNumber: null }, []],
  ['of an owner whose identity nobody has seen', { isIdentityAccepted: false }, []],
  ['not inspected yet', { hygieneRating: 'awaitingInspection', isHygieneLinked: false }, []],
  [
    'new',
    { owners: 0, dishes: 0, servicesWithHours: [], zones: 0, hasBankAccount: false },
    ['owner', 'menu', 'hours', 'zones', 'bank'],
  ],
])('%s', (_, facts, missing) => {
  expect(missingFrom(checkStore({ ...whole, ...facts }))).toEqual(missing)
})

test.each([
  [['delivery', 'collection'], true],
  [['delivery'], true],
  [['collection'], false],
  [[], false],
] as const)('of a store with %j, zones are among the checks: %s', (services, expected) => {
  const checks = checkStore({ ...whole, services }).map(({ check }) => check)
  expect(checks.includes('zones')).toBe(expected)
})

test('a person looks at a kitchen without a rating, a business that is no company, and who owns it', () => {
  const results = checkStore({
    ...whole,
    isSellerEntered: false,
    companyNumber: null,
    hygieneRating: 'awaitingInspection',
    isHygieneLinked: false,
    isIdentityAccepted: false,
  })
  expect(results.filter(({ result }) => result === 'notice')).toEqual([
    { check: 'hygiene', result: 'notice' },
    { check: 'seller', result: 'notice' },
    { check: 'company', result: 'notice' },
    { check: 'identity', result: 'notice' },
  ])
})
