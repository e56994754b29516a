import type { Page } from '@playwright/test'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { Cart } from '#contract/cart/cart.ts'

/** Puts a basket that was filled by calls into a browser in which nothing has been done yet. */
export async function bringBasket(page: Page, { cartToken }: Cart): Promise<void> {
  await page.addInitScript(
    ([key, stored]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, stored)
    },
    [PERSISTENCE_KEY, JSON.stringify({ cartToken })] as const,
  )
}
