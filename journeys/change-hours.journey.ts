import { openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

/** One for each of the two walks, which go at the same time. */
const stores: Readonly<Record<string, string>> = { phone: 'jade-lough', desktop: 'lagan-masala' }

test('A restaurant opens past midnight and closes on a bank holiday, and customers see it', async ({
  page,
  calls,
}, { project }) => {
  const store = stores[project.name] ?? ''
  await openStoreApp(page, calls, store)
  await page.getByRole('link', { name: 'Hours' }).click()
  await expect(page.getByText(/^Open now, until /)).toBeVisible()

  // A bar opens its day by the keyboard, and what is typed is drawn.
  await page.getByRole('button', { name: /delivery, Friday$/ }).press('Enter')
  const friday = page.getByRole('region', { name: 'Friday delivery' })
  await expect(friday.getByRole('heading')).toBeFocused()
  await friday.getByLabel('From').fill('17:00')
  await friday.getByLabel('Until').fill('01:30')
  await expect(friday).toContainText('Ends on Saturday at 01:30.')
  await friday.getByRole('checkbox', { name: 'Saturday' }).check()
  const late = page.getByRole('button', { name: /^17:00–01:30 next day delivery/ })
  await expect(late).toHaveCount(2)
  await friday.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(late.first()).toBeFocused()

  // What can't be is said before it is sent, where it is.
  await page.getByRole('button', { name: /delivery, Sunday$/ }).press('Enter')
  const sunday = page.getByRole('region', { name: 'Sunday delivery' })
  await sunday.getByLabel('From').fill('01:00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(sunday.getByRole('alert')).toContainText(
    'These hours overlap Saturday, 17:00–01:30.',
  )
  await expectAccessible(page, 'hours that overlap')
  await sunday.getByLabel('From').fill('12:00')
  await sunday.getByRole('button', { name: 'Done' }).click()

  const holidays = page.getByRole('region', { name: 'Holidays' })
  const boxingDay = holidays.getByRole('listitem').filter({ hasText: 'Sat 26 December 2026' })
  await expect(boxingDay).toContainText('Not decided')
  await boxingDay.getByRole('combobox').selectOption('Closed')
  await expect(boxingDay).not.toContainText('Not decided')
  await holidays.getByRole('button', { name: 'Add a day' }).click()
  const dialog = page.getByRole('dialog', { name: 'A day with other hours' })
  await dialog.getByRole('button', { name: 'Add this day' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose a day from today on.')
  await expect(dialog.getByLabel('Date')).toBeFocused()
  await expectAccessible(page, 'a day with other hours')
  await dialog.getByLabel('Date').fill('2026-12-10')
  await dialog.getByLabel('Reason').fill('Staff party')
  await dialog.getByLabel('Reason').press('Enter')
  await expect(holidays).toContainText('Staff party')

  await page.getByLabel('Last order, minutes before closing').fill('45')
  await page.getByRole('textbox', { name: 'Minutes from 19:00' }).fill('35')
  await expectAccessibleAtEveryWidth(page, 'hours')
  await expectNoSidewaysScrolling(page)
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByText('Hours saved. Customers see them now.')).toBeVisible()
  await expect(page.getByText('No changes', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Open now: delivery until 01:30, collection until /)).toBeVisible()

  await visit(page, `/restaurant/${store}`)
  await page.getByRole('link', { name: 'Hours and contact' }).click()
  const facts = page.getByRole('dialog')
  await expect(facts.getByRole('row', { name: /^Friday 17:00/ })).toContainText('01:30')
  await expect(facts).toContainText('Staff party')
})
