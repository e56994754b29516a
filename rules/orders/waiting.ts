/** After how many minutes the time on a card turns amber, and red. */
export interface WaitColours {
  soonMinutes: number
  urgentMinutes: number
}

/** For an order that waits to be answered, unless its store says otherwise. */
export const DEFAULT_WAIT_COLOURS = { soonMinutes: 5, urgentMinutes: 8 } as const

/** For one that is being cooked, which takes longer: with the others every dish would be red. */
export const DEFAULT_COOK_COLOURS = { soonMinutes: 15, urgentMinutes: 20 } as const

/** The minutes that a store may choose. */
export const COLOUR_MINUTES: readonly number[] = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60,
]

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
