import { expect, type Locator, type Page } from '@playwright/test'

/** From "Order sent" to the order's own page. */
export async function followOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Follow your order' }).click()
  await expectOrderToBe(page, /^Waiting for /)
}

/**
 * For changes that must show within a second, as live-hub.test.ts measures it; a machine that runs other
 * tests too may take longer to render them.
 */
export const AT_ONCE_MS = process.env['CI'] ? 10_000 : 1000

/** The order's state as the page shows it, without being loaded again. */
export async function expectOrderToBe(
  page: Page,
  words: string | RegExp,
  { withinMs }: { withinMs?: number } = {},
): Promise<void> {
  const headline = page.locator('.now').locator('h1, .state > span:first-of-type')
  const timeout = withinMs === undefined ? {} : { timeout: withinMs }
  await expect(headline.filter({ hasText: words }).first()).toBeVisible(timeout)
}

/** That no text on the page is larger than this. */
export async function expectLargest(page: Page, element: Locator): Promise<void> {
  const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
  const size = await element.evaluate(sizeOf)
  const sizes = await page
    .locator('main :not(svg *, .setting *)')
    .evaluateAll((all) =>
      all
        .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeValue?.trim()))
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    )
  expect(size).toBe(Math.max(...sizes))
}

export function receipt(page: Page): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What you ordered' }) })
}
