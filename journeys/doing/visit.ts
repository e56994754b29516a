import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page and waits until it reacts to input. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** The page came as complete HTML; after hydration no input is lost. */
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

/** Waits until the basket shows this many items: in the header, or on a phone's menu in its bar. */
export async function expectInBasket(page: Page, items: '1 item' | '2 items'): Promise<void> {
  const bar = page.getByRole('button', { name: /View basket/ })
  await expect(basketInFrame(page).or(bar)).toContainText(items)
}

/** @returns lets the page's scripts load, or those of a name, which wait until then */
export async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/assets/${name}.js`, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
