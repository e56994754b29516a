import fc from 'fast-check'
import { expect, test } from 'vitest'
import { personFromClaims } from './provider-person.ts'

const claims = { subject: '1', isEmailVerified: true }

test.each([
  ['Anna@Example.COM', 'anna@example.com'],
  [' anna@example.com ', 'anna@example.com'],
  ['anna', null],
  ['Anna <anna@example.com>', null],
  [`${'a'.repeat(250)}@example.com`, null],
  ['an\u0000na@example.com', null],
  ['mi\u212ae@example.com', null],
  ['anna@\u212aitchen.example', null],
  ['anna,ben@example.com', null],
  ['anna@example.com\r\nBcc: ben@example.com', null],
  ['anna@example.com.', null],
  ['', null],
  [undefined, null],
  [42, null],
])('the address %j is saved as %j', (email, saved) => {
  expect(personFromClaims({ ...claims, email }).email).toBe(saved)
})

test('an address that is not confirmed is not saved', () => {
  expect(
    personFromClaims({ ...claims, email: 'a@example.com', isEmailVerified: false }).email,
  ).toBeNull()
})

test.each([
  [{ firstName: 'Anna', lastName: 'Ash' }, 'Anna', 'Ash'],
  [{ firstName: ' An\u0000na\n\u202e ', lastName: 'Ash' }, 'An na', 'Ash'],
  [{ firstName: 'a'.repeat(100) }, 'a'.repeat(60), ''],
  [{ name: 'Cher' }, 'Cher', ''],
  [{ name: 'Anna Ash', lastName: 'Ash' }, '', 'Ash'],
  [{}, '', ''],
])('the names %j', (names, firstName, lastName) => {
  expect(personFromClaims({ ...claims, ...names })).toMatchObject({ firstName, lastName })
})

test.each([undefined, '', 42, 'x'.repeat(256), 'a\u0000', 'a b', 'ä'])(
  'nobody is identified by %j',
  (subject) => {
    expect(() => personFromClaims({ ...claims, subject })).toThrow('no subject')
  },
)

test('whatever a name is, it fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (firstName) => {
      const saved = personFromClaims({ ...claims, firstName }).firstName
      expect([...saved].length).toBeLessThanOrEqual(60)
      expect(saved).toBe(saved.trim())
      expect(saved.isWellFormed()).toBe(true)
    }),
  )
})
