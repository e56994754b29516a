import type { Browser, Locator, Page } from '@playwright/test'

/** How long a phone takes to show the result of a touch or key. */
export interface InteractionFigures {
  name: string
  times: number
  medianMs: number
  worstMs: number
}

/** An average phone. */
const SLOWER = 4
const TIMES = 8
/** Between two touches of a person. */
export const PAUSE_MS = 700

/** A page on a phone; it is slowed down from `slowDown` on. */
export async function openPhone(
  browser: Browser,
): Promise<{ page: Page; slowDown: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript({ content: watchEvents })
  const session = await context.newCDPSession(page)
  return {
    page,
    async slowDown() {
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.waitForTimeout(3 * PAUSE_MS)
    },
  }
}

/** Runs in the page, whose types are not a server's: the duration of each touch and key. */
const watchEvents = `
  globalThis.recordedInteractions = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) recordedInteractions.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** Does something several times, each of which counts with its slowest touch or key. */
export async function measured(
  page: Page,
  name: string,
  act: (page: Page, turn: number) => Promise<void>,
): Promise<InteractionFigures> {
  const worst: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    await page.evaluate(() => void recordedInteractions.splice(0))
    await act(page, turn)
    await page.waitForTimeout(PAUSE_MS)
    const taken = await page.evaluate(() => [...recordedInteractions])
    worst.push(Math.max(0, ...taken))
  }
  const sorted = worst.toSorted((a, b) => a - b)
  return {
    name,
    times: TIMES,
    medianMs: sorted[Math.floor(TIMES / 2)] ?? 0,
    worstMs: sorted.at(-1) ?? 0,
  }
}

declare const recordedInteractions: number[]

export const isLastTurn = (turn: number) => turn === TIMES - 1

/** At once and centred: what is far away is rendered only as it comes near. */
export async function bringIntoView(target: Locator): Promise<void> {
  for (let pass = 0; pass < 2; pass += 1) {
    await target.evaluate((element) => {
      // It runs in the browser, whose types the bench lacks.
      const shown = element as { scrollIntoView(where: object): void }
      shown.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await target.page().waitForTimeout(PAUSE_MS)
  }
}
