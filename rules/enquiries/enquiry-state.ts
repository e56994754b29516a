/** How far a message to the marketplace is. */
export const ENQUIRY_STATES = ['open', 'answered', 'closed'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** What operators do about a message. A note is only for colleagues. */
export const ENQUIRY_ACTS = ['answer', 'note', 'take', 'release', 'close', 'reopen'] as const
export type EnquiryAct = (typeof ENQUIRY_ACTS)[number]

const AFTER: Readonly<Record<EnquiryState, Partial<Record<EnquiryAct, EnquiryState>>>> = {
  open: { answer: 'answered', note: 'open', take: 'open', release: 'open', close: 'closed' },
  answered: {
    answer: 'answered',
    note: 'answered',
    take: 'answered',
    release: 'answered',
    close: 'closed',
    // They have written again, which arrives in the marketplace's mailbox.
    reopen: 'open',
  },
  closed: { note: 'closed', reopen: 'open' },
}

/** The state after an act; null: it can't be done in this state. */
export function stateAfter(state: EnquiryState, act: EnquiryAct): EnquiryState | null {
  return AFTER[state][act] ?? null
}

/**
 * Who looks after a message after somebody's act: whoever answers what nobody looks after, does from then on.
 */
export function assigneeAfter(
  assigneeId: string | null,
  act: EnquiryAct,
  operatorId: string,
): string | null {
  if (act === 'take') return operatorId
  if (act === 'release') return null
  return act === 'answer' ? (assigneeId ?? operatorId) : assigneeId
}

/** A short name of a message, which its emails and the audit log have instead of its writer's. */
export const enquiryReference = (id: string): string => id.slice(0, 8).toUpperCase()
