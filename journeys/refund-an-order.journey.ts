import { readFile } from 'node:fs/promises'
import { pressLabel } from './doing/press.ts'
import { card, signInAsOperator, openStoreApp } from './doing/staff/store-app.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

const twoIskender = { store: 'pitta-patter', dish: 'Iskender', quantity: 2 }

test(
  'A store refunds a missing item, and finds it in its statement and its file',
  { tag: '@desktop' },
  async ({ page, calls, email, mailbox }) => {
    const order = await calls.orderByCard({ ...twoIskender, email })
    await calls.act(order, 'accept', { minutes: 15 })
    await openStoreApp(page, calls, twoIskender.store)
    const ticket = await card(page, order.number, 'Cooking')
    await ticket.getByRole('button', { name: `All of order ${order.number}` }).click()
    const details = page.getByRole('dialog', { name: `Order ${order.number}` })
    await expect(details).toContainText('Paid online, Visa ending 4242')
    await details.getByRole('button', { name: 'Refund' }).click()

    const refund = page.getByRole('dialog', { name: `Refund order ${order.number}` })
    await expect(refund.getByRole('button', { name: /^Refund £22\.70$/ })).toBeVisible()
    await refund.getByRole('radio', { name: /^Some items/ }).check()
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(refund.getByRole('alert')).toHaveText('Choose the items to refund.')
    await expect(refund.getByRole('radio', { name: /^Some items/ })).toBeFocused()
    await refund.getByRole('button', { name: 'One more Iskender' }).click()
    await refund.getByRole('textbox', { name: /^Message to the customer/ }).fill('One was missing.')
    await expectAccessible(page, 'refunding')
    await refund.getByRole('button', { name: 'Refund £11.05' }).click()
    await expect(details.getByRole('list', { name: 'Refunded' })).toContainText(
      /^£11\.05 .*: “One was missing\.” You pay for it\.$/,
    )
    await expect(details).toContainText('1 of 2 refunded, cook 1')
    await mailbox.receive(email, '£11.05')

    await page.keyboard.press('Escape')
    await expect(ticket).toContainText('1 of 2 refunded, cook 1')
    await page.getByRole('link', { name: 'Money' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible()
    const refunds = page.getByRole('table', { name: 'Refunds' })
    await expect(refunds.getByRole('row', { name: /^Refunded by staff/ })).toContainText('£')
    await page.getByText('Show as a table').first().click()
    await expectAccessibleAtEveryWidth(page, 'the figures of a store')
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV: Refunds' }).click(),
    ])
    expect(await readFile(await table.path(), 'utf8')).toMatch(/staff,\d+,\d+\.\d\d/)
    await page.getByRole('link', { name: 'Statement' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
    const row = page.getByRole('row', { name: new RegExp(`^${order.number} refund.*missing`) })
    await expect(row).toContainText('−£11.05')
    await expectAccessibleAtEveryWidth(page, 'a statement')
    // From its row, and by its number, the order is found again with the rest to refund.
    await row.getByRole('button', { name: order.number }).press('Enter')
    await expect(details.getByRole('button', { name: 'Refund' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^Orders/ }).click()
    await page.getByRole('link', { name: 'Find', exact: true }).press('Enter')
    await page.getByRole('textbox', { name: 'Order number' }).fill(`#${order.number.toLowerCase()}`)
    await page.keyboard.press('Enter')
    await page.getByRole('listitem').getByRole('button', { name: order.number }).press('Enter')
    await expect(details.getByRole('list', { name: 'Refunded' })).toContainText('You pay for it.')
    await expectAccessible(page, 'an order that was found')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Money' }).click()
    await page.getByRole('link', { name: 'Statement' }).click()
    const usual = page.viewportSize() ?? { width: 1280, height: 900 }
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize(usual)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(
      /^statement-pitta-patter-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/,
    )
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      new RegExp(`${order.number},refund,.*,One was missing\\.`),
    )
    await pressLabel(page.getByRole('radio', { name: 'Last month' }))
    await expect(page.getByText('No sales on these days')).toBeVisible()
  },
)

test(
  'An operator sees discrepancies, makes a refund and closes one',
  { tag: '@desktop' },
  async ({ page, calls, email, mishaps }) => {
    const order = await calls.orderByCard({ ...twoIskender, email })
    await calls.act(order, 'accept', { minutes: 15 })
    await mishaps.differ(order.id, 500)
    await signInAsOperator(page)
    const discrepancy = page.getByRole('listitem').filter({ hasText: `Order ${order.number}` })
    await expect(discrepancy).toContainText(
      /The provider has £27\.70, but the order costs £22\.70\./,
    )
    await expectAccessibleAtEveryWidth(page, 'discrepancies')
    await expectWalkable(page, 'discrepancies')
    await discrepancy.getByRole('link', { name: `Show order ${order.number}` }).click()
    const items = page.getByRole('region', { name: 'Items' })
    await expect(items).toContainText('Paid online, Visa ending 4242')
    await items.getByRole('button', { name: 'Refund' }).click()
    await page.getByRole('radio', { name: 'The marketplace' }).check()
    await page.getByRole('button', { name: /^Refund £22\.70/ }).click()
    await expect(items.getByRole('list', { name: 'Refunded' })).toContainText(
      /^£22\.70 .*Tuck In pays for it\.$/,
    )
    await page.getByRole('link', { name: 'Money' }).click()
    await page.getByRole('link', { name: 'Discrepancies' }).click()
    await discrepancy.getByRole('button', { name: /^Dealt with/ }).click()
    await expect(discrepancy).toBeHidden()
    await pressLabel(page.getByRole('radio', { name: 'All' }))
    await expect(discrepancy).toContainText('Closed')
    await page.getByRole('button', { name: 'Compare now' }).click()
    await expect(page.getByText(/\d+ payments? compared\./)).toBeVisible()
  },
)
