import type { Page } from '@playwright/test'

type Leaving = { path: string; atMs: number }
type Watched = typeof globalThis & { leavings?: Leaving[] }

/**
 * Notes when the address of a page changes, until it is loaded anew. Answers how many milliseconds
 * after the last answer of a call it changed to a path.
 */
export async function watchLeaving(
  page: Page,
): Promise<(call: string, path: string) => Promise<number>> {
  await page.evaluate(() => {
    const watched: Watched = globalThis
    const leavings: Leaving[] = []
    watched.leavings = leavings
    navigation.addEventListener('navigate', ({ destination, timeStamp }) =>
      leavings.push({ path: new URL(destination.url).pathname, atMs: timeStamp }),
    )
  })
  return (call, path) =>
    page.evaluate(
      ({ call, path }) => {
        const watched: Watched = globalThis
        const left = watched.leavings?.findLast((leaving) => leaving.path === path)
        const answers = performance.getEntriesByType('resource')
        // Entries of this type are of resources.
        const answer = answers.findLast(({ name }) => name.endsWith(call)) as
          | PerformanceResourceTiming
          | undefined
        if (!left || !answer) throw new Error(`Nobody left for ${path} after ${call}`)
        return left.atMs - answer.responseEnd
      },
      { call, path },
    )
}
