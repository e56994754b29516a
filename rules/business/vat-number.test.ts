import { expect, test } from 'vitest'
import { vatNumberOf } from './vat-number.ts'

test.each([
  ['123456782', 'GB 123 4567 82', 'by the modulus of 97'],
  ['123456727', 'GB 123 4567 27', 'by the 9755 series'],
  ['GB 123 4567 82', 'GB 123 4567 82', 'as invoices write it'],
  ['gb123456782', 'GB 123 4567 82', 'in small letters'],
  ['123-4567-82', 'GB 123 4567 82', 'with hyphens'],
  ['GB123456782001', 'GB 123 4567 82 001', 'with a branch'],
  // Of HMRC's examples and of companies that print theirs.
  ['GB 434031494', 'GB 434 0314 94', 'of a company'],
  ['GB 980 7806 84', 'GB 980 7806 84', 'of another company'],
])('%j is %s, %s', (text, number) => {
  expect(vatNumberOf(text)).toBe(number)
})

test.each([
  ['', 'nothing'],
  ['123456783', 'wrong check digits'],
  ['213456782', 'two digits swapped'],
  ['12345678', 'a digit too few'],
  ['1234567820', 'a digit too many'],
  ['FR12345678200', 'of France'],
  ['000000000', 'nobody’s'],
  ['GB12345678200', 'two digits of a branch'],
  ['١٢٣٤٥٦٧٨٢', 'digits of another script'],
])('%j is none: %s', (text) => {
  expect(vatNumberOf(text)).toBeNull()
})
