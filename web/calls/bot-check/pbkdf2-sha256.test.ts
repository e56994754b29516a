import { pbkdf2Sync } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pbkdf2Sha256 } from './pbkdf2-sha256.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  ['password', 'salt', 1, '120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b'],
  ['password', 'salt', 2, 'ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43'],
  ['password', 'salt', 4096, 'c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a'],
])('derives what is published of %s, %s and %i rounds', (password, salt, rounds, expected) => {
  expect(hex(pbkdf2Sha256(bytes(password), bytes(salt), rounds))).toBe(expected)
})

it('derives what Node derives', () => {
  const some = fc.uint8Array({ maxLength: 150 })
  fc.assert(
    fc.property(some, some, fc.integer({ min: 1, max: 20 }), (password, salt, rounds) => {
      const expected = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
      expect(hex(pbkdf2Sha256(password, salt, rounds))).toBe(hex(expected))
    }),
  )
})
