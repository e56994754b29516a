import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { textsOfPdf } from '#api/payments/testing/pdf-text.ts'
import { formatPence, parsePence } from '#rules/money/pence.ts'
import { pressLabel } from './doing/press.ts'
import { openOperator, openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

// What is invoiced was sold in a month that is over.
test.use({ clock: 'own' })

/** The only one with a commission, so that there is one invoice. */
const snails = { store: 'mama-ades', dish: 'Snails in pepper' }

/** Long after any other journey's orders, which it so changes nothing about. */
const LATER = '2099-04-01'

test('The marketplace plans a commission, the store reads it, and it is removed again', async ({
  page,
  calls,
}) => {
  await openOperator(page, calls)
  await visit(page, '/operator/money')
  const usual = page.getByRole('region', { name: 'Usual rate' })
  await expect(usual).toContainText('Delivery')
  await usual.getByRole('button', { name: 'Save' }).click()
  await expect(usual.getByRole('textbox', { name: 'Per cent' })).toBeFocused()
  await expect(usual).toContainText('Enter a number from 0 to 100')
  await expectAccessibleAtEveryWidth(page, 'the commission')
  await expectWalkable(page, 'the commission')

  const stores = page.getByRole('region', { name: 'Restaurants' })
  await stores.getByRole('searchbox').fill('pitta')
  await stores.getByRole('button', { name: 'Change the commission of Pitta Patter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Commission of Pitta Patter' })
  await dialog.getByLabel('From').fill(LATER)
  await dialog.getByRole('textbox', { name: 'Per cent' }).fill('14.5')
  await dialog.getByRole('textbox', { name: /^Maximum/ }).fill('3')
  await expectAccessible(page, 'setting a commission')
  await expectWalkable(page, 'setting a commission')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('listitem').first()).toContainText('14.5%, at most £3.00')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  await expect(page.getByText('No invoices yet')).toBeVisible()
  await expectAccessibleAtEveryWidth(page, 'the invoices')
  await expectWalkable(page, 'the invoices')

  await openStoreApp(page, calls, 'pitta-patter')
  await page.getByRole('link', { name: 'Money' }).click()
  await page.getByRole('link', { name: 'Statement' }).click()
  const rates = page.getByRole('region', { name: 'Commission' })
  await expect(rates).toContainText('Delivery from 1 April 2099')
  await expect(rates).toContainText('14.5%, at most £3.00')

  await visit(page, '/operator/money')
  await stores.getByRole('searchbox').fill('pitta')
  await stores.getByRole('button', { name: 'Change the commission of Pitta Patter' }).click()
  for (const service of ['Delivery', 'Collection']) {
    const remove = dialog.getByRole('button', { name: new RegExp(`^Remove ${service}`) })
    await remove.click()
    await expect(remove).toBeHidden()
  }
})

test(
  'A month ends: its invoice and statement are issued, and the restaurant downloads the same files',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, letPass, troubles }) => {
    await openOperator(page, calls)
    await visit(page, '/operator/money')
    const stores = page.getByRole('region', { name: 'Restaurants' })
    await stores.getByRole('searchbox').fill('mama')
    await stores.getByRole('button', { name: 'Change the commission of Mama Adé’s' }).click()
    const dialog = page.getByRole('dialog', { name: 'Commission of Mama Adé’s' })
    await dialog.getByRole('textbox', { name: 'Per cent' }).fill('14.5')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('definition').first()).toHaveText('14.5%')
    for (const quantity of [2, 3]) {
      // In cash, so that no job is to run at the time of a clock that was put ahead.
      const order = await calls.order({ ...snails, quantity, email })
      await calls.act(order, 'accept', { minutes: 15 })
      for (const act of ['dispatch', 'complete'] as const) await calls.act(order, act)
    }
    // Where nobody is logged in, whose session would end with the day.
    await page.goto('about:blank')
    await letPass(11 * 24 * 60)

    await openOperator(page, calls)
    await visit(page, '/operator/money/invoices')
    const invoices = page.getByRole('region', { name: 'Invoices and credit notes' })
    await expect(invoices).toContainText('No invoices yet')
    const issue = page.getByRole('button', { name: 'Issue what’s missing' })
    troubles.expect(/POST \S+\/operator\/invoices 409/)
    await issue.click()
    await expect(page.getByRole('alert')).toContainText('legal name')
    await page.getByRole('link', { name: /in Settings$/ }).click()
    await page.getByRole('textbox', { name: 'Legal name' }).fill('Town Market Ltd')
    await page.getByRole('textbox', { name: 'Registered address' }).fill('1 High Street, London')
    await page.getByRole('textbox', { name: 'VAT number' }).fill('GB 123 4567 82')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    await visit(page, '/operator/money/invoices')
    await issue.click()
    const listed = {
      invoice: invoices.getByRole('listitem').filter({ hasText: 'Mama Adé’s' }),
      statement: page
        .getByRole('region', { name: 'Monthly statements' })
        .getByRole('listitem')
        .filter({ hasText: 'Mama Adé’s' }),
    }
    await expect(listed.invoice).toContainText('November 2026, issued ')
    await expect(listed.statement).toContainText('November 2026, issued ')
    await expectAccessibleAtEveryWidth(page, 'the invoices and statements of a month')
    const issued = {
      invoice: await downloadBoth(page, listed.invoice, 'Amount with VAT'),
      statement: await downloadBoth(page, listed.statement, 'Balance'),
    }
    expect(issued.invoice.number).toBe('INV-2026-00001')
    await issue.click()
    await expect(page.getByText('Nothing was missing.')).toBeVisible()

    await openStoreApp(storeApp, calls, snails.store)
    await visit(storeApp, '/store-app/statement')
    const own = (region: string) =>
      storeApp.getByRole('region', { name: region }).getByRole('listitem')
    expect(await downloadBoth(storeApp, own('Invoices'), 'Amount with VAT')).toEqual(issued.invoice)
    expect(await downloadBoth(storeApp, own('Monthly statements'), 'Balance')).toEqual(
      issued.statement,
    )
    await expectAccessibleAtEveryWidth(storeApp, 'the invoices and statements of a restaurant')
    await pressLabel(storeApp.getByRole('radio', { name: 'Last month' }))
    await storeApp.getByRole('link', { name: 'Enter your VAT number and rate' }).click()
    await expect(storeApp.getByRole('textbox', { name: 'VAT number' })).toBeVisible()
  },
)

/** Downloads both files of an invoice or statement; its spreadsheet's amounts add up to what the list says. */
async function downloadBoth(page: Page, listed: Locator, column: string) {
  const text = (await listed.textContent()) ?? ''
  const number = /(INV|ST)-2026-\d{5}/.exec(text)?.[0] ?? ''
  const download = async (kind: 'PDF' | 'CSV') => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      listed.getByRole('button', { name: `${number} as ${kind}` }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${number}.${kind}`.toLowerCase())
    return readFile(await file.path())
  }
  const pdf = await download('PDF')
  expect(pdf.subarray(0, 4).toString()).toBe('%PDF')
  const csv = (await download('CSV')).toString()
  const rows = parse(csv, { columns: true, bom: true }) as Record<string, string>[]
  expect(rows).toHaveLength(2)
  const pence = rows.map((row) => penceIn(row[column] ?? ''))
  const totalPence = pence.reduce((sum, each) => sum + each, 0)
  expect(text).toMatch(new RegExp(`(?<!-)${formatPence(totalPence)}`))
  return { number, csv, texts: textsOfPdf(pdf) }
}

/** An amount in a cell of a spreadsheet, which may be less than nothing. */
function penceIn(cell: string): number {
  const pence = parsePence(cell.replace('-', '')) ?? NaN
  return cell.startsWith('-') ? -pence : pence
}
