import { readFile } from 'node:fs/promises'
import { pressLabel } from './doing/press.ts'
import { openStoreApp, signInAsOperator } from './doing/staff/store-app.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

const twoIskender = { store: 'pitta-patter', dish: 'Iskender', quantity: 2 }

test(
  'An operator finds an order by its telephone number, refunds an item, writes to the guest and erases them',
  { tag: '@desktop' },
  async ({ page, storeApp: kitchen, calls, email, mailbox }) => {
    const order = await calls.orderByCard({ ...twoIskender, email })
    await calls.act(order, 'accept', { minutes: 15 })
    await signInAsOperator(page)
    await page.getByRole('link', { name: 'Orders' }).click()
    const search = page.getByRole('searchbox', { name: /^Order number, name/ })
    await search.fill('ab')
    await search.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Type three characters or more.')
    await expect(search).toBeFocused()
    await search.fill('pitta')
    await search.press('Enter')
    await page.getByRole('link', { name: 'Look among restaurants' }).click()
    await expect(page.getByRole('row', { name: /^Pitta Patter/ })).toBeVisible()
    await page.goBack()
    await search.fill(email)
    await search.press('Enter')
    const found = page.getByRole('list', { name: 'Orders found' })
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await search.fill('+44 7700 900123')
    await search.press('Enter')
    await expectAccessibleAtEveryWidth(page, 'orders that were found')
    await expectWalkable(page, 'orders that were found')
    await found
      .getByRole('link', { name: new RegExp(`^${order.number}`) })
      .first()
      .click()

    await expect(
      page.getByRole('heading', { level: 1, name: `Order ${order.number}` }),
    ).toBeVisible()
    const items = page.getByRole('region', { name: 'Items' })
    await expect(items).toContainText('the customer doesn’t pay for it')
    await items.getByRole('button', { name: 'Refund' }).click()
    await page.getByRole('radio', { name: /^Some items/ }).check()
    await page.getByRole('button', { name: 'One more Iskender' }).click()
    await page.getByRole('radio', { name: 'Both' }).check()
    const share = page.getByRole('textbox', { name: /^What the marketplace pays/ })
    await share.fill('11.05')
    await page.getByRole('button', { name: 'Refund £11.05' }).click()
    await expect(share).toBeFocused()
    await share.fill('1.05')
    await expect(page.getByText('The restaurant pays the rest, £10.00.')).toBeVisible()
    await expectAccessible(page, 'sharing a refund')
    await page.getByRole('button', { name: 'Refund £11.05' }).click()
    const timeline = page.getByRole('region', { name: 'What happened' })
    await expect(timeline).toContainText('The restaurant pays £10.00, the marketplace £1.05.')
    const ledger = page.getByRole('region', { name: 'Ledger' })
    await expect(ledger).toContainText('It balances')
    await timeline.getByRole('combobox', { name: 'Show' }).selectOption('Tickets')
    await expect(timeline).toContainText('Nothing of this kind yet.')
    await timeline.getByRole('combobox', { name: 'Show' }).selectOption('Everything')

    const notes = page.getByRole('region', { name: 'Notes and messages' })
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByRole('alert')).toHaveText('Write something first.')
    await notes.getByRole('textbox').fill('Rang the kitchen: one was left out.')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(timeline).toContainText('“Rang the kitchen: one was left out.”')
    await pressLabel(notes.getByRole('radio', { name: 'Email to the customer' }))
    await notes.getByRole('textbox').fill('Sorry about the missing dish.')
    await notes.getByRole('button', { name: 'Send email' }).click()
    await mailbox.receive(email, `About your order ${order.number}`)

    await pressLabel(notes.getByRole('radio', { name: 'Message to the restaurant' }))
    await notes.getByRole('textbox').fill('The doorbell is broken: ring the customer.')
    await notes.getByRole('button', { name: 'Send message' }).click()
    await expect(timeline).toContainText('not read yet')
    await openStoreApp(kitchen, calls, twoIskender.store)
    const read = kitchen.getByRole('button', {
      name: `I’ve read it: message about order ${order.number}`,
    })
    await expect(kitchen.locator('.banner').filter({ has: read })).toContainText(
      'The doorbell is broken: ring the customer.',
    )
    await expectAccessibleAtEveryWidth(kitchen, 'a message on the board')
    await read.click()
    await expect(read).toBeHidden()
    await page.reload()
    await expect(timeline).toContainText(/read by /)

    const acts = page.getByRole('region', { name: 'Act for either side' })
    await acts.getByRole('button', { name: 'Mark as sent out' }).click()
    const dialog = page.getByRole('dialog', { name: /sent out\?$/ })
    await dialog.getByRole('button', { name: 'Mark as sent out' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Say why.')
    await dialog.getByRole('textbox', { name: /^Why/ }).fill('The courier rang.')
    await expectAccessible(page, 'acting on an order')
    await expectWalkable(page, 'acting on an order')
    await dialog.getByRole('button', { name: 'Mark as sent out' }).click()
    await expect(timeline).toContainText('Why: Mark as sent out“The courier rang.”')
    await expectAccessibleAtEveryWidth(page, 'an order in the console')
    const usual = page.viewportSize() ?? { width: 1280, height: 900 }
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize(usual)

    await calls.act(order, 'complete')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download their data' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(email)
    await page.getByRole('button', { name: 'Erase their data' }).click()
    const erasing = page.getByRole('dialog', { name: 'Erase this guest’s data?' })
    await erasing.getByRole('textbox', { name: /^Type their email/ }).fill(email)
    await expectAccessible(page, 'erasing a guest')
    await expectWalkable(page, 'erasing a guest')
    await erasing.getByRole('button', { name: 'Erase' }).click()
    await expect(page.getByText('Erased.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'People' })).not.toContainText(email)
  },
)
