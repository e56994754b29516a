import { describe, expect, it } from 'vitest'
import { expiryOf, faultOfAnswer, faultsOf, spacedExpiry } from './browser/card-check.js'
import {
  brandOf,
  caretAfter,
  isWholeNumber,
  longestNumber,
  spacedNumber,
} from './browser/card-number.js'

const TODAY = new Date(2031, 4, 20)
const GOOD = { number: '4242 4242 4242 4242', expiry: '05 / 31', cvc: '123' }

describe('a card’s number', () => {
  it.each([
    ['4242', 'visa'],
    ['5555', 'mastercard'],
    ['2223', 'mastercard'],
    ['2721', 'unknown'],
    ['3782', 'amex'],
    ['6011', 'discover'],
    ['3056', 'diners'],
    ['3566', 'jcb'],
    ['6200', 'unionpay'],
    ['', 'unknown'],
    ['9', 'unknown'],
  ])('%s begins one of %s', (number, name) => {
    expect(brandOf(number).name).toBe(name)
  })

  it.each([
    '4242424242424242',
    '4000 0000 0000 3220',
    '4000000000009995',
    '4000000000000002',
    '378282246310005',
    '30569309020004',
    '3056930009020004',
    '2223003122003222',
  ])('%s is whole', (number) => {
    expect(isWholeNumber(number)).toBe(true)
  })

  it.each(['', '4242', '4242424242424241', '42424242424242', '3782822463100050', '0'])(
    '“%s” is not whole',
    (number) => {
      expect(isWholeNumber(number)).toBe(false)
    },
  )

  it('is spaced as it stands on the card, and ends where the card’s does', () => {
    expect(spacedNumber('42424')).toBe('4242 4')
    expect(spacedNumber('4242 4242-4242 4242 99')).toBe('4242 4242 4242 4242')
    expect(spacedNumber('378282246310005')).toBe('3782 822463 10005')
    expect(spacedNumber('3782')).toBe('3782')
    expect(spacedNumber('abc')).toBe('')
  })

  it('has room for its digits and the spaces between them', () => {
    expect(longestNumber('4242')).toBe('4242 4242 4242 4242'.length)
    expect(longestNumber('3782')).toBe('3782 822463 10005'.length)
    expect(longestNumber('')).toBe('1234 1234 1234 1234 123'.length)
  })

  it('keeps the caret behind the digits it was behind', () => {
    expect(caretAfter('4242 4', 4)).toBe(4)
    expect(caretAfter('4242 4', 5)).toBe(6)
    expect(caretAfter('4242 4', 0)).toBe(0)
    expect(caretAfter('', 0)).toBe(0)
  })
})

describe('an expiry date', () => {
  it.each(['12/34', '12 / 34', '1234', '12/2034', '122034', '2034-12', '12-34', '12.34'])(
    '%s is December 2034',
    (text) => {
      expect(expiryOf(text)).toEqual({ month: 12, year: 2034 })
    },
  )

  it.each(['', '1', '12', '13/34', '00/34', '12/3', 'soon'])('“%s” says no month', (text) => {
    expect(expiryOf(text)).toBeNull()
  })

  it('is spaced as it is typed', () => {
    expect(spacedExpiry('1')).toBe('1')
    expect(spacedExpiry('9')).toBe('09')
    expect(spacedExpiry('1/')).toBe('01')
    expect(spacedExpiry('123')).toBe('12 / 3')
    expect(spacedExpiry('12 / 345')).toBe('12 / 34')
  })

  it('may have its year typed in full', () => {
    expect(spacedExpiry('12 / 203')).toBe('12 / 203')
    expect(spacedExpiry('12 / 2034')).toBe('12 / 34')
  })

  it('is shortened when a browser fills it in whole', () => {
    expect(spacedExpiry('12/2034')).toBe('12 / 34')
    expect(spacedExpiry('2034-12')).toBe('12 / 34')
  })
})

describe('what is wrong with a card', () => {
  it('is nothing, to the end of its last month', () => {
    expect(faultsOf(GOOD, TODAY)).toEqual([])
  })

  it('is told for every field, in their order', () => {
    expect(faultsOf({ number: '', expiry: '', cvc: '' }, TODAY)).toEqual([
      { field: 'number', code: 'incomplete_number', message: 'Check the card number' },
      { field: 'expiry', code: 'incomplete_expiry', message: 'Check the expiry date' },
      { field: 'cvc', code: 'incomplete_cvc', message: 'The security code has 3 digits' },
    ])
  })

  it('is a number whose check digit is wrong', () => {
    expect(faultsOf({ ...GOOD, number: '4242424242424241' }, TODAY)).toEqual([
      { field: 'number', code: 'invalid_number', message: 'Check the card number' },
    ])
  })

  it('is a month that is over', () => {
    expect(faultsOf({ ...GOOD, expiry: '04 / 31' }, TODAY)).toEqual([
      { field: 'expiry', code: 'invalid_expiry_year_past', message: 'This card has expired' },
    ])
  })

  it('is a year no card is made out for', () => {
    expect(faultsOf({ ...GOOD, expiry: '01 / 99' }, TODAY).map(({ code }) => code)).toEqual([
      'invalid_expiry_year',
    ])
  })

  it('is a code of three digits where American Express has four', () => {
    const amex = { ...GOOD, number: '378282246310005' }
    expect(faultsOf(amex, TODAY)).toEqual([
      { field: 'cvc', code: 'incomplete_cvc', message: 'The security code has 4 digits' },
    ])
    expect(faultsOf({ ...amex, cvc: '1234' }, TODAY)).toEqual([])
  })
})

describe('what the bank answers', () => {
  it.each([
    ['expired_card', 'expiry', 'This card has expired'],
    ['incorrect_number', 'number', 'Check the card number'],
    ['incorrect_cvc', 'cvc', 'The security code has 3 digits'],
  ])('%s belongs beside %s', (code, field, message) => {
    expect(faultOfAnswer(code, GOOD.number)).toEqual({ code, field, message })
  })

  it('belongs beside no field when it is a decline', () => {
    expect(faultOfAnswer('card_declined', GOOD.number)).toBeNull()
    expect(faultOfAnswer(undefined, GOOD.number)).toBeNull()
  })
})
