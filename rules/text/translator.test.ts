import { expect, it } from 'vitest'
import { sentencePieces } from './translator.ts'

const english = new Intl.PluralRules('en-GB')
const welsh = new Intl.PluralRules('cy')
const catalogue = {
  cart: {
    title: 'Your basket',
    carts: 'Baskets',
    items_one: '{{count}} item',
    items_other: '{{count}} items',
  },
  'customer.sent.subject': '{{store}} has your order {{number}}',
  error: { 'Too slow.': 'Please try again' },
}
const said = (key: string, values: Record<string, string | number> = {}, plural = english) =>
  sentencePieces(catalogue, key, values, plural)?.join('') ?? null

it.each([
  ['cart.title', {}, 'Your basket'],
  ['cart.items', { count: 1 }, '1 item'],
  ['cart.items', { count: 0 }, '0 items'],
  ['customer.sent.subject', { store: 'Olive', number: '7' }, 'Olive has your order 7'],
  ['customer.sent.subject', { store: '{{number}}', number: '7' }, '{{number}} has your order 7'],
  ['customer.sent.subject', { store: 'Olive' }, 'Olive has your order '],
  ['error.Too slow.', {}, 'Please try again'],
  ['error.Too fast.', {}, null],
  ['cart', {}, null],
  ['carts', {}, null],
  ['cart.items', { count: '2' }, null],
  ['toString', {}, null],
])('%s with %o says %s', (key, values, sentence) => {
  expect(said(key, values)).toBe(sentence)
})

it('chooses the form of a number by the rules of the language', () => {
  const ci = {
    dogs_zero: '{{count}} cŵn',
    dogs_one: '{{count}} ci',
    dogs_two: '{{count}} gi',
    dogs_few: '{{count}} chi',
    dogs_many: '{{count}} chi',
    dogs_other: '{{count}} ci',
  }
  const forms = [0, 1, 2, 3, 6, 4].map((count) =>
    sentencePieces(ci, 'dogs', { count }, welsh)?.join(''),
  )
  expect(forms).toEqual(['0 cŵn', '1 ci', '2 gi', '3 chi', '6 chi', '4 ci'])
})

it('leaves values as they are, such as links', () => {
  const link = { href: '/order/7' }
  expect(
    sentencePieces(catalogue, 'customer.sent.subject', { store: link, number: 7 }, english),
  ).toEqual(['', link, ' has your order ', 7, ''])
})
