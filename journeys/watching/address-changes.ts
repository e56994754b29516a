import type { Page } from '@playwright/test'

/** When the address changed to a path, and when each call before that had been answered. */
type Leaving = { path: string; atMs: number; answers: { url: string; atMs: number }[] }

/**
 * Records when the address of a page changes, also to one that is loaded as a document of its own. Returns
 * how many milliseconds after the last answer of a call it first changed to a path.
 */
export async function watchLeaving(
  page: Page,
): Promise<(call: string, path: string) => Promise<number>> {
  await page.evaluate(() => {
    const leavings: Leaving[] = []
    navigation.addEventListener('navigate', ({ destination, timeStamp }) => {
      // Entries of this type are of resources.
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      leavings.push({
        path: new URL(destination.url).pathname,
        atMs: timeStamp,
        answers: entries.map(({ name, responseEnd }) => ({ url: name, atMs: responseEnd })),
      })
      sessionStorage.setItem('leavings', JSON.stringify(leavings))
    })
  })
  return async (call, path) => {
    const stored = await page.evaluate(() => sessionStorage.getItem('leavings') ?? '[]')
    // Put there above.
    const leavings = JSON.parse(stored) as Leaving[]
    const left = leavings.find((leaving) => leaving.path === path)
    const answer = left?.answers.findLast(({ url }) => url.endsWith(call))
    if (!left || !answer) throw new Error(`Nobody left for ${path} after ${call}`)
    return left.atMs - answer.atMs
  }
}
