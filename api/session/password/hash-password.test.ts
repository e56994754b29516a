import { expect, it } from 'vitest'
import { DUMMY_HASH, hashPassword, verifyPassword } from './hash-password.ts'

it('is verified by what was typed, without spaces around it', async () => {
  const stored = await hashPassword('a lantern in the rain')
  expect(await verifyPassword(stored, ' a lantern in the rain ')).toBe(true)
  expect(await verifyPassword(stored, 'a lantern in the sun')).toBe(false)
})

it('is wrong for an account without one, after the work of a stored one', async () => {
  expect(await verifyPassword(null, 'a lantern in the rain')).toBe(false)
  const costOf = (hash: string) => hash.split('$').slice(1, 4)
  const lengths = (hash: string) => hash.split('$').map(({ length }) => length)
  const stored = await hashPassword('a lantern in the rain')
  expect(costOf(DUMMY_HASH)).toEqual(costOf(stored))
  expect(lengths(DUMMY_HASH)).toEqual(lengths(stored))
})
