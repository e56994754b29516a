import { logIn } from './doing/account.ts'
import { bringBasket } from './doing/bring-basket.ts'
import { chooseBag, choosePayingInCash, orderButton } from './doing/check-out.ts'
import { expectOrderToBe } from './doing/follow-order.ts'
import { makeAccount, NEW_PASSWORD } from './doing/register.ts'
import { card, openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

const orderDetails = { store: 'pitta-patter', dish: 'Iskender' }

test(
  'A declined order says why, on its page and by email',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, mailbox }) => {
    const order = await calls.order({ ...orderDetails, email })
    await visit(page, calls.pageOf(order))
    await openStoreApp(storeApp, calls, 'pitta-patter')
    const ticket = await card(storeApp, order.number, 'New')
    await ticket.getByRole('button', { name: 'Decline' }).click()
    const dialog = storeApp.getByRole('dialog', { name: `Decline order ${order.number}?` })
    await dialog.getByRole('button', { name: 'Decline the order' }).click()
    await expect(dialog.getByText('Choose a reason. The customer sees it.')).toBeVisible()
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await dialog.getByRole('radio', { name: 'Something is sold out' }).check()
    await dialog.getByRole('textbox', { name: /Message to the customer/ }).fill('No lamb today.')
    await dialog.getByRole('button', { name: 'Decline the order' }).click()
    await expect(dialog).toBeHidden()
    await expect(ticket).toHaveCount(0)

    await expectOrderToBe(page, 'Your order was declined')
    await expect(page.getByText('Something you ordered has sold out.')).toBeVisible()
    await expect(page.getByText('They say: “No lamb today.”')).toBeVisible()
    await expect(page.getByText('You were going to pay in cash', { exact: false })).toBeVisible()
    const refusal = await mailbox.receive(email, `couldn’t take your order ${order.number}`)
    expect(refusal.text).toContain('No lamb today.')
    await page.getByRole('link', { name: /^See restaurants near E8/ }).click()
    await expect(page).toHaveURL(/\/restaurants\/london\/hackney\?location=E8\+1AA/)
  },
)

test(
  'A guest cancels before the kitchen has answered',
  { tag: '@phone' },
  async ({ page, calls, email, mailbox }) => {
    const order = await calls.order({ ...orderDetails, email })
    await visit(page, calls.pageOf(order))
    await page.getByRole('button', { name: 'Cancel this order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'the question before cancelling')
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await expectOrderToBe(page, 'Your order was cancelled')
    await mailbox.receive(email, `Your order ${order.number} from Pitta Patter is cancelled`)
  },
)

test(
  'A customer with too many unanswered orders gets links to them',
  { tag: '@phone' },
  async ({ page, calls, mailbox, email, troubles }) => {
    troubles.expect(/POST \/api\/v1\/order 409/)
    await makeAccount({ calls, mailbox }, email)
    const by = { email, password: NEW_PASSWORD }
    const service = 'collection'
    const waiting: string[] = []
    for (let each = 0; each < 5; each++)
      waiting.push((await calls.order({ ...orderDetails, service, email, by })).number)
    await bringBasket(page, await calls.fillBasket({ ...orderDetails, service }))
    await visit(page, '/login')
    await logIn(page, by)
    await expect(page).toHaveURL(/\/checkout$/)
    await chooseBag(page)
    await choosePayingInCash(page)
    await orderButton(page).click()
    await expect(page.getByText(/^Several of your cash orders to this restaurant/)).toBeVisible()
    const links = page.getByRole('link', { name: /^See order \w{4}, which is waiting/ })
    await expect(links).toHaveCount(5)
    await expectAccessible(page, 'too many unanswered orders')
    await page.getByRole('link', { name: `See order ${waiting[2]}` }).click()
    await expectOrderToBe(page, 'Waiting for Pitta Patter')
    await expect(page.getByText(`Order ${waiting[2]}`, { exact: true })).toBeVisible()
  },
)
