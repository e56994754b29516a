import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { textsOfPdf } from '#api/payments/testing/pdf-text.ts'
import { formatPence, parsePence } from '#rules/money/pence.ts'
import { DEMONSTRATION_PASSWORD, partnerEmail } from '#town/demonstration-accounts.ts'
import { bringStaffSession } from './doing/bring-session.ts'
import { pressLabel } from './doing/press.ts'
import { openOperator, openStoreApp } from './doing/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

// What is paid was earned on a day that is over.
test.use({ clock: 'own' })

const password = 'Rhubarb-and-custard2'
const pitta = { store: 'pitta-patter', dish: 'Iskender' }
/** Nobody else orders there, so that it is owed nothing before. */
const wings = { store: 'cluck-clock', dish: 'Hot wings', options: ['Ten'] }
const goat = { store: 'saffron-street-kitchen', dish: 'Slow goat, clay pot' }
/** The only one with a commission, so that there is one invoice. */
const snails = { store: 'mama-ades', dish: 'Snails in pepper' }

test(
  'Two restaurants are paid: one operator makes the run, another approves it, and the store sees it',
  { tag: '@desktop' },
  async ({ page, storeApp: theirs, tablet, calls, mailbox, email, letPass, mishaps, troubles }) => {
    for (const wish of [pitta, goat]) {
      const order = await calls.orderByCard({ ...wish, email })
      await calls.act(order, 'accept', { minutes: 15 })
      await expect.poll(() => mishaps.isCharged(order.id)).toBe(true)
    }
    // Nobody is logged in yet, whose session would end with the day.
    await letPass(24 * 60)
    for (const [wish, accountNumber] of [
      [goat, '87654321'],
      [pitta, '12345678'],
    ] as const) {
      await openStoreApp(tablet, calls, wish.store)
      await enterBankAccount(tablet, accountNumber)
    }
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/team')
    const invite = page.getByRole('form', { name: 'Invite somebody' })
    await invite.getByRole('textbox', { name: 'Email' }).fill(email)
    await pressLabel(invite.getByRole('radio', { name: /^Finance/ }))
    await invite.getByRole('button', { name: 'Send invitation' }).click()
    const { text } = await mailbox.receive(email, 'Help to run')
    const { pathname, hash } = new URL(/https?:\/\/\S+\/operator\/join#\S+/.exec(text)?.[0] ?? '')
    await visit(theirs, pathname + hash)
    await theirs.getByRole('textbox', { name: 'First name' }).fill('Ali')
    await theirs.getByRole('textbox', { name: 'Last name' }).fill('Khan')
    await theirs.getByRole('textbox', { name: 'Choose a password' }).fill(password)
    await theirs.getByRole('button', { name: 'Join the team' }).click()
    await expect(theirs.getByRole('link', { name: 'Money' })).toBeVisible()

    await page.getByRole('link', { name: 'Money' }).click()
    await page.getByRole('link', { name: 'Invoices' }).click()
    const seller = page.getByRole('region', { name: 'Who the marketplace is' })
    await expect(seller.getByRole('link', { name: /in Settings$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Payouts' }).click()
    await expect(page.getByText('No payout runs yet')).toBeVisible()
    const account = page.getByRole('region', { name: 'The account you pay from' })
    await account.getByRole('textbox', { name: 'Name of the account' }).fill('Town Market Ltd')
    await account.getByRole('textbox', { name: 'Sort code' }).fill('65 43 2')
    await account.getByRole('button', { name: 'Save' }).click()
    const sortCode = account.getByRole('textbox', { name: 'Sort code' })
    await expect(sortCode).toBeFocused()
    await sortCode.fill('65 43 21')
    await account.getByRole('textbox', { name: 'Account number' }).fill('87654321')
    await account.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Account saved.')).toBeVisible()

    troubles.expect(/POST \S+\/payout-runs 409/)
    await page.getByRole('button', { name: 'Make the run' }).click()
    await expect(page.getByRole('alert')).toContainText('No restaurant can be paid now.')
    const accounts = page.getByRole('region', { name: 'Bank accounts to check' })
    for (const name of ['Pitta Patter', 'Saffron Street Kitchen']) {
      const check = accounts.getByRole('button', { name: `It’s theirs: account of ${name}` })
      await check.click()
      // The list moves up.
      await expect(check).toHaveCount(0)
    }
    await expect(accounts).toContainText('All accounts are checked.')
    await page.getByRole('button', { name: 'Make the run' }).click()
    const run = page.getByRole('region', { name: 'Run 1' })
    await expect(run).toContainText('to 2 restaurants')
    await expect(run).toContainText('somebody else with access to money has to approve it')
    await expect(run.getByRole('button', { name: 'Approve' })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Restaurants that are paid' })).toContainText(
      'Kitchen Ltd, ends in 5678',
    )
    await expectAccessibleAtEveryWidth(page, 'a payout run')
    await expectWalkable(page, 'a payout run')

    await visit(theirs, '/operator/money/payouts')
    await theirs.getByRole('link', { name: 'Run 1' }).click()
    await theirs.getByRole('button', { name: 'Approve' }).click()
    await expectAccessible(theirs, 'approving a payout run')
    await expectWalkable(theirs, 'approving a payout run')
    await theirs.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(theirs.getByText('Run 1 approved.')).toBeVisible()
    await expect(theirs.getByRole('region', { name: 'Run 1' })).toContainText(
      'Approved by Ali Khan',
    )

    await page.reload()
    await page.getByRole('button', { name: 'Close and get the files' }).click()
    await page.getByRole('button', { name: 'Close the run' }).click()
    await test.step('without a service user number there is no file for Bacs yet', async () => {
      const bacs = page.getByRole('button', { name: 'Bacs file' })
      await expect(bacs).toHaveAttribute('aria-disabled', 'true')
      await expect(bacs).toHaveAccessibleDescription(/needs .+ your Bacs service user number/)
      await expectAccessibleAtEveryWidth(page, 'a payout run without a file for Bacs')
      await page.getByRole('link', { name: 'Enter them on Payouts' }).click()
      await account.getByRole('textbox', { name: /^Bacs service user number/ }).fill('654321')
      await account.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Account saved.')).toBeVisible()
      await page.goBack()
      await expect(bacs).toHaveAttribute('aria-disabled', 'false')
    })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Bacs file' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('payout-1.txt')
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines.filter((line) => line.startsWith('12345612345678099'))).toHaveLength(1)
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await expect(run).toContainText('Paid, ')
    await mailbox.receive(partnerEmail(pitta.store), 'paid to Pitta Patter')

    const returned = 'Payout to Saffron Street Kitchen was returned by the bank'
    await page.getByRole('button', { name: returned }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Record the return' }).click()
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toBeFocused()
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Account closed.')
    await dialog.getByRole('button', { name: 'Record the return' }).click()
    await expect(page.getByRole('button', { name: returned })).toHaveCount(0)
    await page.getByRole('link', { name: 'All payouts' }).click()
    await expect(page.getByRole('region', { name: 'Payout runs' })).toContainText('Paid')
    await expectAccessibleAtEveryWidth(page, 'the payouts')
    await expectWalkable(page, 'the payouts')

    await openStoreApp(tablet, calls, pitta.store)
    await tablet.getByRole('link', { name: 'Money' }).click()
    await tablet.getByRole('link', { name: 'Statement' }).click()
    const payouts = tablet.getByRole('region', { name: 'Payouts' })
    await expect(payouts).toContainText('to the account that ends in 5678')
    await expect(payouts).toContainText('Owed to you now£0.00')
    await expectAccessibleAtEveryWidth(tablet, 'the payouts of a store')
    await openStoreApp(tablet, calls, goat.store)
    await visit(tablet, '/store-app/statement')
    await expect(payouts).toContainText('Account closed.')
  },
)

test(
  'The marketplace chooses Stripe, a restaurant sets its account up, and is paid with the next order',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, mishaps }) => {
    await openOperator(page, calls)
    await visit(page, '/operator/money/payouts')
    const how = page.getByRole('region', { name: 'How restaurants are paid' })
    await expect(how.getByRole('radio', { name: /^By payout runs/ })).toBeChecked()
    await pressLabel(how.getByRole('radio', { name: /^By Stripe/ }))
    await expect(how).toContainText('Check with a lawyer first.')
    await how.getByRole('button', { name: 'Save' }).click()
    await expect(how).toContainText('0 restaurants have a complete Stripe account.')
    await expectAccessibleAtEveryWidth(page, 'the payouts with Stripe')

    await openStoreApp(storeApp, calls, wings.store)
    await visit(storeApp, '/store-app/business')
    const account = storeApp.getByRole('region', { name: 'Paid by Stripe' })
    await expect(account).toContainText('Not set up')
    await expectAccessibleAtEveryWidth(storeApp, 'the business details with Stripe')
    await account.getByRole('button', { name: 'Set up with Stripe' }).click()
    await storeApp.getByRole('button', { name: 'Leave with details missing' }).click()
    await expect(account).toContainText('Stripe needs more details')
    await account.getByRole('button', { name: 'Continue at Stripe' }).click()
    await storeApp.getByRole('button', { name: /all details are complete/ }).click()
    await expect(account).toContainText('Active')

    const order = await calls.orderByCard({ ...wings, email })
    await calls.act(order, 'accept', { minutes: 15 })
    await expect.poll(() => mishaps.isCharged(order.id)).toBe(true)
    await visit(storeApp, '/store-app/statement')
    await expect(storeApp.getByRole('region', { name: 'Payouts' })).toContainText(
      'Owed to you now£0.00',
    )
    await page.reload()
    await expect(how).toContainText('1 restaurant has a complete Stripe account.')
    await pressLabel(how.getByRole('radio', { name: /^By payout runs/ }))
    await how.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('It counts for payments from now on.')).toBeVisible()
  },
)

/** The store's owner enters the account that the store is paid to. */
async function enterBankAccount(page: Page, accountNumber: string): Promise<void> {
  await visit(page, '/store-app/business')
  await page.getByRole('button', { name: 'Add a bank account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name on the account' }).fill('Kitchen Ltd')
  await dialog.getByRole('textbox', { name: 'Sort code' }).fill('123456')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill(accountNumber)
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(DEMONSTRATION_PASSWORD)
  await dialog.getByRole('button', { name: 'Save the account' }).click()
  await expect(page.getByText('Bank account saved.')).toBeVisible()
}

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
