import { expect, test } from 'vitest'
import { isRecordedPage } from './recorded-pages.ts'

test.each([
  ['/', true],
  ['/restaurants/london/hackney', true],
  ['/restaurant/nonna-pinas/', true],
  ['/restaurant/nonna-pinas//', true],
  ['/restaurant/nonna-pinas/basket', false],
  ['/restaurants/london/hackney/basket', false],
  ['/account/restaurants/london/hackney', false],
  ['/account/faq', false],
  ['/faq/account', false],
  ['/faq', true],
  ['/faq//', true],
  ['/privacy', true],
  ['/checkout', false],
  ['/Checkout/', false],
  ['/login', false],
  ['/register', false],
  ['/forgot-password', false],
  ['/password-reset', false],
  ['/account-verify', false],
  ['/create-customer-account', false],
  ['/customer/account/details', false],
  ['/customer/restaurant/favourites', false],
  ['/account/orders', false],
  ['/account/orders/1', false],
  ['/account/order/confirmed', false],
  ['/basket/abc', false],
  ['/contact-us', false],
  ['/store-app', false],
  ['/operator', false],
  ['/a-page-of-next-year', false],
])('%s may be recorded: %s', (path, expected) => {
  expect(isRecordedPage(path)).toBe(expected)
})
