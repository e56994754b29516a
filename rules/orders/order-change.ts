import type { IfSoldOut } from '#rules/cart/if-sold-out.ts'
import { ALLERGENS, type Allergen } from '#rules/menu/allergens.ts'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { namedAllergens } from '#rules/menu/named-allergens.ts'
import type { OrderStatus } from './order-status.ts'

/** What a store does to a line of an order: take it out, make fewer, or cook something else instead. */
export const CHANGE_KINDS = ['remove', 'reduce', 'replace'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** A change waits for the customer, was made without asking or with their yes, or was not made as proposed. */
export const CHANGE_STATES = ['waiting', 'made', 'refused', 'expired', 'withdrawn'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]

/** What became of the line: as proposed, taken out, or as it was. */
export const CHANGE_RESULTS = ['changed', 'removed', 'unchanged'] as const
export type ChangeResult = (typeof CHANGE_RESULTS)[number]

/** How the customer agreed: by their choice for a sold-out dish, on the order's page, on the phone. */
export const CHANGE_APPROVALS = ['choice', 'customer', 'phone'] as const
export type ChangeApproval = (typeof CHANGE_APPROVALS)[number]

/** What an order's history says of its changes. */
export const CHANGE_EVENTS = ['proposeChange', 'change', 'refuseChange', 'withdrawChange'] as const
export type ChangeEvent = (typeof CHANGE_EVENTS)[number]

/** How long the customer may think about a change: as long as a pan stays hot. */
export const CHANGE_ANSWER_MINUTES = 5

/** Until when the customer may answer; an order that its store has not accepted may end before. */
export function changeDeadline(
  at: Date,
  { status, deadlineAt }: { status: OrderStatus; deadlineAt: Date },
): Date {
  const untilMs = at.getTime() + CHANGE_ANSWER_MINUTES * 60_000
  return new Date(status === 'pending' ? Math.min(untilMs, deadlineAt.getTime()) : untilMs)
}

/** Whether the lines of an order can still change: it is with the kitchen. */
export function isChangeable(status: OrderStatus): boolean {
  return status === 'pending' || status === 'accepted'
}

/** The dish instead, by what may speak against it. */
export interface Replacement {
  /** Allergens that it may have, and the dish it replaces had less of. */
  newAllergens: readonly Allergen[]
  /** Whether it may have something that the customer's note asks to be without. */
  isAgainstNote: boolean
  /** Whether it asks for a proof of age that the line did not. */
  isAgeAdded: boolean
}

/**
 * Whom a change needs to have agreed: nobody beyond the choice that was made for the line, the customer, the
 * customer on the phone, as their note about allergies needs a talk, or nobody can.
 */
export const NEEDED_APPROVALS = ['choice', 'customer', 'phone', 'impossible'] as const
export type NeededApproval = (typeof NEEDED_APPROVALS)[number]

/**
 * What is taken out needs no yes unless the customer wants to be called: nobody pays for what they don't get.
 * Something else is cooked without asking only for who chose that, and only where it brings no new allergen.
 */
export function neededApproval(
  ifSoldOut: IfSoldOut,
  replacement: Replacement | null,
): NeededApproval {
  if (!replacement) return ifSoldOut === 'call' ? 'customer' : 'choice'
  if (replacement.isAgeAdded) return 'impossible'
  if (replacement.isAgainstNote) return 'phone'
  return ifSoldOut === 'replace' && replacement.newAllergens.length === 0 ? 'choice' : 'customer'
}

/**
 * What becomes of a line when the customer says no, or nothing in time. Nobody eats or pays for another dish
 * that they did not want: the line is taken out, unless nothing would be left. A refusal of fewer leaves the
 * order as it was, for the store to ring or to cancel; silence does not, as the dish has run out all the same.
 */
export function resultWithout(
  kind: ChangeKind,
  answer: 'refused' | 'expired',
  isOnlyLine: boolean,
): ChangeResult {
  if (kind === 'replace') return isOnlyLine ? 'unchanged' : 'removed'
  return answer === 'refused' ? 'unchanged' : 'changed'
}

/** From the answer that reassures to the one that warns the gravest. */
const GRAVER = ['free', 'notDeclared', 'may', 'contains'] as const

/** The allergens about which one dish warns more than another: what is not declared is never safe. */
export function newAllergens(before: AllergenVerdict, after: AllergenVerdict): Allergen[] {
  return ALLERGENS.filter((allergen) => gravityOf(after, allergen) > gravityOf(before, allergen))
}

function gravityOf(verdict: AllergenVerdict, allergen: Allergen): number {
  return GRAVER.findIndex((answer) => verdict[answer].includes(allergen))
}

/**
 * Whether a dish may have something that a customer's note about allergies is about. A note that names none of
 * the law's list may mean anything, so it is against every other dish.
 */
export function isAgainstNote(note: string, { free }: AllergenVerdict): boolean {
  if (note.trim() === '') return false
  const named = namedAllergens(note)
  return named.length === 0 || named.some((allergen) => !free.includes(allergen))
}
