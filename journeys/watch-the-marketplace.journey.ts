import { DEMONSTRATION_OPERATOR } from '#town/demonstration-accounts.ts'
import { bringStaffSession } from './doing/bring-session.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

/** No other journey orders there. */
const store = 'smash-and-daughters'
const name = 'Smash & Daughters'
/** A sweep declines an order within a second, and its news takes less. */
const SOON_MS = 5000

test(
  'A missed order and a pause appear on Now by themselves, are told by email, and go by a press',
  { tag: '@desktop' },
  async ({ page, calls, mishaps, mailbox, marketplace, email }) => {
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/you')
    const alerts = page.getByRole('region', { name: 'Alerts' })
    const byEmail = alerts.getByRole('switch', { name: 'Email me' })
    // An earlier try of this journey may have left it on.
    if (await byEmail.isChecked()) {
      await byEmail.press('Space')
      await expect(page.getByText('You won’t get alerts by email')).toBeVisible()
    }
    await byEmail.press('Space')
    // A reload would end the call.
    await expect(page.getByText('You’ll get alerts by email')).toBeVisible()
    await page.reload()
    await expect(byEmail).toBeChecked()
    await expectAccessible(page, 'how an operator is alerted')

    await page.getByRole('link', { name: /^Now/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toBeVisible()
    const needs = page.getByRole('region', { name: /^Needs a person/ })
    await expect(needs.getByRole('status')).toHaveText('Live')
    const rows = needs.getByRole('listitem').filter({ hasText: name })
    await expect(rows).toHaveCount(0)

    const order = await calls.order({ store, dish: 'Loaded fries', quantity: 2, email })
    const kitchens = page.getByRole('region', { name: 'Kitchens under load' })
    const kitchen = kitchens.getByRole('row').filter({ hasText: name })
    await expect(kitchen).toContainText('None on', { timeout: SOON_MS })
    await expect(kitchens.getByRole('link', { name: /^Every live restaurant: \d+$/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Services' })).toContainText('Card payments')
    await mishaps.miss(order.id)
    await expect(rows).toContainText('1 missed order nobody has looked at', { timeout: SOON_MS })
    await expect(rows).toContainText(`Order ${order.number} was declined`)
    await mishaps.findAlerts()
    // One email says all that is new at that moment, also of other restaurants.
    await expect
      .poll(() => mailbox.textsTo(DEMONSTRATION_OPERATOR.email))
      .toContain(`${name}: 1 missed order nobody has looked at`)
    await expectAccessibleAtEveryWidth(page, 'what needs a person')
    await rows.getByRole('button', { name: /^Mark as seen: / }).click()
    await expect(rows).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^Needs a person/ })).toBeFocused()

    const inAnHour = new Date(Date.now() + marketplace.aheadMs() + 3_600_000)
    await mishaps.pauseStore(store, inAnHour)
    await expect(rows).toContainText('The marketplace paused it.', { timeout: SOON_MS })
    const end = rows.getByRole('button', { name: /^Take orders again: / })
    await end.focus()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(0)
    await expect(page.getByText(`${name} takes orders again`)).toBeVisible()
  },
)

test(
  'An area is paused for its customers with a reason, and opened again from Now',
  { tag: '@desktop' },
  async ({ page, calls, browser, troubles }) => {
    troubles.expect(/POST \/api\/v1\/operator\/area-pauses 409/)
    // Its only restaurant is in no other journey.
    const [area, restaurant] = ['M20', '/restaurant/bun-intended']
    const reason = 'The roads are flooded.'
    const customer = await (await browser.newContext()).newPage()
    const notice = customer.getByRole('status').filter({ hasText: 'Not taking orders right now' })
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator')

    const dialog = page.getByRole('dialog', { name: 'Pause an area?' })
    const pause = dialog.getByRole('button', { name: /^Pause until/ })
    await page.getByRole('button', { name: 'Pause an area' }).click()
    await pause.click()
    await expect(dialog.getByText('Enter a postcode district or a town.')).toBeVisible()
    await expect(dialog.getByLabel('Postcode district or town')).toBeFocused()
    await page.keyboard.type('Atlantis')
    await dialog.getByLabel('Reason').fill(reason)
    await pause.click()
    await expect(dialog.getByText('No restaurant there takes orders')).toBeVisible()
    await expectAccessible(page, 'an area that can’t be paused')
    await expectWalkable(page, 'an area that can’t be paused')
    await dialog.getByLabel('Postcode district or town').fill(area.toLowerCase())
    await dialog.getByText('30 minutes').click()
    await pause.click()
    await expect(page.getByText(`${area}: 1 restaurant is paused`)).toBeVisible()

    const row = page
      .getByRole('region', { name: /^Needs a person/ })
      .getByRole('listitem')
      .filter({ hasText: `${area} is paused until` })
    await expect(row).toContainText('1 restaurant takes no orders because of it.')
    await visit(customer, restaurant)
    await expect(notice).toContainText(reason)
    await expectAccessible(customer, 'a restaurant whose area is paused')

    await row.getByRole('button', { name: /^Open again: / }).press('Enter')
    await expect(page.getByText(`${area} takes orders again`)).toBeVisible()
    await expect(row).toHaveCount(0)
    await visit(customer, restaurant)
    await expect(customer.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await customer.context().close()
  },
)
