import { expect, type Locator, type Page } from '@playwright/test'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import {
  DEMONSTRATION_OPERATOR,
  DEMONSTRATION_PASSWORD,
  partnerEmail,
} from '#town/demonstration-accounts.ts'
import type { Calls } from '../../marketplace/calls.ts'
import { bringStaffSession } from '../bring-session.ts'
import { pressLabel } from '../press.ts'
import { visit } from '../visit.ts'

/** Signs the staff of a store in, and returns when its board is live. */
export async function signInToStoreApp(page: Page, slug: string): Promise<void> {
  await preferLargeCards(page)
  await visit(page, '/store-app/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(partnerEmail(slug))
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMONSTRATION_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(/^Connected/)).toBeVisible()
}

/** The staff of a store, logged in before; returns when their board is live. */
export async function openStoreApp(page: Page, calls: Calls, slug: string): Promise<void> {
  await preferLargeCards(page)
  await bringStaffSession(page, 'partner', await calls.logInPartner(slug))
  await visit(page, '/store-app')
  await expect(page.getByText(/^Connected/)).toBeVisible()
}

/** Cards stay large however many orders of other journeys wait, until this one chooses. */
export async function preferLargeCards(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    // Frames of others, and a blank page, have no storage of ours.
    if (window === top && location.protocol.startsWith('http'))
      localStorage.setItem(key, localStorage.getItem(key) ?? 'large')
  }, `${PERSISTENCE_KEY}.store-app.density`)
}

/** The marketplace's own staff, logged in before, at its discrepancies. */
export async function openOperator(page: Page, calls: Calls): Promise<void> {
  await bringStaffSession(page, 'operator', await calls.logInOperator())
  await visit(page, '/operator/payments')
  await expect(page.getByRole('heading', { level: 1, name: 'Discrepancies' })).toBeVisible()
}

/** Signs the marketplace's own staff in, and opens its discrepancies. */
export async function signInAsOperator(page: Page): Promise<void> {
  await visit(page, '/operator/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(DEMONSTRATION_OPERATOR.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMONSTRATION_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  const places = page.getByRole('navigation', { name: 'Console' })
  await places.getByRole('link', { name: 'Money' }).click()
  await page.getByRole('link', { name: 'Discrepancies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Discrepancies' })).toBeVisible()
}

export type Column = 'Scheduled' | 'New' | 'Cooking' | 'Ready'

/** The card of an order in a column; on a phone the column is brought to the front. */
export async function card(page: Page, number: string, column: Column): Promise<Locator> {
  const tabs = page.getByRole('group', { name: 'Column' })
  if (await tabs.isVisible()) await pressLabel(tabs.getByRole('radio', { name: column }))
  return page
    .getByRole('region', { name: column })
    .getByRole('article', { name: new RegExp(`rder ${number}$`) })
}
