import { expect, type Locator, type Page } from '@playwright/test'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { visit } from './visit.ts'

/** The basket: next to the menu on a desktop; on a phone its sheet is opened, unless it is open. */
export async function openBasket(page: Page): Promise<Locator> {
  const beside = page.getByRole('complementary', { name: 'Your basket' })
  const sheet = page.getByRole('dialog', { name: 'Your basket' })
  const bar = page.getByRole('button', { name: /View basket/ })
  await expect(beside.or(bar).or(sheet).first()).toBeVisible()
  if (await beside.isVisible()) return beside
  // A sheet that reappears from under another dialog may do so while its bar is being pressed.
  await expect(async () => {
    if (!(await sheet.isVisible())) await bar.click({ timeout: 1000 })
    await expect(sheet).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  return sheet
}

export function line(basket: Locator, name: string): Locator {
  return basket
    .getByRole('list', { name: 'Dishes' })
    .getByRole('listitem')
    .filter({ hasText: name })
}

/** What to do about a sold-out dish. */
export function ifSoldOut(basket: Locator, name: string): Locator {
  return basket.getByRole('combobox', { name: `If it’s sold out: ${name}` })
}

/** The amount next to a word, in pence: "Subtotal", "Total". Nothing else has the amounts in pence. */
export async function amount(within: Locator, word: string): Promise<number> {
  const text = within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${word}$`) })
    .locator('+ dd')
  await expect(text).toHaveText(/^(−?£[\d,]+\.\d\d|\d+p|Free)$/)
  return penceOf((await text.textContent()) ?? '')
}

/** "£1,204.50", "50p", "Free" */
export function penceOf(text: string): number {
  if (text === 'Free') return 0
  const pence = Number(text.replaceAll(/[^\d]/g, ''))
  return text.startsWith('−') ? -pence : pence
}

/** Checks the parts of a sum against its total. */
export async function expectSumToAddUp(within: Locator): Promise<number> {
  const total = await amount(within, 'Total')
  let sum = 0
  const fees = ['Delivery fee', 'Platform fee', 'Plastic bag charge', 'Tip for the courier']
  const parts = ['Subtotal', 'Discount .+', ...fees]
  for (const part of parts)
    if (
      await within
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${part}$`) })
        .isVisible()
    )
      sum += (await isOpen(within, part)) ? 0 : await amount(within, part)
  expect(sum).toBe(total)
  return total
}

/** Whether the customer has yet to choose it. */
function isOpen(within: Locator, part: string): Promise<boolean> {
  const term = within.getByRole('term').filter({ hasText: part })
  return term.locator('+ dd').filter({ hasText: 'not chosen yet' }).isVisible()
}

export async function goToCheckout(page: Page): Promise<void> {
  const basket = await openBasket(page)
  await basket.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
}

/** Opens a page with a basket that was filled elsewhere in this browser, and nothing else stored. */
export async function visitWith(page: Page, cartToken: string, path = '/checkout'): Promise<void> {
  // A page must exist for its storage to exist.
  if (page.url() === 'about:blank') await page.goto('/site.webmanifest')
  await page.evaluate(
    ([key, stored]) => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem(key, stored)
    },
    [PERSISTENCE_KEY, JSON.stringify({ cartToken })] as const,
  )
  await visit(page, path)
  // What comes later, such as a provider's fields, moves what is below it.
  await page.waitForLoadState('networkidle')
}
