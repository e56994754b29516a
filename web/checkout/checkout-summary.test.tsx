import '#web/messages/orders.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { appStore } from '#web/state/store.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { testCart } from './testing/cart.ts'

const summaryOf = (cart: Cart) =>
  renderToStaticMarkup(
    <Provider store={appStore()}>
      <MemoryRouter>
        <CheckoutSummary cart={cart} refusal={null}>
          Order
        </CheckoutSummary>
      </MemoryRouter>
    </Provider>,
  )

const silent = { ...testCart().allergens, contains: [], may: [], free: [] }

it.each([
  ['of dishes about which the kitchen is silent', true],
  ['in which every item is sold out', false],
])('an order %s is said to have no allergens declared: %s', (_what, isAvailable) => {
  const lines = testCart().lines.map((line) => ({ ...line, isAvailable }))
  const html = summaryOf(testCart({ lines, allergens: silent }))
  expect(html.includes('has declared no allergens')).toBe(isAvailable)
})
