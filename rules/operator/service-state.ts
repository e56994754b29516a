/** How something that the marketplace lives on goes: as it should, slowly, not at all, or nothing happens there. */
export const SERVICE_STATES = ['working', 'slow', 'failing', 'quiet'] as const
export type ServiceState = (typeof SERVICE_STATES)[number]

/** So many customers may leave without paying, and nobody pays, before it can't be chance. */
const UNPAID_IN_A_ROW = 3

/** Of payments by card, by how many orders of the last hour were paid and were left unpaid. */
export function cardsState({ paid, unpaid }: { paid: number; unpaid: number }): ServiceState {
  if (paid > 0) return 'working'
  return unpaid >= UNPAID_IN_A_ROW ? 'failing' : 'quiet'
}

/** Of what is sent by jobs: how many fail and are tried again, and how many are more than a minute late. */
export function sendingState(queued: { failing: number; late: number }): ServiceState {
  if (queued.failing > 0) return 'failing'
  return queued.late > 0 ? 'slow' : 'working'
}

/** The clock starts jobs every minute, wherever a server runs jobs. */
const CLOCK_SILENT_SECONDS = 180

/**
 * Of jobs as a whole: also whether any server runs them, by how long ago the clock started one; null: never yet,
 * as in the first minute of a marketplace.
 */
export function jobsState(queued: {
  failing: number
  late: number
  clockSecondsAgo: number | null
}): ServiceState {
  const { clockSecondsAgo } = queued
  if (clockSecondsAgo !== null && clockSecondsAgo >= CLOCK_SILENT_SECONDS) return 'failing'
  const state = sendingState(queued)
  return state === 'working' && clockSecondsAgo === null ? 'quiet' : state
}

/** Whether somebody has to look. */
export const isInTrouble = (state: ServiceState): boolean => state === 'slow' || state === 'failing'
