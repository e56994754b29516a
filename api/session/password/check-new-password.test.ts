import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import type { ProfileType } from '#contract/session.ts'
import { readConfiguration } from '#api/settings/configuration.ts'
import type { Context } from '#api/context.ts'
import { FieldError } from '#api/http/api-error.ts'
import { checkNewPassword } from './check-new-password.ts'
import { isGuessablePassword } from './guessable-password.ts'

const configurationWith = (env: Record<string, string>) =>
  readConfiguration(
    { PUBLIC_URL: 'https://chippy.example', MARKETPLACE_NAME: 'Chip Row', ...env },
    () => 'a secret of at least thirty-two characters, for tests only',
  )

/** The code of the refusal, or that it is accepted. */
function check(
  password: string,
  env: Record<string, string> = {},
  profileType?: ProfileType,
): string {
  try {
    // The rest of a context is not used.
    const configuration = configurationWith(env)
    const marketplace = { name: configuration.marketplaceDefaults.name }
    const context = { configuration, marketplace } as Context
    checkNewPassword(context, password, ['priya.hartley@example.com', 'Priya', 'Al'], profileType)
    return 'taken'
  } catch (error) {
    return error instanceof FieldError ? error.faults.map(({ code }) => code).join() : String(error)
  }
}

test.each([
  ['g7w!', 'taken'],
  ['fis', 'password_too_short'],
  ['correct horse battery staple', 'taken'],
  ['x'.repeat(2) + 'gravy '.repeat(32), 'taken'],
  ['🐟🍟🐟🍋', 'taken'],
  ['ünïcödé', 'taken'],
])(
  'accepts a password of any kind of characters, if it is long enough: %s',
  (password, outcome) => {
    expect(check(password)).toBe(outcome)
  },
)

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
  'p4$$w0rd',
  'Tr1n1ty',
  '7letmein',
  'drowssap',
  'lovelove',
  'bigdaddy',
  'liverpoo',
  'tigers1',
  'manutd99',
  'coys1961',
  'yorkshirepudding',
  'ghbdtn',
  '1qaz2wsx',
  'zaq12wsx',
  'azerty',
  '147258369',
  '1a2b3c4d',
  '69696969',
  '112233',
  '7391',
  '25121987',
  '12344321',
  '1029384756',
  '10203040',
  '135792468',
  '7894561230',
  'abc12345',
  'rfnthbyf',
  'soso123aljg',
  'penthous',
])('refuses what is guessed first: %s', (password) => {
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

test.each([
  'mushy peas',
  'gravyboat7',
  'teapotlid',
  'wheelbarrow',
  'Marmalade7-tart',
  'hgk29fj',
  '7391846205',
  '07700900123',
])('accepts what only looks a little like it: %s', (password) => {
  expect(check(password)).toBe('taken')
})

const used = dictionary['passwords-common'].filter((word) => [...word].length >= 4)
const isTaken = (word: string) => !isGuessablePassword(word, [])

test('refuses much used passwords, from the most used to the forty-eight thousandth', () => {
  expect(used.length).toBeGreaterThan(48_000)
  expect(used.filter((_, rank) => rank < 1000 || rank % 24 === 0).filter(isTaken)).toEqual([])
}, 60_000)

test.each([4, 5, 6, 7, 8])(
  'refuses the three thousand most used passwords of %i characters or more, most also with a one',
  (minimum) => {
    const maximum = used.filter(({ length }) => length >= minimum).slice(0, 3000)
    const sample = maximum.filter((_, rank) => rank % 6 === 0)
    expect(sample.filter(isTaken)).toEqual([])
    const withOne = sample.map((word) => `${word}1`)
    expect(withOne.filter(isTaken).length).toBeLessThan(sample.length / 4)
  },
  60_000,
)

test('accepts a password that contains a name among other things', () => {
  expect(check('chip row by the sea')).toBe('taken')
  expect(check('priya loves vinegar')).toBe('taken')
  expect(check('al dente')).toBe('taken')
})

test('is as long as the operator requires', () => {
  expect(check('gravyyy', { PASSWORD_MINIMUM: '8' })).toBe('password_below_minimum')
  expect(check('gravyboat', { PASSWORD_MINIMUM: '8' })).toBe('taken')
})

test('of an operator has 8 characters or more, also where others may be shorter', () => {
  expect(check('gravyyy', {}, 'operator')).toBe('password_below_minimum')
  expect(check('gravyboat', {}, 'operator')).toBe('taken')
  expect(check('gravyyy', {}, 'partner')).toBe('taken')
  expect(check('gravyboat', { PASSWORD_MINIMUM: '12' }, 'operator')).toBe('password_below_minimum')
})
