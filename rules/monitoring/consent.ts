/** The answer to the question about error reports and recordings. */
export type ConsentChoice = 'accepted' | 'rejected'

const YEAR_MS = 365 * 86_400_000

/** As the browser stores it. */
export function writeConsent(choice: ConsentChoice, nowMs: number): string {
  return `${choice} ${new Date(nowMs).toISOString()}`
}

/** The answer that a browser has stored; null where there is none, or it is older than a year. */
export function readConsent(stored: string | null, nowMs: number): ConsentChoice | null {
  const [, choice, at = ''] = /^(accepted|rejected) (\S+)$/.exec(stored ?? '') ?? []
  const ageMs = nowMs - Date.parse(at)
  // A clock that was wrong when the question was answered is no answer for ever.
  return Math.abs(ageMs) < YEAR_MS ? (choice as ConsentChoice) : null
}
