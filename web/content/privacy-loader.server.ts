import type { RouterContextProvider } from 'react-router'
import { callOnServer, serverFacts } from '#web/calls/request/server-call.ts'
import { LOCALE } from '#web/language.ts'
import { textLoader } from './text-loader.server.ts'

const retentionOnServer = callOnServer('listStoragePeriods')

/**
 * What an operator has written about privacy, how long what is about people is stored, and who is responsible by
 * law; '': the marketplace has no legal name yet.
 */
export async function privacyLoader(given: { context: Readonly<RouterContextProvider> }) {
  const [own, { items }] = await Promise.all([
    textLoader('privacy')(given),
    retentionOnServer(given.context, {}),
  ])
  const { name, address } = given.context.get(serverFacts).marketplace.legal
  return {
    own,
    stored: items.map(({ what, days }) => ({ what, time: durationOf(days) })),
    controller: name && [name, address].filter(Boolean).join(', '),
  }
}

const YEAR = 365

/** "30 days", or "2 years" of as many days. */
function durationOf(days: number): string {
  const [count, unit] = days % YEAR === 0 ? [days / YEAR, 'year'] : [days, 'day']
  return new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
