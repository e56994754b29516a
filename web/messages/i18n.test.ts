import '#web/messages/address.ts'
import { expect, it } from 'vitest'
import { t } from './i18n.ts'

it('puts values into a sentence', () => {
  expect(t('shell.brandHome', { name: 'Tuck In' })).toBe('Tuck In, home')
})

it('chooses the sentence for a number', () => {
  const total = '£4.00'
  expect(t('shell.basketFilled', { count: 1, total })).toBe('Basket, 1 item, £4.00')
  expect(t('shell.basketFilled', { count: 2, total })).toBe('Basket, 2 items, £4.00')
})

it('knows the nouns that were imported', () => {
  expect(t('address.find')).toBe('Find food')
})

it('insists on the values that a sentence names', () => {
  // @ts-expect-error -- without its name the sentence has a hole
  expect(t('shell.brandHome')).toBe(', home')
  // @ts-expect-error -- no such message
  expect(t('shell.nothing')).toBe('shell.nothing')
})
