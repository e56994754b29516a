import type { Page } from '@playwright/test'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { Cart } from '#contract/cart/cart.ts'

/** A basket that was filled elsewhere is that of a browser in which nothing has been done yet. */
export async function bringBasket(page: Page, { cartToken }: Cart): Promise<void> {
  await page.addInitScript(
    ([key, stored]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, stored)
    },
    [PERSISTENCE_KEY, JSON.stringify({ cartToken })] as const,
  )
}
