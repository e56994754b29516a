import { expect, test } from 'vitest'
import { base32, stepOf, stepOfCode, totpCode, totpUri } from './totp.ts'

/** RFC 6238, appendix B. Its codes have eight digits, of which ours are the last six. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %d is %s', (second, code) => {
  const at = new Date(second * 1000)
  expect(totpCode(secret, stepOf(at))).toBe(code)
  expect(stepOfCode(secret, code, at)).toBe(stepOf(at))
})

test.each([
  [-60, null],
  [-30, -1],
  [0, 0],
  [30, 1],
  [60, null],
])('a code of %d seconds from now is that of step %s', (seconds, step) => {
  const now = new Date('2026-05-15T18:30:10Z')
  const code = totpCode(secret, stepOf(new Date(now.getTime() + seconds * 1000)))
  expect(stepOfCode(secret, code, now)).toBe(step === null ? null : stepOf(now) + step)
})

test('a secret is written in base 32, also in the address of the QR code', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(base32(Buffer.from([255]))).toBe('74')
  expect(totpUri(secret, { issuer: 'Tuck In', email: 'sam@example.com' })).toBe(
    'otpauth://totp/Tuck%20In:sam%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tuck%20In',
  )
})
