import { card, openOperator, openStoreApp } from './doing/staff/store-app.ts'
import { PrintersOfTheSandbox, watchPrinting } from './doing/staff/ticket-printers.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

// Minutes pass, in which a printer says nothing of its ticket.
test.use({ clock: 'own' })

const store = 'pitta-patter'

test(
  'Two printers are connected, one jams and one restarts, and every ticket comes out',
  { tag: '@desktop' },
  async ({ page, storeApp, marketplace, calls, email, letPass }) => {
    await openStoreApp(storeApp, calls, store)
    const printers = await PrintersOfTheSandbox.open(storeApp.context(), marketplace)

    await test.step('connect a Star and an Epson printer, and print a test on each', async () => {
      await storeApp.getByRole('link', { name: 'Store', exact: true }).click()
      await storeApp.getByRole('link', { name: 'Printers' }).click()
      for (const [make, name] of [
        ['Star', 'Kitchen'],
        ['Epson', 'Counter'],
      ] as const) {
        const form = storeApp.getByRole('form', { name: 'Add a printer' })
        await form.getByRole('radio', { name: make }).check()
        await form.getByRole('textbox', { name: 'Name' }).fill(name)
        await form.getByRole('button', { name: 'Add the printer' }).click()
        const setUp = storeApp.getByRole('region', { name: `Type this into the set-up of ${name}` })
        await expect(setUp).toBeVisible()
        await printers.connect(make, await setUp.locator('dd').allInnerTexts())
        await setUp.getByRole('button', { name: 'I’ve typed it in' }).click()
        const row = storeApp.getByRole('listitem').filter({ hasText: name })
        await expect(row.getByRole('status')).toContainText('Ready')
        await row.getByRole('button', { name: `Print a test on ${name}` }).click()
        await printers.askForTickets(make)
        await expect(printers.papers(make)).toHaveText([/^\s*Ticket 1, printed/])
      }
      await expect(printers.papers('Epson').first()).toContainText('Counter prints for')
      await expectAccessibleAtEveryWidth(storeApp, 'the printers of a store')
    })

    const order = await calls.order({ store, dish: 'Iskender', email })
    await test.step('the paper jams while an order is printed, and the board says so', async () => {
      await printers.set('Epson', 'The paper jams in the middle of it')
      await printers.set('Star', 'The printer restarts before it confirms it')
      await storeApp.getByRole('link', { name: /^Orders/ }).click()
      const ticket = await card(storeApp, order.number, 'New')
      await ticket.getByRole('button', { name: /^Accept, ready/ }).click()
      await expect(await card(storeApp, order.number, 'Cooking')).toBeVisible()
      await printers.askForTickets('Epson')
      await expect(storeApp.getByText('Counter: paper is jammed')).toBeVisible()
      await expectAccessible(storeApp, 'the board while a printer is jammed')
      await printers.set('Epson', 'Ready')
      await expect(storeApp.getByText('Counter: paper is jammed')).toBeHidden()
      await printers.askForTickets('Epson')
      await expect(printers.papers('Epson')).toHaveText([
        new RegExp(`^\\s*Ticket 3, printed.*COPY.*${order.number}`, 's'),
        /^\s*Ticket 2, jammed/,
        /^\s*Ticket 1, printed/,
      ])
      await expectAccessible(printers.page, 'the printers of the sandbox')
    })

    await test.step('a restart without a confirmation brings a copy', async () => {
      await printers.askForTickets('Star')
      await expect(printers.papers('Star').first()).toContainText(
        'Ticket 2, printed, not confirmed',
      )
      expect(await printers.saysCopy('Ticket 2')).toBe(false)
      await letPass(2)
      await printers.askForTickets('Star')
      await expect(printers.papers('Star').first()).toHaveText(/^\s*Ticket 3, printed[^,]/)
      expect(await printers.saysCopy('Ticket 3')).toBe(true)
      await printers.askForTickets('Star')
      await expect(printers.papers('Star')).toHaveCount(3)
    })

    await test.step('an operator prints a ticket again for the kitchen, and says why', async () => {
      await openOperator(page, calls)
      await visit(page, `/operator/orders/${order.id}`)
      const acts = page.getByRole('region', { name: 'Act for either side' })
      await acts.getByRole('button', { name: 'Print the ticket again' }).click()
      const dialog = page.getByRole('dialog', { name: /^Print the ticket of order/ })
      await dialog.getByRole('button', { name: 'Print a copy' }).click()
      await expect(dialog.getByRole('alert').first()).toHaveText('Choose a printer.')
      await dialog.getByRole('radio', { name: /^Counter/ }).check()
      await dialog.getByRole('textbox', { name: /^Why/ }).fill('The kitchen has lost it.')
      await expectAccessible(page, 'printing a ticket again')
      await expectWalkable(page, 'printing a ticket again')
      await dialog.getByRole('button', { name: 'Print a copy' }).click()
      const timeline = page.getByRole('region', { name: 'What happened' })
      await expect(timeline).toContainText('Why: Print the ticket again')
      await printers.askForTickets('Epson')
      await expect(printers.papers('Epson').first()).toHaveText(/^\s*Ticket 4, printed/)
    })
  },
)

test(
  'A device prints each accepted order once, and a copy when somebody asks for one',
  { tag: '@desktop' },
  async ({ storeApp, calls, email }) => {
    const tickets = await watchPrinting(storeApp)
    const earlier = await calls.order({ store, dish: 'Iskender', email })
    await calls.act(earlier, 'accept')
    await openStoreApp(storeApp, calls, store)
    await storeApp.getByRole('link', { name: 'Store', exact: true }).click()
    await storeApp.getByRole('link', { name: 'Printers' }).click()
    const device = storeApp.getByRole('region', { name: 'Printing on this device' })
    const turn = device.getByRole('switch', { name: /^Print tickets by this device/ })
    await turn.press('Space')
    await expect(turn).toHaveAccessibleDescription(/kiosk-printing/)
    await device.getByRole('switch', { name: 'Ticket for the bag, with prices' }).press('Space')
    await expectAccessible(storeApp, 'printing on this device')

    // Whoever accepts it, wherever they do, and whichever page is open here.
    const order = await calls.order({ store, dish: 'Iskender', email })
    await calls.act(order, 'accept')
    await expect.poll(() => tickets).toHaveLength(2)
    expect(tickets[0]).toContain(order.number)
    expect(tickets[0]).toContain('Open this order on the board')
    expect(tickets[1]).toMatch(/£\d/)
    expect(tickets.join()).not.toMatch(new RegExp(`COPY|${earlier.number}`))

    await storeApp.reload()
    await expect(turn).toBeChecked()
    await storeApp.getByRole('link', { name: /^Orders/ }).click()
    const cooking = await card(storeApp, order.number, 'Cooking')
    await cooking.getByRole('button', { name: `All of order ${order.number}` }).click()
    await storeApp.getByRole('button', { name: 'Print ticket', exact: true }).click()
    await expect.poll(() => tickets).toHaveLength(3)
    expect(tickets[2]).toMatch(new RegExp(`^COPY\\s+${order.number}`))
  },
)
