import { expect, test } from 'vitest'
import { orderLanguage } from './order-language.ts'

test('the choice of an account comes before the page, which is all that is known of a guest', () => {
  expect(orderLanguage({ ofAccount: 'en', ofPage: 'cy' })).toBe('en')
  expect(orderLanguage({ ofAccount: 'cy', ofPage: 'en' })).toBe('cy')
  expect(orderLanguage({ ofAccount: null, ofPage: 'cy' })).toBe('cy')
})
