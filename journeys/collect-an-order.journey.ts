import { expectSumToAddUp, goToCheckout, openBasket } from './doing/basket.ts'
import { customer, order, enterContact } from './doing/check-out.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { chooseStore, findFood } from './doing/find-food.ts'
import { expectLargest, expectOrderToBe, followOrder, receipt } from './doing/follow-order.ts'
import { allowNotifications, receivePush, showPush } from './doing/notifications.ts'
import { card, openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'

// It brings the notifications.
test.use({ serviceWorkers: 'allow' })

test(
  'A guest collects an order at the counter',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, mailbox, marketplace }) => {
    const notified = await allowNotifications(page, marketplace)
    await openStoreApp(storeApp, calls, 'pitta-patter')
    await findFood(page, 'Hackney', { service: 'Collection' })
    await chooseStore(page, 'Pitta Patter')
    await addAtOnce(page, 'Iskender')
    const basket = await openBasket(page)
    await expect(basket.getByText('Delivery fee')).toHaveCount(0)
    await goToCheckout(page)
    await expect(page.getByText('Collect from Pitta Patter')).toBeVisible()
    await enterContact(page, customer(email))
    const { number } = await order(page)
    await followOrder(page)
    const total = await expectSumToAddUp(receipt(page))
    expect(total).toBe(1105 + 50 + 10)
    await page.getByRole('button', { name: 'Tell me when it’s ready' }).click()
    await expect(page.getByText('Notifications are on.')).toBeVisible()
    const turnOff = page.getByRole('button', { name: 'Turn off notifications' })
    await expect(turnOff).toBeFocused()

    const awaited = page.getByRole('complementary', { name: 'Your order' })
    await expect(awaited).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
    await expect(awaited).toContainText('Waiting for Pitta Patter')
    const ticket = await card(storeApp, number, 'New')
    await ticket.getByRole('button', { name: /^Accept, ready/ }).click()
    await page.reload()
    await expect(awaited).toContainText(
      /The kitchen is cookingReady around \d\d:\d\d · Pitta Patter/,
    )
    await awaited.getByRole('link').click()
    await expectOrderToBe(page, 'The kitchen is cooking')
    await expect(awaited).toHaveCount(0)
    await (
      await card(storeApp, number, 'Cooking')
    )
      .getByRole('button', { name: 'Ready to collect' })
      .click()
    await expectOrderToBe(page, 'Ready to collect')
    await page.reload()
    await expect(turnOff).toBeVisible()
    const push = await receivePush(notified, 'Your order is ready to collect.')
    expect(await showPush(notified, push)).toEqual([
      { title: 'Pitta Patter', body: 'Your order is ready to collect.' },
    ])
    await mailbox.receive(email, `Your order ${number} is ready to collect`)
    await expectLargest(page, page.locator('.now .number').filter({ hasText: number }))
    await expect(page.getByText(/^Collect from 66 Mare Walk, London E8/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      /^https:.*destination=51\.\d+,-0\.\d+$/,
    )
    await (
      await card(storeApp, number, 'Ready')
    )
      .getByRole('button', { name: 'Handed over' })
      .click()
    await expectOrderToBe(page, /^Collected at /)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save receipt as PDF' }).click()
    expect((await saved).suggestedFilename()).toBe(`receipt-${number}.pdf`)
    const paid = await mailbox.receive(email, `Your receipt for order ${number}, £11.65`)
    expect(paid.text).toContain('Collected from')
    await visit(page, '/')
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(awaited).toHaveCount(0)
  },
)
