/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { Calls } from './marketplace/calls.ts'
import { putClockAhead } from './marketplace/clock-ahead.ts'
import { Mailbox } from './marketplace/mailbox.ts'
import { TOWN_OF_JOURNEY } from './marketplace/messages.ts'
import { Mishaps } from './marketplace/mishaps.ts'
import { sharedMarketplace } from './marketplace/shared-marketplace.ts'
import { startMarketplace, type Marketplace } from './marketplace/start-marketplace.ts'
import { Troubles } from './watching/browser-errors.ts'

export { expect, type Locator, type Page } from '@playwright/test'

interface ForEachWorker {
  /** The settings of the marketplace that differ from the defaults. */
  settings: Readonly<Record<string, string>>
  /** Whose the clock is, and the marketplace with it: one's own where hours pass, or another try needs it unchanged. */
  clock: 'shared' | 'own'
  /** The shared one, unless settings or the clock are one's own. */
  marketplace: Marketplace
}

interface ForEachJourney {
  mailbox: Mailbox
  calls: Calls
  mishaps: Mishaps
  troubles: Troubles
  /** An email address nobody else has. */
  email: string
  /** Adds to a restaurant's name what tells it from that of an earlier try, which is still there. */
  named: (name: string) => string
  /** Somebody else's browser, with nothing stored in it. */
  storeApp: Page
  /** A device of the restaurant besides. */
  tablet: Page
  /** Moves the clock ahead, in the marketplace and in every browser, without anybody waiting. */
  letPass: (minutes: number) => Promise<void>
}

let people = 0

/** Journeys run in a browser whose clock shows the marketplace's time. */
export const test = base.extend<ForEachJourney, ForEachWorker>({
  settings: [{}, { scope: 'worker', option: true }],
  clock: ['shared', { scope: 'worker', option: true }],
  marketplace: [
    async ({ settings, clock }, lend) => {
      if (clock === 'shared' && Object.keys(settings).length === 0) return lend(sharedMarketplace())
      // An empty one has no town to copy.
      const isEmpty = settings[TOWN_OF_JOURNEY] === 'none'
      const marketplace = await startMarketplace(
        settings,
        isEmpty ? null : sharedMarketplace().postgres,
      )
      await lend(marketplace)
      await marketplace.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ marketplace }, lend) => lend(marketplace.url),
  calls: async ({ marketplace }, lend) => lend(new Calls(marketplace.url)),
  mishaps: async ({ marketplace }, lend) => {
    const mishaps = new Mishaps(marketplace.databaseUrl)
    await lend(mishaps)
    await mishaps.end()
  },
  mailbox: async ({ marketplace }, lend) => lend(new Mailbox(marketplace.mailboxUrl)),
  email: async ({}, lend, { testId, retry }) => lend(`${testId}.${retry}@example.com`),
  named: async ({}, lend, { retry }) => lend((name) => (retry > 0 ? `${name} ${retry + 1}` : name)),
  troubles: [
    async ({}, lend) => {
      const troubles = new Troubles()
      await lend(troubles)
      const unexpected = troubles.unexpected()
      if (unexpected.length > 0) throw new Error(`In the browsers:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
  context: async ({ context, marketplace, troubles }, lend) => {
    await enter(context, marketplace, troubles)
    await lend(context)
  },
  storeApp: ({ browser, marketplace, troubles }, lend) =>
    lendPage(browser, marketplace, troubles, lend),
  tablet: ({ browser, marketplace, troubles }, lend) =>
    lendPage(browser, marketplace, troubles, lend),
  letPass: async ({ browser, marketplace }, lend) =>
    lend(async (minutes) => {
      await marketplace.putForward(minutes)
      const aheadMs = marketplace.aheadMs()
      const contexts = browser.contexts()
      const pages = contexts.flatMap((context) => context.pages())
      await Promise.all([
        ...pages.map((page) => page.evaluate(putClockAhead, aheadMs)),
        // For the pages that are opened from now on.
        ...contexts.map((context) => context.addInitScript(putClockAhead, aheadMs)),
      ])
    }),
})

async function lendPage(
  browser: Browser,
  marketplace: Marketplace,
  troubles: Troubles,
  lend: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext()
  await enter(context, marketplace, troubles)
  await lend(await context.newPage())
  await context.close()
}

/** Everyone comes from a network address of their own. */
async function enter(context: BrowserContext, marketplace: Marketplace, troubles: Troubles) {
  people += 1
  await context.setExtraHTTPHeaders({
    'x-forwarded-for': `10.${process.pid % 256}.${people >> 8}.${people % 256}`,
  })
  await context.addInitScript(putClockAhead, marketplace.aheadMs())
  troubles.watch(context)
}
