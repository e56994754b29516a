import { readFile } from 'node:fs/promises'
import { DEMONSTRATION_PASSWORD, partnerEmail } from '#town/demonstration-accounts.ts'
import { bringStaffSession } from './doing/bring-session.ts'
import { invitationOf, joinTeam } from './doing/staff/join-team.ts'
import { pressLabel } from './doing/press.ts'
import { openOperator, openStoreApp } from './doing/staff/store-app.ts'
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
    const link = await invitationOf(mailbox, email, 'Help to run')
    await visit(theirs, link)
    await joinTeam(theirs, { password })
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
