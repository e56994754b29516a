import { DEMONSTRATION_OPERATOR } from '#town/demonstration-accounts.ts'
import { bringStaffSession } from './doing/bring-session.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

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
    await byEmail.check({ force: true })
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
