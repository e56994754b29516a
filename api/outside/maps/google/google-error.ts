/** The part of the server's log that the driver uses. */
export type MapsLog = { warn(fields: object, message: string): void }

const EVERY_MS = 60_000
/** Which call of Google's failed. */
export type GoogleApi = 'autocomplete' | 'details' | 'geocoding'

/** What went wrong, with a message for the operator. */
const TOLD = {
  quota: 'Google Maps: the quota is used up; look at the quotas of the project',
  denied:
    'Google Maps refuses the key: both APIs must be enabled, billing on, and this server allowed to use it',
  refused: 'Google Maps does not accept a question',
  unavailable: 'Google Maps is away',
  malformed: 'Google Maps answered something unreadable',
  timeout: 'Google Maps did not answer in time',
  unreachable: 'Google Maps cannot be reached',
} as const
export type TroubleKind = keyof typeof TOLD

/** A request without an answer. Contains nothing of the request. */
export class GoogleTrouble extends Error {
  override name = 'GoogleTrouble'
  readonly kind: TroubleKind
  readonly api: GoogleApi
  /** Google's own code for it, such as RESOURCE_EXHAUSTED, or the code of the connection's error. */
  readonly reason: string

  constructor(kind: TroubleKind, api: GoogleApi, reason: string) {
    super(TOLD[kind])
    this.kind = kind
    this.api = api
    // Only codes: a sentence might repeat what was sent.
    this.reason = /^[A-Z][A-Z\d_]{0,60}$/.test(reason) ? reason : 'UNKNOWN'
  }

  /** Whether other requests would fail the same way. */
  get isGeneral(): boolean {
    return this.kind !== 'refused'
  }
}

/** Logs each kind of failure once a minute, with how often it occurred since. */
export function troubleLog(log: MapsLog, now: () => number): (trouble: GoogleTrouble) => void {
  const logged = new Map<string, { atMs: number; unlogged: number }>()
  return (trouble) => {
    const { kind, api, reason, message } = trouble
    const last = logged.get(kind)
    if (last && now() - last.atMs < EVERY_MS) {
      last.unlogged += 1
      return
    }
    logged.set(kind, { atMs: now(), unlogged: 0 })
    log.warn({ kind, api, reason, alsoBefore: last?.unlogged ?? 0 }, message)
  }
}
