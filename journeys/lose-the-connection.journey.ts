import { AT_ONCE_MS, expectOrderToBe } from './doing/follow-order.ts'
import { card, signInToStoreApp } from './doing/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'

test.describe('The connection is lost and comes back', () => {
  test.beforeEach(({ troubles }) => troubles.expect(/net::ERR_INTERNET_DISCONNECTED/))

  test(
    'the order’s page catches up with what was missed',
    { tag: '@phone' },
    async ({ page, calls, email }) => {
      const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email })
      await visit(page, calls.pageOf(order))
      await expectOrderToBe(page, 'Waiting for the restaurant to answer')
      await page.context().setOffline(true)
      await calls.act(order, 'accept', { minutes: 15 })
      await calls.act(order, 'dispatch')
      await page.context().setOffline(false)
      await expectOrderToBe(page, 'Your order is on its way')
      await calls.act(order, 'complete')
      await expectOrderToBe(page, 'Your order is completed', { withinMs: AT_ONCE_MS })
      await expect(page.getByText('Reconnecting.')).toHaveCount(0)
    },
  )

  test(
    'the board catches up with what was missed',
    { tag: '@desktop' },
    async ({ storeApp, calls, email }) => {
      await signInToStoreApp(storeApp, 'mama-ades')
      await storeApp.context().setOffline(true)
      const order = await calls.order({
        store: 'mama-ades',
        dish: 'Snails in pepper',
        quantity: 2,
        email,
      })
      await storeApp.context().setOffline(false)
      await expect(await card(storeApp, order.number, 'New')).toBeVisible()
      await calls.act(order, 'accept', { minutes: 15 })
      await expect(await card(storeApp, order.number, 'Cooking')).toBeVisible()
    },
  )
})
