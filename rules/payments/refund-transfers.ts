import { chargeTransfers, written, type ChargedOrder, type Transfer } from './charge-transfers.ts'
import { balancesOf } from './charge-transfers.ts'
import { isCommission, returnedCommission } from './commission.ts'
import type { RefundPayer } from './payment-status.ts'

export interface Refund {
  amountPence: number
  payer: RefundPayer
  /** What the marketplace gives of a refund that the store pays: less than all of it. 0: nothing. */
  marketplacePence?: number
  /** Whether it is all that was left of the order, and not some of its lines. */
  isRest: boolean
}

/**
 * The ledger transfers of a refund that the provider has made. The payer alone pays for refunded lines.
 * When a store refunds the rest, everyone returns what they got of the order: the bag charge, the tip, the
 * platform fee; the funder of a discount gets it back; and the store pays what is left of the amount. When
 * the marketplace pays, the others return nothing. When both pay, each gives its part and no more.
 *
 * `before` has the ledger transfers of the order's earlier refunds that the store paid, so that nothing
 * is returned twice. The commission is returned in proportion to what the store pays.
 */
export function refundTransfers(
  order: ChargedOrder,
  refund: Refund,
  before: readonly Transfer[],
): Transfer[] {
  const transfers = refundedTransfers(order, refund, before)
  return [...transfers, ...returnedCommission(order, transfers, before)]
}

function refundedTransfers(
  order: ChargedOrder,
  { amountPence, payer, marketplacePence = 0, isRest }: Refund,
  before: readonly Transfer[],
): Transfer[] {
  // Cash comes out of the store's till again.
  const credit = order.paymentMethod === 'cash' ? 'store' : 'provider'
  const paid: Transfer = { kind: 'refundPaid', debit: 'customer', credit, amountPence }
  const alone: Transfer = { kind: 'refund', debit: payer, credit: 'customer', amountPence }
  const isShared = marketplacePence > 0
  if (!isShared && (payer === 'marketplace' || !isRest)) return written([alone, paid])

  // Commission is between store and marketplace, and nothing of it was the customer's; its share of an earlier
  // refund the marketplace has given for good.
  const { bagCharge, tip, marketplace } = balancesOf(
    [...chargeTransfers(order), ...before].filter(
      (transfer) => !isCommission(transfer) && !isShare(transfer),
    ),
  )
  if (isShared) {
    const own = amountPence - marketplacePence
    // Of everything, the bag charge and the tip come first, so that no food seems to be given back in their place.
    const ofBag = isRest ? Math.min(bagCharge, own) : 0
    const ofTip = isRest ? Math.min(tip, own - ofBag) : 0
    return written([
      { ...alone, amountPence: own - ofBag - ofTip },
      { ...alone, debit: 'bagCharge', amountPence: ofBag },
      { ...alone, debit: 'tip', amountPence: ofTip },
      { ...alone, kind: 'refundShare', debit: 'marketplace', amountPence: marketplacePence },
      paid,
    ])
  }
  const store = amountPence - bagCharge - tip - marketplace
  if (store < 0) return written([alone, paid])
  return written([
    { ...alone, debit: 'store', amountPence: store },
    { ...alone, debit: 'bagCharge', amountPence: bagCharge },
    { ...alone, debit: 'tip', amountPence: tip },
    // What it gave for a discount may be more than the fee it got.
    { ...alone, debit: 'marketplace', amountPence: marketplace },
    { kind: 'refund', debit: 'customer', credit: 'marketplace', amountPence: -marketplace },
    paid,
  ])
}

const isShare = ({ kind }: Transfer) => kind === 'refundShare' || kind === 'refundShareReturned'

const RETURNED_AS: Partial<Record<Transfer['kind'], Transfer['kind']>> = {
  refundPaid: 'refundPaidReturned',
  refundShare: 'refundShareReturned',
  commissionReturned: 'commissionRestored',
}

/**
 * What the ledger says of a refund that has come back, whose transfers these are: all of it undone. What the
 * store's account has given back stays with us, and so the store is owed it.
 */
export function returnedTransfers(refund: readonly Transfer[]): Transfer[] {
  const undone = refund.filter(({ kind }) => kind !== 'storeTransferReversed')
  return undone.map(({ kind, debit, credit, amountPence }) => ({
    kind: RETURNED_AS[kind] ?? 'refundReturned',
    debit: credit,
    credit: debit,
    amountPence,
  }))
}
