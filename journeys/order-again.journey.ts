import { line, openBasket } from './doing/basket.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { logIn } from './doing/account.ts'
import { answerLater } from './doing/ask-for-address.ts'
import { makeAccount, named, NEW_PASSWORD } from './doing/register.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

test(
  'Customers find what they ordered, and order it again in place of another basket',
  { tag: '@desktop' },
  async ({ page, calls, mailbox, email, troubles }) => {
    // They have no basket yet.
    troubles.expect(/GET \/api\/v1\/cart 404/)
    await makeAccount({ calls, mailbox }, email)
    const who = { email, password: NEW_PASSWORD }
    await visit(page, '/account/orders')
    await logIn(page, who)
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()

    const orderDetails = { store: 'pitta-patter', dish: 'Iskender', email, by: who }
    const before = await calls.order({ ...orderDetails, quantity: 2 })
    await calls.act(before, 'decline', { reason: 'tooBusy' })
    const now = await calls.order(orderDetails)
    await visit(page, '/')
    const awaited = page.getByRole('complementary', { name: 'Your order' })
    await expect(awaited).toContainText('Waiting for Pitta Patter')
    await expectAccessibleAtEveryWidth(page, 'the first page while an order is open')
    await named(page, 'Nia').click()
    await page.getByRole('menuitem', { name: 'Your orders' }).click()
    await expect(awaited).toHaveCount(0)
    const inProgress = page.locator('section').filter({ hasText: 'In progress' })
    await expect(inProgress.getByRole('listitem')).toHaveText(new RegExp(now.number))
    const past = page.locator('section').filter({ hasText: 'Past orders' })
    await expect(past.getByRole('listitem')).toHaveText(new RegExp(`${before.number}.*Declined`))
    await expectAccessibleAtEveryWidth(page, 'the orders of a customer')

    // One of £11.05 is too small for the stamp card of the marketplace.
    const large = await calls.order({ ...orderDetails, quantity: 2 })
    for (const order of [now, large]) {
      await calls.act(order, 'accept', { minutes: 15 })
      await calls.act(order, 'dispatch')
      await calls.act(order, 'complete')
    }
    await visit(page, '/customer/account/stamps')
    await expect(page.getByText('1 of 5 stamps. 4 orders to go.')).toBeVisible()
    await visit(page, '/restaurant/salt-and-scraps')
    await expect(page.getByText('1 of 5 stamps to £10 off after five orders')).toBeVisible()
    await addAtOnce(page, 'Sweet potato chips')
    await answerLater(page)
    await visit(page, '/account/orders')
    await past.getByRole('button', { name: `Order again: ${before.number}` }).click()
    const question = page.getByRole('dialog', { name: 'Start a new basket?' })
    await expect(question).toContainText('Salt & Scraps')
    await expectAccessible(page, 'the question about another basket')
    await question.getByRole('button', { name: 'Start a new basket' }).click()
    await expect(page).toHaveURL(/\/restaurant\/pitta-patter$/)
    await expect(line(await openBasket(page), 'Iskender')).toContainText('£22.10')
  },
)
