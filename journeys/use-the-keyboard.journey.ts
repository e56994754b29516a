import { bringStaffSession } from './doing/bring-session.ts'
import { customer } from './doing/check-out.ts'
import { addressField } from './doing/find-food.ts'
import { expectOrderToBe } from './doing/follow-order.ts'
import { tabAndEnter, tabAndType, tabTo } from './doing/press.ts'
import { card, preferLargeCards } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectFocus, expectWalkable } from './watching/keyboard.ts'
import {
  DEMONSTRATION_OPERATOR,
  DEMONSTRATION_PASSWORD,
  partnerEmail,
} from '#town/demonstration-accounts.ts'

test(
  'Order, cook and deliver by keyboard alone',
  { tag: '@desktop' },
  async ({ page, storeApp, email }) => {
    await signIn(storeApp)
    await findStore(page)
    const search = page.getByRole('searchbox', { name: 'Search this menu' })
    await tabAndType(page, search, 'Iskender')
    await expect(page.getByText('2 dishes found')).toBeVisible()
    await tabAndEnter(page, page.getByRole('button', { name: /^Add Iskender/ }).first())
    const basket = page.getByRole('complementary', { name: 'Your basket' })
    await tabAndEnter(page, basket.getByRole('link', { name: 'Go to checkout' }))
    await checkOut(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible()
    const number = (await page.getByText('Your order number').locator('+ p').textContent()) ?? ''
    await tabAndEnter(page, page.getByRole('link', { name: 'Follow your order' }))

    // The board has the orders of other journeys too.
    const board = { maximum: 600 }
    const ticket = await card(storeApp, number, 'New')
    await tabAndEnter(storeApp, ticket.getByRole('button', { name: /^Accept, ready/ }), board)
    await expectOrderToBe(page, 'The kitchen is cooking')
    const cooking = await card(storeApp, number, 'Cooking')
    await tabAndEnter(storeApp, cooking.getByRole('button', { name: 'Out for delivery' }), board)
    const onItsWay = await card(storeApp, number, 'Ready')
    await tabAndEnter(storeApp, onItsWay.getByRole('button', { name: 'Delivered' }), board)
    await expectOrderToBe(page, /^Delivered at /)
  },
)

/** No other journey orders there, or pauses it. */
const paused = 'Spit & Polish'

test(
  'An operator refunds an item, pauses a restaurant and answers a message by keyboard alone',
  { tag: '@desktop' },
  async ({ page, calls, email }) => {
    const order = await calls.orderByCard({
      store: 'pitta-patter',
      dish: 'Iskender',
      quantity: 2,
      email,
    })
    await calls.act(order, 'accept', { minutes: 15 })
    await calls.write(email, 'The naan was cold.')

    await test.step('logs in, and is on Now', async () => {
      await visit(page, '/operator/login')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
      await tabAndType(
        page,
        page.getByRole('textbox', { name: 'Email' }),
        DEMONSTRATION_OPERATOR.email,
      )
      await tabAndType(
        page,
        page.getByRole('textbox', { name: 'Password' }),
        DEMONSTRATION_PASSWORD,
      )
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toBeVisible()
      await expectFocus(page, 'logging in')
      await expect(page.getByRole('region', { name: /^Needs a person/ })).toBeVisible()
      await expectWalkable(page, 'Now')
    })

    await test.step('finds the order by its number, and refunds an item', async () => {
      await page.keyboard.press('/')
      await page.keyboard.type(order.number)
      await page.keyboard.press('Enter')
      const found = page.getByRole('list', { name: 'Orders found' })
      await tabAndEnter(page, found.getByRole('link', { name: new RegExp(`^${order.number}`) }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`)
      await expectFocus(page, 'opening an order')
      await expectWalkable(page, 'an order')
      const refund = page.getByRole('region', { name: 'Items' }).getByRole('button')
      await tabAndEnter(page, refund)
      const dialog = page.getByRole('dialog')
      const everything = dialog.getByRole('radio', { name: /^Everything/ })
      await expect(everything).toBeFocused()
      // Pressed once more, or held: it sends nothing that nobody has chosen.
      await page.keyboard.press('Enter')
      await expect(everything).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expectWalkable(page, 'refunding')
      const more = dialog.getByRole('button', { name: 'One more Iskender' })
      await tabAndEnter(page, more)
      await page.keyboard.press('Enter')
      // There are no more, but the focus stays.
      await expect(more).toBeDisabled()
      await expect(more).toBeFocused()
      await tabAndEnter(page, dialog.getByRole('button', { name: 'One fewer Iskender' }))
      const message = dialog.getByRole('textbox', { name: /^Message to the customer/ })
      await tabAndType(page, message, 'One was missing.')
      await tabAndEnter(page, dialog.getByRole('button', { name: 'Refund £11.05' }))
      await expect(page.getByRole('list', { name: 'Refunded' })).toContainText('£11.05')
      await expect(refund).toBeFocused()
    })

    await test.step('pauses a restaurant, and ends the pause', async () => {
      const places = page.getByRole('navigation', { name: 'Console' })
      await tabAndEnter(page, places.getByRole('link', { name: 'Restaurants' }))
      await tabAndType(page, page.getByRole('searchbox', { name: /^Find a restaurant/ }), paused)
      await page.keyboard.press('Enter')
      await tabAndEnter(page, page.getByRole('link', { name: paused }))
      await expect(page.getByRole('heading', { level: 1, name: paused })).toBeVisible()
      await expectFocus(page, 'opening a restaurant')
      await expectWalkable(page, 'a restaurant')
      const pause = page.getByRole('button', { name: 'Pause', exact: true })
      await tabAndEnter(page, pause)
      const dialog = page.getByRole('dialog', { name: `Pause ${paused}?` })
      await expect(dialog.getByLabel('Until')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(pause).toBeFocused()
      await page.keyboard.press('Enter')
      // A day that browsers of every country write alike; in those of some, before noon.
      await tabAndType(page, dialog.getByLabel('Until'), '12122026')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.type('1030a')
      await tabAndType(page, dialog.getByLabel('Reason'), 'A burst pipe.')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^Paused by us until 12 Dec/)).toBeVisible()
      await expect(pause).toBeFocused()
      await tabAndEnter(page, page.getByRole('button', { name: 'End pause' }))
      await expect(page.getByText(`${paused} takes orders again.`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: paused })).toBeFocused()
    })

    await test.step('answers a message', async () => {
      const places = page.getByRole('navigation', { name: 'Console' })
      await tabAndEnter(page, places.getByRole('link', { name: 'Messages' }))
      await tabAndType(page, page.getByRole('searchbox', { name: /^Name, email/ }), email)
      await page.keyboard.press('Enter')
      const found = page.getByRole('list', { name: 'Messages found' }).getByRole('link')
      await expect(found).toHaveCount(1)
      await tabAndEnter(page, found)
      await tabAndEnter(page, page.getByRole('button', { name: 'Take it on' }))
      await expect(page.getByText('You look after it')).toBeVisible()
      await expectFocus(page, 'taking a message on')
      await expectWalkable(page, 'a message')
      await tabAndType(page, page.getByRole('textbox', { name: 'Your answer' }), 'Sorry about it.')
      await tabAndEnter(page, page.getByRole('button', { name: 'Send answer' }))
      await expect(page.getByRole('region', { name: 'What was done' })).toContainText('Sorry about')
      await tabAndEnter(page, page.getByRole('button', { name: 'Close', exact: true }))
      await expect(page.getByText('This message is closed.')).toBeVisible()
      await expectFocus(page, 'closing a message')
    })
  },
)

test(
  'Dialogs of the console begin where they are filled in or read, send by Enter, and say what failed',
  { tag: '@desktop' },
  async ({ page, calls, email, troubles }) => {
    troubles.expect(/POST \S+\/operator\/orders\/\S+\/acts 500/)
    const order = await calls.order({
      store: 'pitta-patter',
      dish: 'Iskender',
      quantity: 2,
      email,
      allergyNote: 'No milk',
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, `/operator/orders/${order.id}`)
    const acts = page.getByRole('region', { name: 'Act for either side' })
    const dialog = page.getByRole('dialog')
    const why = dialog.getByRole('textbox', { name: 'Why you do this' })

    await test.step('one to fill in begins on its first field', async () => {
      const accept = acts.getByRole('button', { name: 'Accept' })
      await tabAndEnter(page, accept)
      await expect(dialog.getByRole('textbox', { name: /^Who has spoken/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(why).toBeFocused()
      await expect(why).toHaveAccessibleDescription(/^Say why\./)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(accept).toBeFocused()
    })

    await test.step('one that ends something begins on its title', async () => {
      await tabAndEnter(page, acts.getByRole('button', { name: 'Decline' }))
      await expect(dialog.getByRole('heading', { name: /^Decline order/ })).toBeFocused()
      await expectWalkable(page, 'declining an order on a phone')
      const first = dialog.getByRole('radio').first()
      await tabTo(page, first)
      await page.keyboard.press('Space')
      await expect(first).toBeChecked()
      await tabAndType(page, why, 'They rang.')
      await expect(why).toHaveValue('They rang.')
      await page.route('**/operator/orders/*/acts', (route) => route.fulfill({ status: 500 }), {
        times: 1,
      })
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText('Something went wrong on our side')
      await expect(dialog.getByRole('alert')).toBeInViewport()
      await expect(why).toBeFocused()
      await expect(why).toHaveValue('They rang.')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('region', { name: 'What happened' })).toContainText('They rang.')
      await expectFocus(page, 'declining an order')
    })
  },
)

async function signIn(page: Page): Promise<void> {
  await preferLargeCards(page)
  await visit(page, '/store-app/login')
  await tabAndType(page, page.getByRole('textbox', { name: 'Email' }), partnerEmail('pitta-patter'))
  await tabAndType(page, page.getByRole('textbox', { name: 'Password' }), DEMONSTRATION_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Connected/)).toBeVisible()
}

async function findStore(page: Page): Promise<void> {
  await visit(page, '/')
  await tabAndType(page, addressField(page), 'e8 1aa')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabAndEnter(page, page.getByRole('button', { name: 'Find food' }))
  await tabAndEnter(page, page.getByRole('link', { name: 'Pitta Patter' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Pitta Patter' })).toBeVisible()
}

async function checkOut(page: Page, email: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name })
  const who = customer(email)
  await tabAndType(page, field('House number and street'), '12 Marmalade Row')
  await tabAndType(page, field('Full name'), who.name)
  await tabAndType(page, field('Mobile number'), who.phone)
  await tabAndType(page, field('Email'), who.email)
  await tabTo(page, page.getByRole('radio', { name: /^Yes, one bag/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('radio', { name: 'Card', exact: true }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('button', { name: /^Order, pay cash £/ }))
  await page.keyboard.press('Enter')
}
