import type { Tier } from './field-mask.ts'

/** How the stand-in behaves; each is a trouble that the real service can be in. */
export const MOODS = {
  normal: 'Answers everything',
  'over-quota': 'The day’s quota is used up',
  denied: 'The key may not be used',
  slow: 'Answers after 10 seconds',
  unavailable: 'Answers that it’s unavailable',
  down: 'Hangs up without an answer',
  garbled: 'Answers with something that isn’t JSON',
} as const
export type Mood = keyof typeof MOODS

export function isMood(text: string): text is Mood {
  return Object.hasOwn(MOODS, text)
}

/** One request, as a bill counts it. What was typed is not stored. */
export type MapsCall = {
  at: string
  api: 'autocomplete' | 'details' | 'geocoding'
  sessionToken: string | null
  /** Of details: what the field mask makes it cost. */
  tier: Tier | null
  fieldMask: string | null
  /** "OK", "ZERO_RESULTS" or the status of an error; "-" when nothing was answered. */
  outcome: string
}

const MAXIMUM_CALLS = 1000

/** The requests so far, and how to answer the next ones. In memory only. */
export class MapsState {
  mood: Mood = 'normal'
  readonly calls: MapsCall[] = []

  record(call: Omit<MapsCall, 'at'>): void {
    this.calls.push({ at: new Date().toISOString(), ...call })
    if (this.calls.length > MAXIMUM_CALLS) this.calls.shift()
  }

  clear(): void {
    this.calls.length = 0
  }

  /** The key `sandbox-denied` alone is denied, and so on; any other key is in the chosen mood. */
  moodFor(key: string): Mood {
    const requested = key.replace(/^sandbox-/, '')
    return requested !== key && isMood(requested) ? requested : this.mood
  }
}
