import type { User } from '#contract/session.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { OrderCommand } from '#web/store-app/order/order-commands.ts'

/**
 * What can be done without a network. A delay can't: nobody would tell the customer. Nor can a recall, as
 * the list of finished orders is not stored.
 */
export type UnsentCommand = Exclude<OrderCommand, { act: 'delay' | 'recall' }>

export const canWait = (command: OrderCommand): command is UnsentCommand =>
  command.act !== 'delay' && command.act !== 'recall'

/** Something that staff have done to an order, and the server doesn't know of. */
export interface UnsentAct {
  /** Counts up in the order in which they were done on this device. */
  seq: number
  /** The idempotency key: sent again, it is not done again. */
  key: string
  /** See `ownerOfActs`. */
  ownerId: string
  order: { id: string; number: string }
  command: UnsentCommand
  doneAtMs: number
  /** It has been sent without an answer: the server may have done it, so nobody can take it back here. */
  isTried: boolean
  /** Why the server has refused it: it stays until somebody has read that. */
  refusal: Refusal | null
}

export interface Refusal {
  code: string
  /** What the order was by then, where that is why. */
  status: OrderStatus | null
}

/** What is stored by our own code, whose older versions are a day old at most. */
export const isUnsentAct = (value: unknown): value is UnsentAct =>
  typeof value === 'object' &&
  value !== null &&
  'seq' in value &&
  'key' in value &&
  'command' in value

/**
 * Whose an act is on this device. On a shared tablet it is the restaurant's: whoever acted may be out before
 * it can be sent, and then it is sent as whoever is there.
 */
export const ownerOfActs = ({
  id,
  tablet,
  stores,
}: Pick<User, 'id' | 'tablet' | 'stores'>): string => (tablet && stores[0]?.id) ?? id

const minuteMs = 60_000
const fewestMinutes = 5

/**
 * The same as it has to be sent now: food that was promised in 30 minutes is promised in 20 after ten minutes
 * without a network.
 */
export function commandAt({ command, doneAtMs }: UnsentAct, nowMs: number): UnsentCommand {
  if (command.act !== 'accept' || command.body.minutes === undefined) return command
  const passed = Math.max(0, Math.round((nowMs - doneAtMs) / minuteMs))
  const minutes = Math.max(fewestMinutes, command.body.minutes - passed)
  return { ...command, body: { ...command.body, minutes } }
}
