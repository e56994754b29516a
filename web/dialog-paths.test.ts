import { expect, it } from 'vitest'
import { DIALOG_PATHS, dialogAt } from './dialog-paths.ts'

it('every route of the authentication group is a dialog', () => {
  expect(DIALOG_PATHS.toSorted()).toEqual([
    '/account-confirmed',
    '/account-verification-failed',
    '/account-verified-success',
    '/account-verify',
    '/create-customer-account',
    '/forgot-password',
    '/login',
    '/password-reset',
    '/password-reset-failed',
    '/register',
  ])
})

it.each([
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/Login', '/login'],
  ['/account-verified-success', '/account-verified-success'],
  ['/', null],
  ['/login/again', null],
  ['/store-app/login', null],
  ['/restaurant/login', null],
])('the address %j opens %j', (path, dialog) => {
  expect(dialogAt(path)).toBe(dialog)
})
