import { describe, expect, test } from 'vitest'
import { accountNumberOf, sortCodeOf } from './bank-account.ts'

describe('a sort code', () => {
  test.each([
    ['123456', '12-34-56'],
    ['12-34-56', '12-34-56'],
    ['12 34 56', '12-34-56'],
    ['12–34–56', '12-34-56'],
    [' 00 00 01 ', '00-00-01'],
  ])('%j is %s', (text, sortCode) => {
    expect(sortCodeOf(text)).toBe(sortCode)
  })

  test.each(['', '12345', '1234567', '12-34-5a', '000000', '12/34/56'])('%j is none', (text) => {
    expect(sortCodeOf(text)).toBeNull()
  })
})

describe('an account number', () => {
  test.each([
    ['12345678', '12345678'],
    ['1234 5678', '12345678'],
    ['1234567', '01234567'],
    ['123456', '00123456'],
  ])('%j is %s', (text, accountNumber) => {
    expect(accountNumberOf(text)).toBe(accountNumber)
  })

  test.each(['', '12345', '123456789', '0000000', '1234567x', 'GB29NWBK60161331926819'])(
    '%j is none',
    (text) => {
      expect(accountNumberOf(text)).toBeNull()
    },
  )
})
