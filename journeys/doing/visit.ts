import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page and waits until it answers to what a person does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** The page came as complete HTML; from when its scripts have taken it over, nothing done is lost. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  )
}

export function basketInFrame(page: Page): Locator {
  const frame = page.getByRole('banner')
  return frame
    .getByRole('link', { name: /^Basket/ })
    .or(frame.getByRole('button', { name: /^Basket/ }))
}

/** Waits until so many items are said to be in the basket: in the header, or on a phone's menu in its bar. */
export async function expectInBasket(page: Page, items: '1 item' | '2 items'): Promise<void> {
  const bar = page.getByRole('button', { name: /View basket/ })
  await expect(basketInFrame(page).or(bar)).toContainText(items)
}
