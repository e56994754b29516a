import type { Page } from '@playwright/test'

/** Delays an answer until it is released. */
export async function holdAnswers(page: Page, which: (url: URL) => boolean) {
  const requests = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    requests.resolve()
    await released.promise
    await route.continue()
  })
  const release = async () => {
    const answered = page.waitForResponse((response) => which(new URL(response.url())))
    released.resolve()
    await answered
  }
  return { held: requests.promise, release }
}
