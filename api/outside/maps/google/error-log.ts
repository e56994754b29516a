import type { GoogleTrouble } from './google-error.ts'

/** What the driver needs of the server's log. */
export type MapsLog = { warn(fields: object, message: string): void }

const EVERY_MS = 60_000

/** Logs each kind of trouble once a minute, with how often it came since. */
export function troubleLog(log: MapsLog, now: () => number): (trouble: GoogleTrouble) => void {
  const told = new Map<string, { atMs: number; unsaid: number }>()
  return (trouble) => {
    const { kind, api, reason, message } = trouble
    const last = told.get(kind)
    if (last && now() - last.atMs < EVERY_MS) {
      last.unsaid += 1
      return
    }
    told.set(kind, { atMs: now(), unsaid: 0 })
    log.warn({ kind, api, reason, alsoBefore: last?.unsaid ?? 0 }, message)
  }
}
