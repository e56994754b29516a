import { expect, type Page } from '@playwright/test'

/**
 * The page is no wider than the screen, except for a moment while it adapts to another one. Elements that
 * scroll by themselves, such as a row of chips, may be.
 */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const tooWidePx = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(tooWidePx, { message: `the width of ${page.url()}` }).toBeLessThanOrEqual(0)
}
