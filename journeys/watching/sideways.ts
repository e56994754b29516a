import { expect, type Page } from '@playwright/test'

/** The page is no wider than the screen. What scrolls within itself, such as a row of chips, may be. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect(wide, `the width of ${page.url()}`).toBeLessThanOrEqual(width)
}
