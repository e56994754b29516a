import { expectOrderToBe } from './doing/follow-order.ts'
import { pressLabel } from './doing/press.ts'
import { visit } from './doing/visit.ts'
import { card, openStoreApp } from './doing/store-app.ts'
import { expect, test } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

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
    await storeApp.getByRole('switch', { name: 'Chilli paneer, sold out' }).press('Space')
    await expect(storeApp.getByText(/^Sold out until \w{3}/)).toBeVisible()
    await expectAccessible(storeApp, 'selling out a dish of an order')
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
