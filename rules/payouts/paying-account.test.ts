import { expect, test } from 'vitest'
import { canWriteBacs } from './paying-account.ts'

const whole = {
  accountName: 'Town Market Ltd',
  sortCode: '65-43-21',
  accountNumber: '87654321',
  serviceUserNumber: '654321',
}

test.each([
  ['nothing', {}, true],
  ['the name', { accountName: '' }, false],
  ['the sort code', { sortCode: '' }, false],
  ['the account number', { accountNumber: '' }, false],
  ['the service user number', { serviceUserNumber: '' }, false],
])('a file for Bacs, where %s is missing', (_, given, expected) => {
  expect(canWriteBacs({ ...whole, ...given })).toBe(expected)
})
