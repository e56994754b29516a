import { expect, test } from 'vitest'
import { storeAccountStatus } from './store-account.ts'

test.each([
  ['restricted', false, 'incomplete'],
  ['restricted', true, 'restricted'],
  ['pending', false, 'pending'],
  ['pending', true, 'pending'],
  ['active', false, 'active'],
  ['active', true, 'active'],
] as const)('an account that is %s, active before: %s, is %s', (atProvider, wasActive, status) => {
  expect(storeAccountStatus(atProvider, wasActive)).toBe(status)
})
