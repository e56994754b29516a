import type { Locator } from '@playwright/test'
import { amount, expectSumToAddUp, goToCheckout, ifSoldOut, openBasket } from './doing/basket.ts'
import {
  choosePayingInCash,
  customer,
  order,
  orderButton,
  enterAddress,
  enterContact,
} from './doing/check-out.ts'
import { addDish } from './doing/choose-dishes.ts'
import { chooseStore, findFood } from './doing/find-food.ts'
import {
  AT_ONCE_MS,
  expectLargest,
  expectOrderToBe,
  followOrder,
  receipt,
} from './doing/follow-order.ts'
import { pressLabel } from './doing/press.ts'
import { confirmationLink, dialogNamed, signUp } from './doing/register.ts'
import { cardFields } from './doing/pay-by-card.ts'
import { card, openStoreApp } from './doing/staff/store-app.ts'
import { expect, test, type Page } from './journey.ts'

const atOnce = { withinMs: AT_ONCE_MS }

test(
  'A guest has food delivered, from a postcode to the receipt',
  { tag: '@phone' },
  async ({ page, storeApp, calls, email, mailbox }) => {
    await openStoreApp(storeApp, calls, 'saffron-street-kitchen')
    await findFood(page, 'e8 1aa')
    await chooseStore(page, 'Saffron Street Kitchen')
    await addDish(page, 'Butter chicken', {
      choices: ['Medium', 'Garlic naan'],
      note: 'Sauce on the side',
    })
    const basket = await openBasket(page)
    await expectSumToAddUp(basket)
    await ifSoldOut(basket, 'Butter chicken').selectOption('call me')
    await goToCheckout(page)
    await expect(page.getByText('If it’s sold out: call me')).toBeVisible()
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await expect(page.getByRole('textbox', { name: 'House number and street' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Log in for saved details' })).toBeVisible()
    await enterAddress(page)
    await pressLabel(page.getByRole('radio', { name: /^Leave it at the door/ }))
    await enterContact(page, customer(email), 'Allergic to sesame')
    await expectToStayInSight(page, page.getByRole('radio', { name: /^Cash/ }))
    await expect(orderButton(page)).toHaveAccessibleName('Order, pay cash £15.30')
    const { number } = await order(page)
    const ticket = await card(storeApp, number, 'New')
    await expect(ticket).toBeVisible({ timeout: AT_ONCE_MS })
    await expect(ticket).toContainText('“Allergic to sesame”')
    await expect(ticket).toContainText('Garlic naan')
    await expect(ticket).toContainText('If sold out: ring the customer')
    await followOrder(page)
    expect(await expectSumToAddUp(receipt(page))).toBe(1530)
    const received = await mailbox.receive(email, `has your order ${number}`)
    expect(received.text).toContain('Total to pay: £15.30')
    expect(received.text).toContain('If it’s sold out: call me')
    await expect(receipt(page)).toContainText('If it’s sold out: call me')
    // The courier takes the cash, so it must be handed over.
    await expect(receipt(page)).toContainText('To be handed to you')
    await expect(receipt(page)).toContainText('No cutlery')

    await ticket.getByRole('button', { name: '5 minutes more' }).click()
    await expect(ticket).toContainText('Ready in 20 minutes')
    await ticket.getByRole('button', { name: /^Accept, ready/ }).click()
    await expectOrderToBe(page, 'The kitchen is cooking', atOnce)
    const arrival = page.getByRole('heading', { level: 1, name: /^Arriving \d\d:\d\d–\d\d:\d\d$/ })
    await expectLargest(page, arrival)
    await expect(page.locator('.scooter:not(.moving)')).toBeAttached()
    const cooking = await card(storeApp, number, 'Cooking')
    await mailbox.receive(email, `is cooking your order ${number}`)
    await cooking.getByRole('button', { name: 'Out for delivery' }).click()
    await expectOrderToBe(page, 'On its way to you', atOnce)
    await expect(page.locator('.scooter.moving')).toBeAttached()
    await expect(page.getByText(/^Your courier left Saffron Street Kitchen at /)).toBeVisible()
    await expectLargest(page, arrival)
    const onItsWay = await card(storeApp, number, 'Ready')
    await onItsWay.getByRole('button', { name: 'Delivered' }).click()
    await expectOrderToBe(page, /^Delivered at /, atOnce)
    await expect(receipt(page)).not.toContainText('sold out')
    await expect(onItsWay).toBeHidden()
    const paid = await mailbox.receive(email, `Your receipt for order ${number}, £15.30`)
    expect(paid.text).toContain('Total paid: £15.30')
    expect(paid.html).toContain('/restaurant/saffron-street-kitchen"')
    expect(paid.text).toContain('Delivery fee: £2.00')
    expect(await amount(receipt(page), 'Delivery fee')).toBe(200)

    // An account is offered over the order, which stays; its email address is known.
    const address = page.url()
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(
      dialogNamed(page, 'Pull up a chair').getByRole('textbox', { name: 'Email' }),
    ).toHaveValue(email)
    await signUp(page)
    const sent = dialogNamed(page, 'Check your email')
    await expect(sent).toContainText(email)
    await sent.getByRole('button', { name: 'Use a different email' }).click()
    await expect(dialogNamed(page, 'Pull up a chair')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectOrderToBe(page, /^Delivered at /)
    await expect(page).toHaveURL(address)
    expect((await confirmationLink(mailbox, email)).length).toBeGreaterThan(0)
  },
)

/** A choice right below the header stays there, whatever it closes above. */
async function expectToStayInSight(page: Page, choice: Locator): Promise<void> {
  await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeVisible()
  // It appears by itself, above the choices.
  const wallets = page.frameLocator('iframe[title^="Pay with a wallet"]')
  await expect(wallets.getByRole('button', { name: /Google Pay/ })).toBeVisible()
  const headerEnd = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)
  const below = headerEnd(await page.getByRole('banner').boundingBox())
  await choice.evaluate((element, top) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  }, below + 120)
  const before = await choice.boundingBox()
  await choosePayingInCash(page)
  await expect(choice).toBeChecked()
  await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeHidden()
  const moved = (await choice.boundingBox())!.y - before!.y
  expect(Math.abs(moved)).toBeLessThan(4)
}
