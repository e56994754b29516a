import { goToCheckout, openBasket, line } from './doing/basket.ts'
import { customer, order, enterAddress, enterContact } from './doing/check-out.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { chooseStore, findFood } from './doing/find-food.ts'
import { expectOrderToBe, followOrder } from './doing/follow-order.ts'
import { pressLabel } from './doing/press.ts'
import { expect, test } from './journey.ts'

test(
  'Order from a closed store for tomorrow',
  { tag: '@phone' },
  async ({ page, calls, email, mailbox }) => {
    const dish = { store: 'the-green-bench', dish: 'Shepherdless pie' }
    await calls.fillSlot(dish, '2026-11-21T12:15:00.000Z')
    await findFood(page, 'e8 1aa')
    await page.getByRole('link', { name: /^Taking pre-orders/ }).click()
    await chooseStore(page, 'The Green Bench')
    await test.step('it says first that it is closed, and nothing can be added for now', async () => {
      const closed = page.getByRole('status').filter({ hasText: 'Closed. Opens' })
      await expect(closed).toContainText('You can order now for tomorrow')
      await expect(page.getByRole('button', { name: /^Add .*, [£\d]/ })).toHaveCount(0)
      await expect(page.getByRole('link', { name: /^Choose options for / })).toHaveCount(0)
      await closed.getByRole('button', { name: 'Order for later' }).click()
    })
    const times = page.getByRole('dialog', { name: 'When should it arrive?' })
    await expect(times.getByRole('radio', { name: /^12:15.*Full$/ })).toBeDisabled()
    await pressLabel(times.getByRole('radio', { name: /^12:00/ }))
    await times.getByRole('button', { name: 'Set the time' }).click()
    await expect(times).toBeHidden()
    await expect(page.getByText('You’re ordering for tomorrow 12:00.')).toBeVisible()
    await addAtOnce(page, 'Shepherdless pie')
    const basket = await openBasket(page)
    await line(basket, 'Shepherdless pie')
      .getByRole('button', { name: /^One more/ })
      .click()
    await expect(line(basket, 'Shepherdless pie').getByText('2', { exact: true })).toBeVisible()

    await goToCheckout(page)
    await expect(page.getByRole('radio', { name: 'Tomorrow', exact: true })).toBeChecked()
    await expect(page.getByRole('radio', { name: '12:00–12:15', exact: true })).toBeChecked()
    await pressLabel(page.getByRole('radio', { name: '12:30–12:45', exact: true }))
    await expect(page.getByText(/^Reserved for you until/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Tomorrow, 12:30')
    await enterAddress(page)
    await enterContact(page, customer(email))
    const { number } = await order(page)
    await followOrder(page)
    await expectOrderToBe(page, /^Waiting for /)
    await expect(page.getByText('You chose tomorrow, 12:30–12:45.')).toBeVisible()
    const received = await mailbox.receive(email, number)
    expect(received.text).toContain('You chose Saturday 21 November 2026, 12:30 to 12:45.')
  },
)
