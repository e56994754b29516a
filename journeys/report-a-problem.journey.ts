import type { Page } from '@playwright/test'
import { links } from '#web/links.ts'
import { staffLinks } from '#web/staff-links.ts'
import { pressLabel } from './doing/press.ts'
import { openOperator, openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import type { Calls, PlacedOrder } from './marketplace/calls.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

async function deliver(calls: Calls, order: PlacedOrder): Promise<void> {
  await calls.act(order, 'accept', { minutes: 15 })
  for (const act of ['dispatch', 'complete']) await calls.act(order, act)
}

const twoIskender = { store: 'pitta-patter', dish: 'Iskender', quantity: 2 }

/** The help below an order, and its reports. */
const help = (page: Page) => page.getByRole('region', { name: /^Something (else )?not right\?$/ })
const thread = (page: Page) => page.getByRole('region', { name: 'Your report' })

test(
  'A guest reports a missing dish, the store refunds it, and the guest sees it',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, mailbox }) => {
    const order = await calls.orderByCard({ ...twoIskender, email })
    await deliver(calls, order)
    await visit(page, links.order(order.id, order.orderToken))
    await expect(help(page)).toContainText('has 24 hours to answer')
    await help(page).getByRole('button', { name: 'Send report' }).click()
    await expect(help(page).getByRole('alert').first()).toHaveText(
      'Choose an item, or what was wrong with the whole order.',
    )
    await help(page)
      .getByRole('checkbox', { name: /Iskender/ })
      .press('Space')
    await help(page).getByRole('button', { name: 'Send report' }).click()
    await expect(help(page).getByRole('alert').first()).toHaveText('Choose what was wrong with it.')
    await pressLabel(help(page).getByRole('radio', { name: 'Missing' }))
    await help(page).getByRole('button', { name: 'One fewer Iskender' }).click()
    await expect(help(page)).toContainText('£11.05')
    await help(page).getByRole('textbox').fill('Only one was in the bag.')
    await expectAccessibleAtEveryWidth(page, 'reporting a problem')
    await help(page).getByRole('button', { name: 'Send report' }).click()
    await expect(thread(page)).toContainText('Waiting for Pitta Patter')
    await expect(thread(page)).toContainText('1 × Iskender: Missing')
    await expect(thread(page)).toBeFocused()
    await mailbox.receive(email, 'passed on your report')

    await openStoreApp(storeApp, calls, twoIskender.store)
    await storeApp.getByRole('link', { name: 'See the problems' }).click()
    const report = storeApp.getByRole('listitem').filter({ hasText: `Order ${order.number}` })
    await expect(report).toContainText('Only one was in the bag.')
    await expectAccessibleAtEveryWidth(storeApp, 'problems to answer')
    await report.getByRole('button', { name: /^Answer/ }).click()
    const answer = storeApp.getByRole('dialog', { name: `Report about order ${order.number}` })
    await answer.getByRole('textbox').fill('Sorry, we left it out.')
    await expectAccessible(storeApp, 'answering a report')
    await answer.getByRole('button', { name: 'Refund £11.05' }).click()
    await expect(report).toBeHidden()

    await page.reload()
    await expect(thread(page)).toContainText('Refunded by Pitta Patter')
    await expect(thread(page)).toContainText('“Sorry, we left it out.”')
    await expect(page.getByRole('list', { name: 'Refunded' })).toContainText('£11.05')
    await mailbox.receive(email, '£11.05')
  },
)

test(
  'A customer whose report was declined appeals to the marketplace, which refunds an amount',
  { tag: '@phone' },
  async ({ page, storeApp, calls, email, mailbox }) => {
    const order = await calls.order({ ...twoIskender, email })
    await deliver(calls, order)
    await visit(page, links.order(order.id, order.orderToken))
    await pressLabel(help(page).getByRole('checkbox', { name: 'It came late' }))
    await expect(help(page)).toContainText('The restaurant decides how much to refund.')
    await help(page).getByRole('button', { name: 'Send report' }).click()
    await expect(thread(page)).toContainText('It came late')

    await openStoreApp(storeApp, calls, twoIskender.store)
    await visit(storeApp, staffLinks.storeAppProblems())
    await storeApp
      .getByRole('button', { name: `Answer the report about order ${order.number}` })
      .click()
    const answer = storeApp.getByRole('dialog', { name: `Report about order ${order.number}` })
    await answer.getByRole('radio', { name: 'No refund' }).check()
    await answer.getByRole('button', { name: 'Send without a refund' }).click()
    const reasons = answer.getByRole('group', { name: 'Why not?' })
    await expect(reasons).toHaveAccessibleDescription('Choose why.')
    await expect(reasons.getByRole('radio').first()).toBeFocused()
    await answer.getByRole('radio', { name: 'It came on time' }).check()
    await answer.getByRole('button', { name: 'Send without a refund' }).click()
    await expect(answer).toBeHidden()

    await page.reload()
    await expect(thread(page)).toContainText('It came on time.')
    await thread(page).getByRole('button', { name: 'Ask Tuck In to decide' }).press('Enter')
    await thread(page).getByRole('textbox').fill('It was an hour late.')
    await expectAccessible(page, 'asking the marketplace')
    await thread(page).getByRole('button', { name: 'Ask Tuck In' }).click()
    await expect(thread(page)).toContainText('Tuck In is deciding')

    await openOperator(storeApp, calls)
    await storeApp.getByRole('link', { name: 'Problems' }).click()
    await storeApp.getByRole('link', { name: `See order ${order.number}` }).click()
    await expect(storeApp.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`)
    await storeApp.goBack()
    await expectAccessibleAtEveryWidth(storeApp, 'problems to decide')
    await expectWalkable(storeApp, 'problems to decide')
    await storeApp.getByRole('button', { name: `Decide about order ${order.number}` }).click()
    const decision = storeApp.getByRole('dialog', { name: `Report about order ${order.number}` })
    await expect(decision).toContainText('“It was an hour late.”')
    const amount = decision.getByRole('textbox', { name: 'Amount in pounds' })
    await decision.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(/^Enter an amount up to £22\.70\./)
    await amount.fill('4.50')
    await decision.getByRole('button', { name: 'Refund £4.50' }).click()
    await expect(decision.getByRole('alert')).toHaveText('Choose who pays for it.')
    await decision.getByRole('radio', { name: 'The marketplace' }).check()
    await decision.getByRole('button', { name: 'Refund £4.50' }).click()
    await expect(decision).toBeHidden()

    await page.reload()
    await expect(thread(page)).toContainText('Tuck In decided to refund £4.50')
    await expect(thread(page)).toContainText('You paid in cash, so Pitta Patter pays you back')
    await mailbox.receive(email, 'Our decision: £4.50 back')
  },
)
