import type { DiscrepancyKind } from './discrepancy-kinds.ts'
import type { PaymentStatus } from './payment-status.ts'

/** What the provider has of a payment. */
export interface ProvidersPayment {
  id: string
  status: 'awaiting' | 'processing' | 'authorised' | 'captured' | 'cancelled'
  amountPence: number
  capturedPence: number
  refundedPence: number
}

/** What we have of it. */
export interface OwnPayment {
  /** Null: the provider's id of it is not known yet. */
  intentId: string | null
  status: PaymentStatus
  /** What was captured, or is to be. */
  amountPence: number
  /** What the card was authorised for: more, where the order was changed since. */
  authorisedPence: number
  /** Asked for and made. */
  refundedPence: number
  /** Made, as we know. */
  refundMadePence: number
}

export type Verdict =
  | { act: 'nothing' }
  /** Nobody waits for this money: it is to be voided. */
  | { act: 'cancel' }
  /** Ours is behind: continue it, as after a webhook event of the provider. */
  | { act: 'continue' }
  | { act: 'report'; kind: DiscrepancyKind; providerPence: number; ownPence: number | null }

const nothing: Verdict = { act: 'nothing' }
const cancel: Verdict = { act: 'cancel' }
const goOn: Verdict = { act: 'continue' }

/**
 * What to do about a payment of the provider that names one of our orders; `own` is null if there is no
 * such order. Neither may have changed lately, because payments in progress always differ.
 */
export function compareIntent(intent: ProvidersPayment, own: OwnPayment | null): Verdict {
  // An order has one payment; another one belongs to no order.
  if (!own || (own.intentId !== null && own.intentId !== intent.id)) return ofNobody(intent)
  switch (intent.status) {
    case 'authorised':
      return ofHeld(intent, own)
    case 'captured':
      return ofCaptured(intent, own)
    case 'cancelled':
      return own.status === 'authorised' ? report('holdExpired', 0, own) : ofNotTaken(own)
    case 'awaiting':
    case 'processing':
      if (own.status === 'awaiting') return nothing
      if (own.status === 'authorised') return report('holdExpired', 0, own)
      return own.status === 'voided' || own.status === 'lapsed' ? cancel : ofNotTaken(own)
  }
}

function ofNobody(intent: ProvidersPayment): Verdict {
  if (intent.status === 'cancelled') return nothing
  if (intent.status !== 'captured') return cancel
  if (intent.refundedPence >= intent.capturedPence) return nothing
  return report('capturedWithoutOrder', intent.capturedPence - intent.refundedPence, null)
}

function ofHeld(intent: ProvidersPayment, own: OwnPayment): Verdict {
  if (own.status === 'voided' || own.status === 'lapsed') return cancel
  if (own.status === 'captured') return report('capturedHereOnly', 0, own)
  if (intent.amountPence !== own.authorisedPence && own.status !== 'voiding')
    return report('amountDiffers', intent.amountPence, own)
  return own.status === 'authorised' ? nothing : goOn
}

function ofNotTaken(own: OwnPayment): Verdict {
  if (own.status === 'captured') return report('capturedHereOnly', 0, own)
  return own.status === 'voided' || own.status === 'lapsed' ? nothing : goOn
}

function ofCaptured(intent: ProvidersPayment, own: OwnPayment): Verdict {
  const { capturedPence, refundedPence } = intent
  if (own.status === 'voiding' && endOfTaken(intent, own) !== 'unclear') return goOn
  if (own.status === 'voiding' || own.status === 'voided' || own.status === 'lapsed')
    return ofNobody(intent)
  if (capturedPence !== own.amountPence) return report('amountDiffers', capturedPence, own)
  if (own.status === 'authorised') return nothing
  if (own.status !== 'captured') return goOn
  if (refundedPence > own.refundedPence)
    return {
      act: 'report',
      kind: 'refundedElsewhere',
      providerPence: refundedPence,
      ownPence: own.refundedPence,
    }
  if (refundedPence < own.refundMadePence)
    return {
      act: 'report',
      kind: 'refundMissing',
      providerPence: refundedPence,
      ownPence: own.refundMadePence,
    }
  return nothing
}

/**
 * What to do with a payment that was to be voided when somebody has captured it at the provider itself:
 * refund all of it, unless that is done. If they captured or refunded a part, a person has to decide.
 */
export function endOfTaken(
  { capturedPence, refundedPence }: ProvidersPayment,
  { amountPence }: Pick<OwnPayment, 'amountPence'>,
): 'refund' | 'over' | 'unclear' {
  if (refundedPence >= capturedPence) return 'over'
  return capturedPence === amountPence && refundedPence === 0 ? 'refund' : 'unclear'
}

function report(kind: DiscrepancyKind, providerPence: number, own: OwnPayment | null): Verdict {
  return { act: 'report', kind, providerPence, ownPence: own?.amountPence ?? null }
}
