import '#web/messages/address.ts'
import '#web/messages/staff-error.ts'
import { expect, it } from 'vitest'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { t } from './i18n.ts'

it('puts values into a sentence', () => {
  expect(t('shell.brandHome', { name: 'Tuck In' })).toBe('Tuck In, home')
})

it('chooses the sentence for a number', () => {
  const total = '£4.00'
  expect(t('shell.basketFilled', { count: 1, total })).toBe('Basket, 1 item, £4.00')
  expect(t('shell.basketFilled', { count: 2, total })).toBe('Basket, 2 items, £4.00')
})

it('finds the nouns that were imported', () => {
  expect(t('address.find')).toBe('Find food')
})

it('has a sentence for every error, however its code is spelled', () => {
  // The names of the catalogue are its codes.
  for (const code of Object.keys(ERRORS) as ErrorCode[])
    expect(t(`error.${code}`)).not.toContain('error.')
  expect(t('error.Low recaptcha score.')).toContain('unexpected activity')
})

it('requires the values that a sentence names', () => {
  // @ts-expect-error -- without its name the sentence has a hole
  expect(t('shell.brandHome')).toBe(', home')
  // @ts-expect-error -- no such message
  expect(t('shell.nothing')).toBe('shell.nothing')
})
