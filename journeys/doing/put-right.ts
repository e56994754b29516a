import { expect, type Locator, type Page } from '@playwright/test'

export const pressButton =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click()

/**
 * Does what checkout offers about a problem, whose message is then gone; once more if the page moved under the
 * pointer, because the fields of a card had only just loaded.
 */
export async function putRight(
  page: Page,
  banner: Locator,
  doIt: (page: Page) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    if (await banner.isVisible()) await doIt(page)
    await expect(banner).toBeHidden({ timeout: 3000 })
  }).toPass()
}
