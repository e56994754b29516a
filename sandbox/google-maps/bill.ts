import type { MapsCall } from './calls.ts'

/** Dollars for a thousand calls beyond the free ones of a month, in the first step of volume. */
const DOLLARS_PER_THOUSAND = {
  'Autocomplete Requests': 2.83,
  'Autocomplete Session Usage': 0,
  'Place Details Essentials (IDs only)': 0,
  'Place Details Essentials': 5,
  'Place Details Pro': 17,
  'Place Details Enterprise': 20,
  Geocoding: 5,
} as const
export type Sku = keyof typeof DOLLARS_PER_THOUSAND

/** From this call on, those of a session that ends in Essentials cost nothing. */
const BILLED_OF_A_SESSION = 12

export type BilledSession = {
  token: string
  typed: number
  /** What the choice was billed as; null for a session that ended in none. */
  endedBy: Sku | null
  dollars: number
}

export type Bill = {
  lines: { sku: Sku; calls: number; dollars: number }[]
  sessions: BilledSession[]
  dollars: number
}

/**
 * What calls cost: https://developers.google.com/maps/documentation/places/web-service/session-pricing
 * A session is the suggestions of one token and the details that end it; what comes after with the
 * same token is billed as if it had none. Calls that failed cost nothing.
 */
export function billOf(calls: readonly MapsCall[]): Bill {
  const billed: Sku[] = []
  const sessions = new Map<string, BilledSession>()
  for (const call of calls.filter(({ outcome }) => isBilled(outcome))) {
    const session = openSession(sessions, call)
    const isTyping = call.api === 'autocomplete'
    if (!isTyping) billed.push(skuOf(call))
    if (isTyping && !session) billed.push('Autocomplete Requests')
    if (isTyping && session) session.typed += 1
    if (call.api === 'details' && session) session.endedBy = skuOf(call)
  }
  for (const session of sessions.values()) {
    const typing = suggestionsOf(session)
    billed.push(...typing)
    session.dollars = dollarsFor([...typing, ...(session.endedBy ? [session.endedBy] : [])])
  }
  return { lines: linesOf(billed), sessions: [...sessions.values()], dollars: dollarsFor(billed) }
}

/** A request that finds nothing costs the same. */
function isBilled(outcome: string): boolean {
  return outcome === 'OK' || outcome === 'ZERO_RESULTS'
}

/** The session a call belongs to; null for one that has no token, or whose session is over. */
function openSession(
  sessions: Map<string, BilledSession>,
  { sessionToken }: MapsCall,
): BilledSession | null {
  if (sessionToken === null) return null
  const known = sessions.get(sessionToken)
  if (known) return known.endedBy === null ? known : null
  const session = { token: sessionToken, typed: 0, endedBy: null, dollars: 0 }
  sessions.set(sessionToken, session)
  return session
}

function skuOf({ api, tier }: MapsCall): Sku {
  return api === 'geocoding' ? 'Geocoding' : `Place Details ${tier ?? 'Essentials'}`
}

function suggestionsOf({ typed, endedBy }: BilledSession): Sku[] {
  const isDear = endedBy === 'Place Details Pro' || endedBy === 'Place Details Enterprise'
  const paid = isDear ? 0 : endedBy === null ? typed : Math.min(typed, BILLED_OF_A_SESSION)
  return Array.from({ length: typed }, (_, index) =>
    index < paid ? 'Autocomplete Requests' : 'Autocomplete Session Usage',
  )
}

function linesOf(billed: readonly Sku[]): Bill['lines'] {
  return [...Map.groupBy(billed, (sku) => sku)].map(([sku, calls]) => ({
    sku,
    calls: calls.length,
    dollars: dollarsFor(calls),
  }))
}

function dollarsFor(skus: readonly Sku[]): number {
  return skus.reduce((sum, sku) => sum + DOLLARS_PER_THOUSAND[sku] / 1000, 0)
}
