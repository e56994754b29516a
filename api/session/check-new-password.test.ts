import { expect, test } from 'vitest'
import { readConfiguration } from '#api/configuration.ts'
import type { Context } from '#api/context.ts'
import { FieldError } from '#api/http/api-error.ts'
import { checkNewPassword } from './check-new-password.ts'

const configurationWith = (env: Record<string, string>) =>
  readConfiguration(
    { PUBLIC_URL: 'https://chippy.example', MARKETPLACE_NAME: 'Chip Row', ...env },
    () => 'a secret of at least thirty-two characters, for tests only',
  )

/** The code of a refusal, or that it is taken. */
function check(password: string, env: Record<string, string> = {}): string {
  try {
    // Nothing else of a context is looked at.
    const context = { configuration: configurationWith(env) } as Context
    checkNewPassword(context, password, ['priya.hartley@example.com', 'Priya', 'Al'])
    return 'taken'
  } catch (error) {
    return error instanceof FieldError ? error.faults.map(({ code }) => code).join() : String(error)
  }
}

test.each([
  ['fish', 'taken'],
  ['fis', 'password_too_short'],
  ['correct horse battery staple', 'taken'],
  ['x'.repeat(2) + 'gravy '.repeat(32), 'taken'],
  ['🐟🍟🐟🍋', 'taken'],
  ['ünïcödé', 'taken'],
])('takes a password of any kind of signs, if it is long enough: %s', (password, outcome) => {
  expect(check(password)).toBe(outcome)
})

test.each([
  'password',
  'Password1',
  'PASSWORD!!',
  '1234',
  '987654321',
  'aaaaaa',
  'abcdef',
  'qwerty123',
  'liverpool1',
  'takeaway',
])('refuses what is tried first: %s', (password) => {
  expect(check(password)).toBe('password_too_common')
})

test.each([
  'chiprow',
  'Chip Row 1',
  'chippy.example',
  'chippy99',
  'tuckin',
  'priya.hartley@example.com',
  'Priya.Hartley',
  'PRIYA1!',
])('refuses the names of the marketplace and of its owner: %s', (password) => {
  expect(check(password)).toBe('password_too_common')
})

test('takes a password that has a name in it among other things', () => {
  expect(check('chip row by the sea')).toBe('taken')
  expect(check('priya loves vinegar')).toBe('taken')
  expect(check('al dente')).toBe('taken')
})

test('is as long as the operator asks for', () => {
  expect(check('gravyyy', { PASSWORD_MINIMUM: '8' })).toBe('password_below_minimum')
  expect(check('gravyboat', { PASSWORD_MINIMUM: '8' })).toBe('taken')
})
