import { expect, type Locator, type Page } from '@playwright/test'

/** From "Order sent" to the order's own page. */
export async function followOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Follow your order' }).click()
  await expectOrderToBe(page, 'Waiting for the restaurant to answer')
}

/**
 * For what is to be seen within a second, as live-hub.test.ts measures it; a machine that tests for
 * others may take longer to draw it.
 */
export const AT_ONCE_MS = process.env['CI'] ? 10_000 : 1000

/** What the page says about the order, without being loaded again. */
export async function expectOrderToBe(
  page: Page,
  headline: string,
  { withinMs }: { withinMs?: number } = {},
): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: headline })
  await expect(heading).toBeAttached(withinMs === undefined ? {} : { timeout: withinMs })
}

export function receipt(page: Page): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What you ordered' }) })
}
