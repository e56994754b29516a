import { expect, test } from 'vitest'
import { companyNumberOf } from './company-number.ts'

test.each([
  ['01234567', '01234567'],
  ['1234567', '01234567'],
  ['123456', '00123456'],
  [' 0123 4567 ', '01234567'],
  ['sc123456', 'SC123456'],
  ['NI 012345', 'NI012345'],
  ['oc301234', 'OC301234'],
  ['NC001234', 'NC001234'],
  ['SO300001', 'SO300001'],
  ['LP012345', 'LP012345'],
  ['R0012345', 'R0012345'],
  ['IP12345R', 'IP12345R'],
  ['RS007853', 'RS007853'],
])('%j is the number %s', (text, number) => {
  expect(companyNumberOf(text)).toBe(number)
})

test.each([
  ['', 'nothing'],
  ['12345', 'too short to have lost only zeros'],
  ['00000000', 'nobody’s'],
  ['123456789', 'a digit too many'],
  ['SC1234567', 'a digit too many after a prefix'],
  ['SC12345', 'a digit too few after a prefix'],
  ['XX123456', 'a prefix that Companies House doesn’t use'],
  ['SC12345R', 'a letter at the end of a company'],
  ['0123456A', 'a letter at the end without a prefix'],
  ['01234-567', 'another character'],
  ['٠١٢٣٤٥٦٧', 'digits of another script'],
])('%j is none: %s', (text) => {
  expect(companyNumberOf(text)).toBeNull()
})
