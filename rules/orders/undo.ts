import {
  ORDER_REVERSALS,
  type Act,
  type Actor,
  type OrderReversal,
  type OrderStatus,
  type ReversalAct,
  type StaffNote,
} from './order-status.ts'
import type { Service } from './service.ts'

/** For how long staff are offered to undo what they have done, where the marketplace says nothing else. */
export const DEFAULT_UNDO_SECONDS = 10
/** By how much later than it was offered an undo may arrive, over a slow network. */
const UNDO_MARGIN_SECONDS = 5
/** For how long a completed order may be put back on the board. */
export const RECALL_MINUTES = 30
/** For how long, at least, an order whose acceptance was undone waits for another answer. */
const ANSWER_AGAIN_MINUTES = 2

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/**
 * How long cards, emails and notifications wait after an act that may be undone: until no undo can arrive any
 * more, and a little longer, as it takes effect a moment after it arrives.
 */
export function effectsAfterSeconds(act: Act | StaffNote, undoSeconds: number): number {
  const mayBeUndone = ORDER_REVERSALS.some((way) => way.act === 'undo' && way.undoes === act)
  return undoSeconds === 0 || !mayBeUndone ? 0 : undoSeconds + 2 * UNDO_MARGIN_SECONDS
}

/** Something that happened to an order and was not taken back. */
interface Happened {
  act: string
  at: Date
  /** Who did it; null: the system, or somebody whose account was deleted. */
  accountId: string | null
}

export type Reversed<Event> =
  | { way: OrderReversal; event: Event }
  /** `status`: it has moved on since; `time`: it is too long ago, or was somebody else. */
  | { way: null; because: 'status' | 'time' }

/**
 * How an act is taken back, and which event that is. An undo takes back the last thing that happened, for
 * some seconds, and only by whoever did it. A recall puts back a completed order, by anybody of its staff.
 */
export function reversalOf<Event extends Happened>(
  order: { status: OrderStatus; service: Service; events: readonly Event[] },
  request: { act: ReversalAct; by: Actor; accountId: string | null; undoSeconds: number },
  now: Date,
): Reversed<Event> {
  const { act, by, accountId, undoSeconds } = request
  const ways = ORDER_REVERSALS.filter(
    (way) =>
      way.act === act &&
      way.from === order.status &&
      way.by.includes(by) &&
      (way.service === null || way.service === order.service),
  )
  const event =
    act === 'undo'
      ? order.events.at(-1)
      : order.events.findLast((each) => ways.some(({ undoes }) => undoes === each.act))
  const way = ways.find(({ undoes }) => undoes === event?.act)
  if (!event || !way) return { way: null, because: 'status' }
  const ageMs = now.getTime() - event.at.getTime()
  const isInTime =
    act === 'undo'
      ? undoSeconds > 0 &&
        accountId !== null &&
        event.accountId === accountId &&
        ageMs <= (undoSeconds + UNDO_MARGIN_SECONDS) * SECOND_MS
      : mayBeRecalled(event.at, now)
  return isInTime ? { way, event } : { way: null, because: 'time' }
}

/** Whether a completed order may still be put back on the board. */
export function mayBeRecalled(completedAt: Date, now: Date): boolean {
  return now.getTime() - completedAt.getTime() <= RECALL_MINUTES * MINUTE_MS
}

/** Until when an order must be answered whose acceptance was undone: in time to answer it at all. */
export function deadlineAfterUndo(deadlineAt: Date, now: Date): Date {
  return new Date(Math.max(deadlineAt.getTime(), now.getTime() + ANSWER_AGAIN_MINUTES * MINUTE_MS))
}
