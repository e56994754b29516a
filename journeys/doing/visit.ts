import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page of the website and waits until it answers to what a person does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** The basket is known in the browser only, so where it stands in the frame, the page is alive. */
export async function ready(page: Page): Promise<void> {
  await expect(basketInFrame(page)).toBeVisible()
}

export function basketInFrame(page: Page): Locator {
  const frame = page.getByRole('banner')
  return frame
    .getByRole('link', { name: /^Basket/ })
    .or(frame.getByRole('button', { name: /^Basket/ }))
}
