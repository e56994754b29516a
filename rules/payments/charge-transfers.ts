import { commissionTransfers, type CommissionTerms } from './commission.ts'
import { LEDGER_ACCOUNTS, type LedgerAccount, type PaymentMethod } from './payment-status.ts'

/** What a transfer of the ledger is for. */
export const TRANSFER_KINDS = [
  'food',
  'discount',
  'deliveryFee',
  'plasticBagCharge',
  'tip',
  'platformFee',
  'payment',
  'providerFee',
  // What the store owes the marketplace for the order, what a refund returns of it, and what comes back with
  // a refund that the bank returned.
  'commission',
  'commissionReturned',
  'commissionRestored',
  // Of a credit note that corrects an invoice, and of no order.
  'commissionCredited',
  // To the store's bank account, and what its bank sent back; of no order either.
  'payout',
  'payoutReturned',
  // To the store's account at the provider, and back from there for a refund.
  'storeTransfer',
  'storeTransferReversed',
  // Of a tip that was given after delivery.
  'laterTip',
  'laterTipPayment',
  'laterTipFee',
  'refund',
  // What the marketplace gives of a refund that the store pays.
  'refundShare',
  'refundPaid',
  // Of a refund that the bank of the customer has sent back.
  'refundReturned',
  'refundShareReturned',
  'refundPaidReturned',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** Takes an amount from one account of the ledger and gives it to another. */
export interface Transfer {
  kind: TransferKind
  /** Who gives it. */
  debit: LedgerAccount
  /** Who gets it. */
  credit: LedgerAccount
  /** More than 0. */
  amountPence: number
}

/** What an order costs, part by part; the total is that of `priceCart`. */
export interface ChargedOrder {
  paymentMethod: PaymentMethod
  /** The food, before the discount. */
  subtotalPence: number
  discountPence: number
  /** Who pays for the discount, whether it is on the food or on the delivery; null: there is none. */
  discountFundedBy: 'store' | 'marketplace' | null
  deliveryFeePence: number
  platformFeePence: number
  plasticBagChargePence: number
  tipPence: number
  totalPence: number
  /** As agreed when it was placed; null: none. */
  commission: CommissionTerms | null
}

/**
 * What the ledger says of an order once its money is there. The customer owes each part to whom it
 * belongs, the one who funds the discount owes that to the customer, and what the customer paid is with
 * the provider, or with the store where it was cash: afterwards the customer owes nothing. The store owes
 * the marketplace its commission.
 */
export function chargeTransfers(order: ChargedOrder): Transfer[] {
  const payee = order.paymentMethod === 'cash' ? 'store' : 'provider'
  return written([
    { kind: 'food', debit: 'customer', credit: 'store', amountPence: order.subtotalPence },
    {
      kind: 'discount',
      debit: order.discountFundedBy ?? 'store',
      credit: 'customer',
      amountPence: order.discountPence,
    },
    {
      kind: 'deliveryFee',
      debit: 'customer',
      credit: 'store',
      amountPence: order.deliveryFeePence,
    },
    {
      kind: 'plasticBagCharge',
      debit: 'customer',
      credit: 'bagCharge',
      amountPence: order.plasticBagChargePence,
    },
    { kind: 'tip', debit: 'customer', credit: 'tip', amountPence: order.tipPence },
    {
      kind: 'platformFee',
      debit: 'customer',
      credit: 'marketplace',
      amountPence: order.platformFeePence,
    },
    { kind: 'payment', debit: payee, credit: 'customer', amountPence: order.totalPence },
    ...commissionTransfers(order),
  ])
}

/** The provider's fee for a payment, which the marketplace pays. */
export function providerFeeTransfers(feePence: number): Transfer[] {
  return written([
    { kind: 'providerFee', debit: 'providerFee', credit: 'provider', amountPence: feePence },
  ])
}

/** Transfers as the ledger has them: what gives nothing is left out. */
export function written(transfers: readonly Transfer[]): Transfer[] {
  return transfers.filter(({ amountPence }) => amountPence > 0)
}

/**
 * What each account of the ledger has got more than it gave, in pence. The sum of them all is always 0.
 */
export function balancesOf(
  transfers: readonly Pick<Transfer, 'debit' | 'credit' | 'amountPence'>[],
): Record<LedgerAccount, number> {
  const balances = Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0]))
  for (const { debit, credit, amountPence } of transfers) {
    balances[debit] = (balances[debit] ?? 0) - amountPence
    balances[credit] = (balances[credit] ?? 0) + amountPence
  }
  // Made of exactly these keys.
  return balances as Record<LedgerAccount, number>
}
