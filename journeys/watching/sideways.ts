import { expect, type Page } from '@playwright/test'

/**
 * The page is no wider than the screen, or is not for longer than it takes to fit into another one.
 * What scrolls within itself, such as a row of chips, may be.
 */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const tooWidePx = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(tooWidePx, { message: `the width of ${page.url()}` }).toBeLessThanOrEqual(0)
}
