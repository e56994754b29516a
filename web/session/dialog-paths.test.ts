import { expect, it } from 'vitest'
import { dialogAt } from './dialog-paths.ts'

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
