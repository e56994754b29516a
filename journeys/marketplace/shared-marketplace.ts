import { connect } from '#api/database/connect.ts'
import { buildWeb } from '#tools/build/build-web.ts'
import type { PostgresUrls } from '#tools/testing/template-database.ts'
import { allowAnHourToAccept } from './mishaps.queries.ts'
import { startMarketplace, type Marketplace } from './start-marketplace.ts'

/** The environment variable with the address of the shared marketplace. */
const SHARED_MARKETPLACE = 'TUCKIN_SHARED_MARKETPLACE'

/**
 * Before the first journey: builds the website from its current sources, and starts the shared marketplace.
 * Returns how it is stopped.
 */
// oxlint-disable-next-line import/no-default-export -- required by Playwright
export default async function openMarketplace(): Promise<() => Promise<void>> {
  await buildWeb({ log: (line) => process.stdout.write(`${line}\n`) })
  const { url, databaseUrl, postgres, mailboxUrl, aheadMs, stop } = await startMarketplace()
  // Journeys leave orders without an answer, and two that are missed in a row pause a store for all others.
  const connection = connect(databaseUrl, { max: 1 })
  await allowAnHourToAccept(connection.db)
  await connection.close()
  process.env[SHARED_MARKETPLACE] = JSON.stringify({
    url,
    databaseUrl,
    postgres,
    mailboxUrl,
    aheadMs: aheadMs(),
  })
  return stop
}

/** The marketplace that other journeys use at the same time, whose clock nobody may move. */
export function sharedMarketplace(): Marketplace {
  const text = process.env[SHARED_MARKETPLACE]
  if (!text) throw new Error('Playwright starts the shared marketplace, see playwright.config.ts')
  // Written above.
  const { aheadMs, ...addresses } = JSON.parse(text) as {
    url: string
    databaseUrl: string
    postgres: PostgresUrls
    mailboxUrl: string
    aheadMs: number
  }
  return {
    ...addresses,
    aheadMs: () => aheadMs,
    putForward: () => {
      throw new Error('Hours pass in a marketplace of one’s own only: test.use({ clock: "own" })')
    },
    stop: () => Promise.resolve(),
  }
}
