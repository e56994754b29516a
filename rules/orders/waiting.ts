/** After how many minutes the card of a waiting order turns amber, and red, unless its store says otherwise. */
export const DEFAULT_WAIT_COLOURS = { soonMinutes: 5, urgentMinutes: 8 } as const

export interface WaitColours {
  soonMinutes: number
  urgentMinutes: number
}

export interface Wait {
  /** Whole minutes. */
  minutes: number
  urgency: 'calm' | 'soon' | 'urgent'
}

const MINUTE_MS = 60_000

/** How long something has waited, and how urgent that makes it. */
export function waitOf(since: Date, now: Date, colours: WaitColours = DEFAULT_WAIT_COLOURS): Wait {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS))
  const { soonMinutes, urgentMinutes } = colours
  if (minutes >= urgentMinutes) return { minutes, urgency: 'urgent' }
  return { minutes, urgency: minutes >= soonMinutes ? 'soon' : 'calm' }
}
