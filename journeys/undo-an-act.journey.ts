import { AT_ONCE_MS, expectOrderToBe } from './doing/follow-order.ts'
import { pressLabel } from './doing/press.ts'
import { visit } from './doing/visit.ts'
import { card, openStoreApp } from './doing/staff/store-app.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

test.use({ settings: { UNDO_SECONDS: '10' } })

const store = 'saffron-street-kitchen'
const threePaneer = { store, dish: 'Chilli paneer', quantity: 3 }

test(
  'A kitchen takes back what it did, and its customer sees that',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, mailbox }) => {
    const order = await calls.order({ ...threePaneer, email })
    const { number } = order
    await visit(page, `/account/orders/${order.id}#key=${order.orderToken}`)
    await openStoreApp(storeApp, calls, store)
    const messages = storeApp.getByRole('region', { name: 'Messages' })

    // Small cards, for a rush: the device remembers them.
    const sizes = storeApp.getByRole('group', { name: 'Size of the cards' })
    await pressLabel(sizes.getByRole('radio', { name: 'Compact' }))
    await storeApp.reload()
    await expect(sizes.getByRole('radio', { name: 'Compact' })).toBeChecked()
    await expect(await card(storeApp, number, 'New')).toContainText('3 items')
    await expectAccessible(storeApp, 'a compact board')

    // An acceptance, with the keys alone.
    await (
      await card(storeApp, number, 'New')
    )
      .getByRole('button', { name: /^Accept/ })
      .press('Enter')
    await expectOrderToBe(page, 'The kitchen is cooking')
    await expect(messages).toContainText(`Order ${number} accepted.`)
    await expectAccessible(storeApp, 'what can be undone')
    await storeApp.keyboard.press('F6')
    await messages.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(await card(storeApp, number, 'New')).toBeVisible()
    await expectOrderToBe(page, /^Waiting for /)
    await pressLabel(sizes.getByRole('radio', { name: 'Large' }))

    // A dish sells out from the card, in two touches.
    await (await card(storeApp, number, 'New')).getByRole('button', { name: 'Sold out' }).click()
    const soldOut = storeApp.getByRole('switch', { name: 'Chilli paneer, sold out' })
    await soldOut.press('Space')
    await expect(storeApp.getByText(/^Sold out until \w{3}/)).toBeVisible()
    await expectAccessible(storeApp, 'selling out a dish of an order')
    await soldOut.press('Space')
    await expect(storeApp.getByText(/^Sold out until \w{3}/)).toBeHidden()
    await storeApp.keyboard.press('Escape')

    // A decline is held back, so that nobody hears of it before it can't be undone.
    const waiting = await card(storeApp, number, 'New')
    await waiting.getByRole('button', { name: 'Decline' }).click()
    await storeApp.getByRole('radio', { name: 'Too many orders' }).check()
    await storeApp.getByRole('button', { name: 'Decline the order' }).click()
    await expect(waiting.getByRole('status')).toContainText(`Declining order ${number}.`)
    await expectAccessible(storeApp, 'a decline that is not sent yet')
    await waiting.getByRole('button', { name: /^Undo, \d+ seconds? left$/ }).click()
    await expect(waiting.getByRole('button', { name: /^Accept/ })).toBeVisible()
    await expectOrderToBe(page, /^Waiting for /)

    // It takes longer; the customer reads the new time, and what was promised.
    await waiting.getByRole('button', { name: /^Accept/ }).click()
    const cooking = await card(storeApp, number, 'Cooking')
    await cooking.getByRole('button', { name: `Delay order ${number}` }).click()
    await expectAccessible(storeApp, 'how much longer an order takes')
    await storeApp.getByRole('button', { name: /^\+20 min/ }).click()
    await expect(cooking).toContainText('Running late')
    await expect(cooking).toContainText('delayed by 20 min')
    await expect(
      page.getByText(/^Running late: Saffron Street Kitchen needs more time\./),
    ).toBeVisible()
    await mailbox.receive(
      email,
      `Your order ${number} from Saffron Street Kitchen will take longer`,
    )

    // Done by mistake, found in the list, and put back.
    await cooking.getByRole('button', { name: 'Out for delivery' }).click()
    const onItsWay = await card(storeApp, number, 'Ready')
    await onItsWay.getByRole('button', { name: 'Delivered' }).click()
    await expectOrderToBe(page, /^Delivered at /)
    await storeApp.getByRole('button', { name: 'Show them' }).click()
    await storeApp.getByRole('button', { name: `Put order ${number} back on the board` }).click()
    await storeApp.keyboard.press('Escape')
    await expect(onItsWay).toBeVisible()
    await expectOrderToBe(page, 'On its way to you')
  },
)

test(
  'A decline is sent when the board is left before its seconds are over',
  { tag: '@phone' },
  async ({ page, storeApp, calls, email }) => {
    const order = await calls.order({ ...threePaneer, email })
    await visit(page, `/account/orders/${order.id}#key=${order.orderToken}`)
    await openStoreApp(storeApp, calls, store)
    const waiting = await card(storeApp, order.number, 'New')
    await waiting.getByRole('button', { name: 'Decline' }).click()
    await storeApp.getByRole('radio', { name: 'Closing' }).check()
    await storeApp.getByRole('button', { name: 'Decline the order' }).click()
    await expect(waiting.getByRole('status')).toContainText('The customer isn’t told yet.')
    await expectOrderToBe(page, /^Waiting for /)
    await storeApp.close({ runBeforeUnload: true })
    await expectOrderToBe(page, 'Your order was declined')
  },
)

test(
  'A dish ticked at a station is ticked at the pass, and no longer counted as to cook',
  { tag: '@desktop' },
  async ({ page: pass, storeApp: station, calls, email, letPass }) => {
    const kitchen = 'pitta-patter'
    const dishes = { store: kitchen, dish: 'Iskender', quantity: 2, email }
    const order = await calls.order({ ...dishes, allergyNote: 'No nuts, please.' })
    const other = await calls.order(dishes)
    for (const each of [order, other])
      await calls.act(each, 'accept', { minutes: 40, allergyDiscussedBy: 'Aisha' })
    await openStoreApp(station, calls, kitchen)
    const views = station.getByRole('navigation', { name: 'View' })
    await views.getByRole('link', { name: 'Station' }).press('Enter')
    const tickOf = ({ number }: { number: string }) =>
      station.getByRole('checkbox', { name: new RegExp(`Iskender.*Order ${number}`) })
    const allDay = station.getByRole('region', { name: 'All day' })
    await expect(allDay).toContainText('4 Iskender')

    // The pass is another tablet, opened by its bookmark.
    await openStoreApp(pass, calls, kitchen)
    await visit(pass, '/store-app?view=pass')
    const cardAtPass = ({ number }: { number: string }) =>
      pass.getByRole('article', { name: `Order ${number}` })
    const atPass = cardAtPass(order).getByRole('checkbox', { name: /Iskender/ })
    await expect(atPass).not.toBeChecked()
    await expect(cardAtPass(order)).toContainText('1 item still to tick')
    await tickOf(order).press('Space')
    await expect(atPass).toBeChecked({ timeout: AT_ONCE_MS })
    await expect(allDay).toContainText('2 Iskender')
    await expect(tickOf(other)).not.toBeChecked()

    await test.step('and the other way round', async () => {
      await atPass.press('Space')
      await expect(tickOf(order)).not.toBeChecked({ timeout: AT_ONCE_MS })
      await expect(allDay).toContainText('4 Iskender')
      await atPass.press('Space')
      await expect(tickOf(order)).toBeChecked({ timeout: AT_ONCE_MS })
    })
    await test.step('a station cooks a part of the menu, which its device remembers', async () => {
      await station.getByText('This station cooks everything').click()
      // The last category of a menu is what is drunk with it.
      const parts = station.getByRole('group', { name: /^Which parts of the menu/ })
      await pressLabel(parts.getByRole('checkbox').last())
      await expect(station.getByText('No order has a dish of this station.')).toBeVisible()
      await expectAccessibleAtEveryWidth(station, 'a station with nothing to cook')
      await station.getByRole('button', { name: 'Show everything' }).press('Enter')
      await expect(tickOf(order)).toBeChecked()
    })
    await expectAccessibleAtEveryWidth(station, 'a station')
    await expectAccessibleAtEveryWidth(pass, 'the pass')
    await test.step('back leads to the board, and the device opens with its last view', async () => {
      await station.goBack()
      await expect(await card(station, other.number, 'Cooking')).toBeVisible()
      await station.goForward()
      await expect(tickOf(other)).toBeVisible()
      await visit(station, '/store-app')
      await expect(tickOf(other)).toBeVisible()
    })

    await letPass(6)
    const minutes = cardAtPass(other).getByText('6 min')
    await expect(minutes).toBeVisible()
    await expect(minutes).not.toHaveClass(/soon/)
    await test.step('the restaurant chooses when that turns amber', async () => {
      await visit(station, '/store-app/settings')
      const colours = station.getByRole('group', { name: 'Orders being cooked' })
      await colours.getByRole('combobox', { name: 'Amber' }).selectOption('After 5 minutes')
      const section = station.getByRole('form', { name: 'Kitchen' })
      await section.getByRole('button', { name: 'Save' }).click()
      await expect(minutes).toHaveClass(/soon/)
    })

    await cardAtPass(order).getByRole('button', { name: 'Out for delivery' }).click()
    await expect(cardAtPass(order)).toHaveCount(0)
    await expect(cardAtPass(other)).toBeVisible()
  },
)

test(
  'A cancellation of an order that was found can be undone, until its dialog is closed',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email }) => {
    const order = await calls.order({ ...threePaneer, email })
    await calls.act(order, 'accept', { minutes: 15 })
    await visit(page, calls.pageOf(order))
    await openStoreApp(storeApp, calls, store)
    await storeApp.getByRole('link', { name: 'Find', exact: true }).click()
    await storeApp.getByRole('textbox', { name: 'Order number' }).fill(order.number)
    await storeApp.keyboard.press('Enter')
    await storeApp.getByRole('listitem').getByRole('button', { name: order.number }).click()
    const details = storeApp.getByRole('dialog', { name: `Order ${order.number}` })
    const cancel = async () => {
      await details.getByRole('button', { name: 'Cancel this order' }).click()
      await storeApp.getByRole('radio', { name: 'Closing' }).check()
      await storeApp
        .getByRole('dialog', { name: /^Cancel order/ })
        .getByRole('button', { name: 'Cancel the order' })
        .click()
      await expect(details).toContainText('The customer isn’t told yet.')
    }
    await cancel()
    await expectAccessible(storeApp, 'a cancellation that is not sent yet')
    await details.getByRole('button', { name: /^Undo, \d+ seconds? left$/ }).click()
    await expect(details.getByRole('button', { name: 'Cancel this order' })).toBeVisible()
    await cancel()
    await storeApp.keyboard.press('Escape')
    await expectOrderToBe(page, 'Your order was cancelled')
  },
)
