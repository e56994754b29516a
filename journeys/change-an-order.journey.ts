import { expectOrderToBe, receipt } from './doing/follow-order.ts'
import { card, openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

const twoIskender = { store: 'pitta-patter', dish: 'Iskender', quantity: 2 }

test(
  'A kitchen has run out of a dish: the customer is asked, agrees, and pays less',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, mailbox }) => {
    const order = await calls.orderByCard({ ...twoIskender, email, ifSoldOut: 'call' })
    await calls.act(order, 'accept', { minutes: 15 })
    await visit(page, `/account/orders/${order.id}#key=${order.orderToken}`)
    await openStoreApp(storeApp, calls, twoIskender.store)
    const ticket = await card(storeApp, order.number, 'Cooking')
    await ticket.getByRole('button', { name: `All of order ${order.number}` }).click()
    const details = storeApp.getByRole('dialog', { name: `Order ${order.number}` })
    await details.getByRole('button', { name: 'Change order' }).click()

    const change = storeApp.getByRole('dialog', { name: `Change order ${order.number}` })
    await change.getByRole('button', { name: 'Change the order' }).click()
    await expect(change.getByRole('alert')).toHaveText('Choose what has run out.')
    await change.getByRole('radio', { name: /2 × Iskender/ }).check()
    await expect(change).toContainText('the customer wants to be asked')
    await change.getByRole('radio', { name: 'Make fewer' }).check()
    await expect(change).toContainText('Customer pays now£22.70')
    await expect(change).toContainText('With the change£11.65')
    await expectAccessible(storeApp, 'changing an order')
    await change.getByRole('button', { name: 'Ask the customer' }).click()
    const waiting = storeApp.getByRole('dialog', { name: 'We’re asking the customer' })
    await expect(waiting.getByRole('switch', { name: /Iskender/ })).toBeVisible()
    await expectAccessible(storeApp, 'the customer is asked')
    await waiting.getByRole('button', { name: 'Done' }).click()
    await expect(ticket).toContainText('Waiting for the customer')
    await expect(ticket.locator('[data-act]')).toHaveCount(0)

    const question = page.getByRole('region', { name: 'Iskender has run out' })
    await expect(question).toContainText('can make 1 × Iskender.')
    await expect(question).toContainText('You’d pay £11.05 less: £11.65 in all.')
    await expect(question).toContainText('Pitta Patter will make 1 × Iskender, and you’ll pay')
    await expect(question.getByRole('timer')).toHaveText(/^[0-5]:[0-5]\d$/)
    await expectAccessibleAtEveryWidth(page, 'a change to answer')
    await question.getByRole('button', { name: 'That’s fine' }).click()
    const changed = page.getByRole('region', { name: 'What has changed' })
    await expect(changed).toContainText('£11.05 less. You pay £11.65.')
    await expect(question).toHaveCount(0)
    await expectAccessible(page, 'a changed order')

    await expect(ticket).not.toContainText('Waiting for the customer')
    await expect(ticket).toContainText('1 of 2 refunded, cook 1')
    await expect(ticket.locator('[data-act]')).toBeVisible()
    await mailbox.receive(email, 'has changed your order')
  },
)

test(
  'A customer refuses a change, and their order stays as it was',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email }) => {
    const order = await calls.order({ ...twoIskender, email, ifSoldOut: 'call' })
    await openStoreApp(storeApp, calls, twoIskender.store)
    const ticket = await card(storeApp, order.number, 'New')
    await ticket.getByRole('button', { name: `All of order ${order.number}` }).click()
    const details = storeApp.getByRole('dialog', { name: `Order ${order.number}` })
    await details.getByRole('button', { name: 'Change order' }).click()
    const change = storeApp.getByRole('dialog', { name: `Change order ${order.number}` })
    await change.getByRole('radio', { name: /2 × Iskender/ }).check()
    await change.getByRole('radio', { name: 'Make fewer' }).check()
    await change.getByRole('button', { name: 'Ask the customer' }).click()
    await storeApp.getByRole('button', { name: 'Done', exact: true }).click()
    await visit(page, `/account/orders/${order.id}#key=${order.orderToken}`)
    const question = page.getByRole('region', { name: 'Iskender has run out' })
    await question.getByRole('button', { name: 'No, thanks' }).click()
    const changed = page.getByRole('region', { name: 'What has changed' })
    await expect(changed).toContainText('Stays as you ordered it')
    await ticket.getByRole('button', { name: `All of order ${order.number}` }).click()
    await expect(details).toContainText('Iskender stays: the customer said no.')

    await test.step('then they are rung, and agree', async () => {
      await details.getByRole('button', { name: 'Change order' }).click()
      await change.getByRole('radio', { name: /2 × Iskender/ }).check()
      await change.getByRole('radio', { name: 'Make fewer' }).check()
      await change.getByRole('button', { name: 'Ask the customer' }).click()
      await storeApp.getByRole('button', { name: 'Done', exact: true }).click()
      await ticket.getByRole('button', { name: `All of order ${order.number}` }).click()
      await details.getByRole('button', { name: 'They agree by phone' }).click()
      const name = details.getByRole('combobox', { name: /^Who spoke with the customer/ })
      await expect(name).toBeFocused()
      await storeApp.keyboard.press('Enter')
      await expect(name).toHaveAccessibleDescription(/Enter who spoke with the customer\./)
      await expectAccessible(storeApp, 'who spoke about a change')
      await name.fill('Aisha')
      await storeApp.keyboard.press('Enter')
      await expect(details).toContainText('Aisha spoke with the customer.')
      await expect(changed).toContainText('1 × Iskender')
      await expect(changed).not.toContainText('Aisha')
    })
  },
)

test(
  'A kitchen cooks another dish instead: the customer agrees, and their card is charged less',
  { tag: '@phone' },
  async ({ page, storeApp, calls, email, mailbox }) => {
    const order = await calls.orderByCard({ store: 'pitta-patter', dish: 'Iskender', email })
    await visit(page, calls.pageOf(order))
    await openStoreApp(storeApp, calls, 'pitta-patter')
    const ticket = await card(storeApp, order.number, 'New')
    await ticket.getByRole('button', { name: `All of order ${order.number}` }).click()
    const details = storeApp.getByRole('dialog', { name: `Order ${order.number}` })
    await details.getByRole('button', { name: 'Change order' }).click()
    const change = storeApp.getByRole('dialog', { name: `Change order ${order.number}` })
    await change.getByRole('radio', { name: /1 × Iskender/ }).check()
    await change.getByRole('radio', { name: 'Cook something else' }).check()
    await change.getByRole('searchbox', { name: 'Find a dish' }).fill('lahma')
    await change.getByRole('radio', { name: /^Lahmacun/ }).check()
    await expect(change).toContainText('Customer pays now£13.14')
    await expect(change).toContainText('With the change£6.39')
    await expectAccessible(storeApp, 'another dish instead')
    await change.getByRole('button', { name: 'Ask the customer' }).click()
    await storeApp.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(ticket).toContainText('Waiting for the customer')

    const question = page.getByRole('region', { name: 'Iskender has run out' })
    await expect(question).toContainText('could make Lahmacun instead.')
    await question.getByRole('button', { name: 'That’s fine' }).click()
    const changed = page.getByRole('region', { name: 'What has changed' })
    await expect(changed).toContainText('Now: 1 × Lahmacun')
    await expect(changed).toContainText('£6.75 less. You pay £6.39.')
    await expect(receipt(page)).toContainText('Total£6.39')
    await expect(ticket).toContainText('1×Lahmacun')
    await expect(ticket).not.toContainText('Waiting for the customer')
    await ticket.getByRole('button', { name: /^Accept/ }).click()
    await expectOrderToBe(page, 'The kitchen is cooking')
    await expect(receipt(page)).toContainText('Paid £6.39 with your Visa ending 4242')
    const { text } = await mailbox.receive(email, 'has changed your order')
    expect(text).toContain('£6.75 less')
  },
)
