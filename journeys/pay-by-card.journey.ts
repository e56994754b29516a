import { amount, expectSumToAddUp, goToCheckout, visitWith } from './doing/basket.ts'
import {
  chooseBag,
  choosePayingInCash,
  customer,
  enterAddress,
  sentOrder,
} from './doing/check-out.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { findFood } from './doing/find-food.ts'
import { expectOrderToBe, followOrder, receipt } from './doing/follow-order.ts'
import {
  answerBank,
  cardFields,
  CARDS,
  expectNotCharged,
  fillCard,
  orderAndPay,
  payButton,
} from './doing/pay-by-card.ts'
import { pressLabel, tabAndEnter, tabAndType, tabTo } from './doing/press.ts'
import { enterAsSomebodyNew } from './doing/register.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import type { Calls } from './marketplace/calls.ts'
import { expectAccessible } from './watching/accessibility.ts'

const iskender = { store: 'pitta-patter', dish: 'Iskender' }

test.beforeEach(({ troubles }) => {
  // Cards that are refused: by the provider, and by us for outdated requests. A customer with an account and
  // without a basket gets a 404 for one.
  troubles.expect(/confirm 402|payment 409|GET \/api\/v1\/cart 404/)
})

/** At checkout with a basket of a guest that lacks only its payment. */
async function begin(page: Page, calls: Calls, email: string): Promise<void> {
  const empty = await calls.fillBasket(iskender)
  const cart = await calls.setDetails(empty, { contact: customer(email), noBag: false })
  await visitWith(page, cart.cartToken)
  await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeVisible()
}

/** Leaving at the door, which is impossible with cash; paying by card restores the choice. */
async function leaveItAtTheDoor(page: Page): Promise<void> {
  const leave = page.getByRole('radio', { name: /^Leave it at the door/ })
  await pressLabel(leave)
  await choosePayingInCash(page)
  await expect(leave).toBeDisabled()
  await expect(leave).toHaveAccessibleName('Leave it at the door Not when you pay in cash')
  await expect(page.getByRole('radio', { name: 'Hand it to me' })).toBeChecked()
  await pressLabel(page.getByRole('radio', { name: /^Card/ }))
  await expect(leave).toBeChecked()
}

/** With another card than the first, as at checkout. */
async function thankTheCourier(page: Page): Promise<void> {
  // Opened anew, as by the link of an email, and not from checkout.
  await page.reload()
  const section = page.getByRole('region', { name: 'Say thanks with a tip' })
  const give = section.getByRole('button', { name: 'Tip £2.00' })
  await expect(give).toHaveCount(0)
  await pressLabel(section.getByRole('radio', { name: '£2', exact: true }))
  await fillCard(page, CARDS.isDeclined)
  await give.press('Enter')
  const news = section.getByRole('alert').filter({ hasText: 'Your card wasn’t charged.' })
  await expect(news).toContainText('Use another card.')
  await expectAccessible(page, 'a tip that was declined')
  await fillCard(page, CARDS.asksTheBank)
  await give.press('Enter')
  await answerBank(page, 'Complete')
  await expect(page.getByRole('heading', { name: 'You tipped £2.00' })).toBeFocused()
  expect(await amount(receipt(page), 'Tip after delivery')).toBe(200)
  await expectAccessible(page, 'a tip after delivery')
}

test(
  'A guest pays by another card than the first, with a tip; the kitchen refunds a part, the guest tips again',
  { tag: '@phone' },
  async ({ page, calls, mailbox, email }) => {
    await begin(page, calls, email)
    await leaveItAtTheDoor(page)
    await pressLabel(page.getByRole('checkbox', { name: /^Add cutlery/ }))
    await payButton(page).click()
    await expect(page.getByText('Check the card details.')).toBeVisible()
    await pressLabel(page.getByRole('radio', { name: '£2' }))
    const sum = page.getByRole('region', { name: 'Your order' })
    expect(await amount(sum, 'Tip for the courier')).toBe(200)
    const total = await expectSumToAddUp(sum)

    await fillCard(page, CARDS.isDeclined)
    await payButton(page).click()
    await expectNotCharged(page, 'Your bank declined this card.')
    await expectAccessible(page, 'a card that was declined')
    await fillCard(page, CARDS.asksTheBank)
    await payButton(page).click()
    await answerBank(page, 'Complete')
    const { number } = await sentOrder(page)
    await followOrder(page)
    const held = /^If they don’t answer by .* we’ll cancel it and release the £\d+\.\d\d hold\./
    await expect(page.getByText(held)).toBeVisible()
    expect(await expectSumToAddUp(receipt(page))).toBe(total)
    await expect(receipt(page)).toContainText('To be left at the door')
    await expect(receipt(page)).toContainText('With cutlery')
    await mailbox.receive(email, `has your order ${number}`)

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const sent = { id, store: { slug: iskender.store } }
    await calls.act(sent, 'accept', { minutes: 15 })
    await expect(
      page.getByText(/^Paid £\d+\.\d\d with your Visa ending 3220\./).first(),
    ).toBeVisible()
    const lines = [{ position: 0, quantity: 1 }]
    await calls.act(sent, 'refund', { lines, reason: 'The bread was cold.' })
    await expect(
      page.getByText(/(back|refunded) to your card.*: The bread was cold\.$/),
    ).toBeVisible()
    expect(await amount(receipt(page), 'Refunded')).toBeLessThan(0)

    for (const act of ['dispatch', 'complete']) await calls.act(sent, act)
    await thankTheCourier(page)
  },
)

test(
  'A customer saves a card and pays with it again; a declined order costs nothing',
  { tag: '@desktop' },
  async ({ page, calls, mailbox, email }) => {
    await enterAsSomebodyNew(page, { calls, mailbox }, email)
    await findFood(page, 'e8 1aa')
    await toCheckout(page)
    await enterAddress(page)
    await chooseBag(page)
    await fillCard(page, CARDS.asksTheBank)
    await payButton(page).click()
    await answerBank(page, 'Fail')
    await expectNotCharged(page, 'Your bank couldn’t confirm it’s you.')
    await expect(page.getByRole('textbox', { name: 'House number and street' })).toHaveValue(
      '12 Marmalade Row',
    )
    await fillCard(page, CARDS.works)
    await page.getByRole('checkbox', { name: 'Save this card for next time' }).press('Space')
    await orderAndPay(page)
    await followOrder(page)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await calls.act({ id, store: { slug: iskender.store } }, 'decline', { reason: 'tooBusy' })
    await expectOrderToBe(page, 'Your order was declined')
    await expect(
      page.getByText(/Your card wasn’t charged\. We’ve released the £\d+\.\d\d hold\./),
    ).toBeVisible()

    await toCheckout(page)
    await payBySavedCardWithKeysAlone(page)
    await expect(page.getByText(/is held on your Visa ending 4242/).first()).toBeVisible()
  },
)

async function payBySavedCardWithKeysAlone(page: Page): Promise<void> {
  const savedCard = page.getByRole('radio', { name: /^Visa ending 4242/ })
  await expect(savedCard).toBeChecked()
  const streetAddress = page.getByRole('textbox', { name: 'House number and street' })
  await tabAndType(page, streetAddress, '12 Marmalade Row')
  await tabTo(page, page.getByRole('radio', { name: /^Yes, one bag/ }))
  await page.keyboard.press('Space')
  await tabTo(page, savedCard)
  // To the fields of another card and back again.
  await page.keyboard.press('ArrowDown')
  await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(savedCard).toBeChecked()
  await tabAndEnter(page, payButton(page))
  await sentOrder(page)
}

async function toCheckout(page: Page): Promise<void> {
  await visit(page, '/restaurant/pitta-patter')
  await addAtOnce(page, iskender.dish)
  await goToCheckout(page)
  await alive(page)
}

test(
  'A wallet pays with one press; a started payment is finished or stopped, whatever is closed',
  { tag: '@phone' },
  async ({ page, context, calls, mailbox, email, troubles }) => {
    await begin(page, calls, email)
    const wallets = page.frameLocator('iframe[title^="Pay with a wallet"]')
    await wallets.getByRole('button', { name: /Google Pay/ }).click()
    const sheet = page.frameLocator('iframe[title^="Google Pay"]')
    await sheet.getByRole('button', { name: /^Pay £/ }).click()
    await sentOrder(page)
    await expect(page.getByText(/is held by Google Pay \(\w+ ending \d{4}\)/).first()).toBeVisible()

    // The same by Apple Pay, after cancelling it once.
    await begin(page, calls, email)
    const appleSheet = page.frameLocator('iframe[title^="Apple Pay"]')
    await wallets.getByRole('button', { name: /Apple Pay/ }).click()
    await appleSheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator('iframe[title^="Apple Pay"]')).toBeHidden()
    await wallets.getByRole('button', { name: /Apple Pay/ }).click()
    await appleSheet.getByRole('button', { name: /^Pay £/ }).click()
    await sentOrder(page)
    await expect(page.getByText(/is held by Apple Pay \(\w+ ending \d{4}\)/).first()).toBeVisible()

    // Another tab finds the payment of the first, and stops it.
    await begin(page, calls, email)
    await fillCard(page, CARDS.asksTheBank)
    await payButton(page).click()
    await expect(page.locator('iframe[title^="3-D Secure"]')).toBeVisible()
    const other = await context.newPage()
    await visit(other, '/checkout')
    await expect(
      other.getByRole('heading', { name: /^You haven’t finished paying £/ }),
    ).toBeVisible()
    await expectAccessible(other, 'a started payment')
    await other.getByRole('button', { name: 'Stop paying and change the basket' }).click()
    await expect(other.getByText('Payment stopped.')).toBeVisible()
    // The bank’s question ends by itself, because it is no longer needed.
    await expectNotCharged(page, '')

    // The page is closed before it can report that the bank has agreed: the provider's webhook does.
    await page.reload()
    await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeVisible()
    await page.route('**/api/v1/order/*/payment', (route) => route.abort())
    troubles.expect(/payment net::ERR_FAILED|GET \/api\/v1\/cart\/[\w-]+ 409/)
    await fillCard(page, CARDS.works)
    const confirmed = page.waitForResponse(/\/v1\/payment_intents\/\w+\/confirm/)
    await payButton(page).click()
    await confirmed
    await page.close()
    await mailbox.receive(email, 'has your order')
    const later = await context.newPage()
    await visit(later, '/checkout')
    await sentOrder(later)

    // The tab with the same basket shows what became of it, also after a reload.
    const isElsewhere = other.getByRole('heading', { name: 'Your order was placed in another tab' })
    await expect(isElsewhere).toBeVisible()
    await other.reload()
    await expect(isElsewhere).toBeVisible()
    await other.getByRole('link', { name: 'Follow your order' }).click()
    await expectOrderToBe(other, /^Waiting for /)
  },
)
