import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { partnerEmail } from '#town/demonstration-accounts.ts'
import { AT_ONCE_MS, expectOrderToBe, receipt } from './doing/follow-order.ts'
import {
  complete,
  confirmationLink,
  dialogNamed,
  logInAs,
  makeAccount,
  named,
  openLink,
} from './doing/register.ts'
import { pressLabel } from './doing/press.ts'
import { card, openStoreApp, signInToStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

// One marketplace for all of these, whose evening ends with the first of those that wait long.
test.use({ clock: 'own' })
test.describe.configure({ mode: 'default' })

const iskender = { store: 'pitta-patter', dish: 'Iskender' }
const fresh = 'Rhubarb-and-custard2'

test(
  'Orders that nobody answers are declined automatically, and stay on the board until they are seen',
  { tag: '@phone' },
  async ({ page, storeApp, calls, email, mailbox, letPass }) => {
    const wish = { store: 'pitta-patter', dish: 'Iskender', email }
    const first = await calls.order(wish)
    await visit(page, calls.pageOf(first))
    const left = (minutes: number) =>
      page.getByRole('img', { name: `${minutes} of 10 minutes left` })
    await expect(left(10)).toBeVisible()
    await letPass(8)
    await expect(left(2)).toBeVisible()
    await letPass(2)
    await expectOrderToBe(page, 'Your order was declined')
    await expect(page.getByText('The kitchen didn’t answer in time.')).toBeVisible()
    await mailbox.receive(email, `couldn’t take your order ${first.number}`)

    const second = await calls.order(wish)
    await signInToStoreApp(storeApp, 'pitta-patter')
    const other = await storeApp.context().newPage()
    await visit(other, '/store-app')
    await expect(other.getByText(/^Connected/)).toBeVisible()
    const missed = (board: Page, { number }: { number: string }) =>
      board.getByRole('article', { name: `Missed order ${number}` })
    await expect(missed(storeApp, first)).toContainText('Nobody accepted it in 10 minutes.')
    await expect(missed(storeApp, first)).toContainText(
      'The customer has been told and pays nothing',
    )
    await letPass(10)
    for (const board of [storeApp, other]) {
      await expect(missed(board, second)).toBeVisible()
      await expect(board).toHaveTitle(/^\(2\) Missed orders · /)
    }
    await test.step('the second one in a row has paused the store, which is told why', async () => {
      const banner = storeApp.getByRole('status').filter({ hasText: 'Orders are paused until' })
      await expect(banner).toContainText(
        'Paused automatically because two orders in a row were missed.',
      )
      const { text } = await mailbox.receive(
        partnerEmail('pitta-patter'),
        `You missed order ${second.number}`,
      )
      expect(text).toContain('Orders are paused until')
      await expectAccessibleAtEveryWidth(storeApp, 'the board with missed orders')
      await banner.getByRole('button', { name: 'Take orders again' }).click()
      await expect(banner).toBeHidden()
    })
    await test.step('whoever has seen them says so once, for every device', async () => {
      for (const order of [first, second]) {
        const seen = missed(storeApp, order).getByRole('button', { name: 'We’ve seen this' })
        await seen.focus()
        await storeApp.keyboard.press('Enter')
        await expect(missed(other, order)).toBeHidden({ timeout: AT_ONCE_MS })
      }
      await expect(storeApp.locator('.lane:focus')).toBeVisible()
      await expect(other).toHaveTitle(/^Orders, /)
    })
  },
)

test(
  'An order for later waits on the board until it is time to cook it; a pause says what it does',
  { tag: '@phone' },
  async ({ page, storeApp, calls, email, letPass, troubles }) => {
    // An access token has its day.
    troubles.expect(/ 401$/)
    await signInToStoreApp(storeApp, 'pitta-patter')
    const other = await storeApp.context().newPage()
    await visit(other, '/store-app')
    await expect(other.getByText(/^Connected/)).toBeVisible()

    await test.step('a pause that still takes orders for later', async () => {
      const more = storeApp.getByRole('button', { name: 'More', exact: true })
      if (await more.isVisible()) await more.click()
      await storeApp.getByRole('button', { name: 'Pause orders' }).click()
      const dialog = storeApp.getByRole('dialog', { name: 'Pause orders?' })
      await expect(dialog).toContainText('not even for later')
      await pressLabel(dialog.getByRole('radio', { name: 'Still take them' }))
      await expect(dialog).toContainText('Customers can still choose a time after')
      await dialog.getByRole('button', { name: /^Pause until / }).click()
      const banner = other.getByRole('status').filter({ hasText: 'Orders are paused until' })
      await expect(banner).toContainText('Customers can still order for later.')
      await visit(page, '/restaurant/pitta-patter')
      await expect(page.getByRole('button', { name: 'Order for later' })).toBeVisible()
      await banner.getByRole('button', { name: 'Take orders again' }).click()
      await expect(
        storeApp.getByRole('status').filter({ hasText: 'Orders are paused until' }),
      ).toBeHidden()
    })

    const serviceTime = '2026-11-20T20:30:00.000Z'
    const order = await calls.order({
      store: 'pitta-patter',
      dish: 'Iskender',
      email,
      serviceTime,
    })
    await visit(page, calls.pageOf(order))
    const unanswered = await card(storeApp, order.number, 'Scheduled')
    await unanswered.getByRole('button', { name: 'Accept for 20:30' }).click()
    await expectOrderToBe(page, 'Scheduled for 20:30')
    const waiting = await card(storeApp, order.number, 'Scheduled')
    await expect(waiting).toHaveAccessibleName(`Scheduled order ${order.number}`)
    await expect(waiting).toContainText('Start 19:')
    await expectAccessibleAtEveryWidth(storeApp, 'the board with an order for later')
    await letPass(90)
    const toCook = await card(other, order.number, 'New')
    await expect(toCook).toHaveAccessibleName(`New to cook, order ${order.number}`)
    await expectOrderToBe(page, 'The kitchen is cooking')
    await toCook.getByRole('button', { name: 'Start cooking' }).click()
    await expect(await card(storeApp, order.number, 'Cooking')).toBeVisible()
  },
)

test(
  'A change that nobody answers in time: fewer are cooked, and another dish is left out',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, mailbox, letPass }) => {
    const fewer = await calls.orderByCard({ ...iskender, quantity: 2, email, ifSoldOut: 'call' })
    const other = await calls.order({ ...iskender, more: ['Hummus and bread'], email })
    const only = await calls.order({ ...iskender, email })
    for (const order of [fewer, other, only]) await calls.act(order, 'accept', { minutes: 30 })
    await calls.change(fewer, { quantity: 1 })
    for (const order of [other, only]) await calls.change(order, { dishInstead: 'Lahmacun' })
    await openStoreApp(storeApp, calls, iskender.store)
    const ticketOf = ({ number }: { number: string }) => card(storeApp, number, 'Cooking')
    for (const order of [fewer, other, only])
      await expect(await ticketOf(order)).toContainText('Waiting for the customer')
    await visit(page, calls.pageOf(other))
    const question = page.getByRole('region', { name: 'Iskender has run out' })
    await expect(question).toContainText('you won’t get or pay for Iskender.')

    await letPass(5)
    await expect(question).toHaveCount(0)
    const changed = page.getByRole('region', { name: 'What has changed' })
    await expect(changed).toContainText('Taken out, as it had run out')
    await expect(receipt(page)).not.toContainText('Lahmacun')
    await test.step('the kitchen can go on, and knows what to cook', async () => {
      for (const order of [fewer, other, only]) {
        const ticket = await ticketOf(order)
        await expect(ticket).not.toContainText('Waiting for the customer')
        await expect(ticket.locator('[data-act]')).toBeVisible()
      }
      await expect(await ticketOf(fewer)).toContainText('1 of 2 refunded, cook 1')
      await (
        await ticketOf(only)
      )
        .getByRole('button', { name: `All of order ${only.number}` })
        .click()
      await expect(storeApp.getByRole('dialog', { name: `Order ${only.number}` })).toContainText(
        'Iskender stays: the customer didn’t answer. Ring them, or cancel.',
      )
    })
    await mailbox.receive(email, 'has changed your order')
  },
)

test.describe('A signed-in customer', () => {
  test.beforeEach(async ({ calls, mailbox, email, troubles }) => {
    // They have no basket yet, and an access token has its day.
    troubles.expect(/GET \/api\/v1\/cart 404/)
    troubles.expect(/ 401$/)
    await makeAccount({ calls, mailbox }, email)
  })

  for (const isRemembered of [true, false]) {
    const how = isRemembered ? 'remembered' : 'for the session of the browser'

    test(
      `${how} stays so when two tabs refresh at once, and long after`,
      { tag: '@phone' },
      async ({ page, context, email, letPass }) => {
        await logInAs(page, email, { isRemembered })
        const other = await context.newPage()
        await visit(other, '/')
        await expect(named(other, 'Nia')).toBeVisible()
        for (let round = 1; round <= 2; round += 1) {
          await letPass(16)
          await Promise.all([page, other].map((tab) => tab.goto('/customer/account/details')))
          for (const tab of [page, other])
            await expect(tab.getByText('This browser', { exact: true })).toBeVisible()
          await expect.poll(async () => (await tokenOf(page)) === (await tokenOf(other))).toBe(true)
        }
      },
    )
  }

  test(
    'stays so while the network is lost',
    { tag: '@phone' },
    async ({ page, email, letPass, troubles }) => {
      troubles.expect(/auth\/refresh|ERR_FAILED/)
      await logInAs(page, email)
      await letPass(16)
      await page.route('**/auth/refresh', (route) => route.abort())
      await page.goto('/customer/account/details')
      await expect(page.getByText('We can’t check where you’re logged in.')).toBeVisible()
      await expect(named(page, 'Nia')).toBeVisible()
      await page.unroute('**/auth/refresh')
      const sessions = page.getByRole('region', { name: 'Where you’re logged in' })
      await sessions.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('This browser', { exact: true })).toBeVisible()
    },
  )
})

test(
  'A customer who has forgotten their password is told when the link has expired',
  { tag: '@phone' },
  async ({ page, calls, mailbox, email, letPass, troubles }) => {
    troubles.expect(/POST \/api\/v1\/auth\/reset-password 410/)
    await makeAccount({ calls, mailbox }, email)
    await visit(page, '/forgot-password')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(email)
    // Its hour starts when it is sent.
    const { links } = await mailbox.receive(email, 'Choose a new password')
    await letPass(61)
    await page.goto('about:blank')
    await visit(page, links.find(({ href }) => href.includes('/password-reset#'))?.href ?? '/')
    const dialog = dialogNamed(page, 'Choose a new password')
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill(fresh)
    await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill(fresh)
    await dialog.getByRole('button', { name: 'Save and log in' }).click()
    const cold = dialogNamed(page, 'That link has expired')
    await expect(cold).toBeVisible()
    await expect(page).toHaveURL(/\/password-reset-failed$/)
    await cold.getByRole('button', { name: 'Continue' }).click()
    await expect(dialogNamed(page, 'Welcome back')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  },
)

test(
  'An account is not confirmed by a link older than a day, but by another that is sent',
  { tag: '@phone' },
  async ({ page, email, mailbox, calls, letPass, troubles }) => {
    troubles.expect(/POST \/api\/v1\/auth\/register\/(confirm|complete) 400/)
    const failed = dialogNamed(page, 'That link didn’t work')
    await calls.register(email)
    const old = await confirmationLink(mailbox, email)
    await letPass(24 * 60 + 1)
    await page.goto(old)
    await expect(failed).toBeVisible()
    await failed.getByRole('textbox', { name: 'Email' }).fill(email)
    await failed.getByRole('button', { name: 'Send a new link' }).click()
    await expect(dialogNamed(page, 'Check your email')).toContainText(email)
    await expect
      .poll(() => confirmationLink(mailbox, email), { message: 'another link' })
      .not.toBe(old)
    await openLink(page, await confirmationLink(mailbox, email))

    // It also expires while the form is filled in; what was typed stays.
    await letPass(24 * 60 + 1)
    await complete(page)
    const form = dialogNamed(page, 'Nearly there')
    await expect(form.getByRole('alert')).toHaveText(/This link doesn’t work/)
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Nia')
    await form.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByText('We’ve sent you an email.').first()).toBeVisible()
  },
)

async function tokenOf(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const read = (storage: Storage) => JSON.parse(storage.getItem(key) ?? '{}').auth
    return (read(localStorage) ?? read(sessionStorage)).refreshToken
  }, PERSISTENCE_KEY)
}
