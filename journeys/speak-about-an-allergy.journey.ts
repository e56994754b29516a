import { card, openStoreApp } from './doing/staff/store-app.ts'
import { expect, test } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

const orderDetails = { store: 'pitta-patter', dish: 'Iskender' }

test(
  'An order with a dish that its customer can’t eat is accepted after a talk, or declined with a reason',
  { tag: '@desktop' },
  async ({ storeApp, calls, email }) => {
    const order = await calls.order({ ...orderDetails, email, allergyNote: 'No milk, please' })
    const other = await calls.order({ ...orderDetails, email, allergyNote: 'No milk, please' })
    await openStoreApp(storeApp, calls, 'pitta-patter')
    const ticket = await card(storeApp, order.number, 'New')
    await expect(ticket).toContainText('Contains it: Iskender.')
    await ticket.getByRole('button', { name: /^Accept, ready/ }).click()
    const talk = storeApp.getByRole('dialog', { name: /^Speak with the customer/ })
    await expect(talk).toContainText('“No milk, please”')
    await talk.getByRole('button', { name: 'We’ve spoken, accept' }).click()
    const name = talk.getByRole('combobox', { name: /^Who spoke with the customer/ })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/Enter who spoke with the customer\./)
    await expectAccessible(storeApp, 'who spoke about an allergy')
    await name.fill('Aisha')
    await talk.getByRole('button', { name: 'We’ve spoken, accept' }).click()
    await expect(talk).toBeHidden()
    const cooking = await card(storeApp, order.number, 'Cooking')
    await expect(cooking).toContainText('Aisha spoke with the customer.')
    await cooking.getByRole('button', { name: `All of order ${order.number}` }).click()
    const details = storeApp.getByRole('dialog', { name: `Order ${order.number}` })
    await expect(details.getByRole('listitem').filter({ hasText: 'Accepted' })).toContainText(
      'Aisha spoke with the customer.',
    )
    await storeApp.keyboard.press('Escape')

    const second = await card(storeApp, other.number, 'New')
    await second.getByRole('button', { name: /^Accept, ready/ }).click()
    await talk.getByRole('button', { name: 'Decline' }).click()
    const decline = storeApp.getByRole('dialog', { name: `Decline order ${other.number}?` })
    await decline.getByRole('radio', { name: 'Another reason' }).check()
    await decline.getByRole('button', { name: 'Decline the order' }).click()
    const why = decline.getByRole('textbox', { name: 'Message to the customer (required)' })
    await expect(why).toBeFocused()
    await expect(why).toHaveAccessibleDescription('Tell the customer why.')
    await why.fill('We can’t make this without milk.')
    await decline.getByRole('button', { name: 'Decline the order' }).click()
    await expect(second).toHaveCount(0)
  },
)
