import type { Transfer } from './charge-transfers.ts'
import { balancesOf } from './charge-transfers.ts'
import { COMMISSION_KINDS } from './commission.ts'
import type { RefundPayer } from './payment-status.ts'

/** A transfer of the ledger; `payer` is whose the refund is that it belongs to, null of a charge. */
export interface StatementTransfer extends Transfer {
  payer: RefundPayer | null
}

/** What the transfers of a store's orders say, in pence; see the contract for each. */
export interface StatementAmounts {
  salesPence: number
  deliveryFeesPence: number
  bagChargesPence: number
  tipsPence: number
  storeDiscountsPence: number
  marketplaceDiscountsPence: number
  storeRefundsPence: number
  marketplaceRefundsPence: number
  refundedPence: number
  platformFeesPence: number
  cashPence: number
  cardPence: number
  commissionPence: number
  balancePence: number
}

/** The accounts of the ledger whose money belongs to a store. */
export const STORE_ACCOUNTS = ['store', 'bagCharge', 'tip'] as const
const isOwn = (account: string) => STORE_ACCOUNTS.some((own) => own === account)

/**
 * The amounts of an order, a refund or a whole period: those of several sets of transfers are the sums
 * of theirs. Always balance = sales + delivery fees + bag charges + tips − the store's discounts − the
 * store's refunds − cash − commission, and it is what the ledger's accounts of store, bag charge and tip have.
 */
export function statementAmounts(transfers: readonly StatementTransfer[]): StatementAmounts {
  const sumOf = (...kinds: Transfer['kind'][]) => sum(transfers.filter(isOneOf(kinds)))
  const discounts = transfers.filter(isOneOf(['discount']))
  const refunds = transfers.filter(isOneOf(['refund']))
  const returned = transfers.filter(isOneOf(['refundReturned']))
  const ofMarketplace = ({ payer }: StatementTransfer) => payer === 'marketplace'
  const payments = transfers.filter(isOneOf(['payment', 'laterTipPayment']))
  return {
    salesPence: sumOf('food'),
    deliveryFeesPence: sumOf('deliveryFee'),
    bagChargesPence: sumOf('plasticBagCharge'),
    tipsPence: sumOf('tip', 'laterTip'),
    storeDiscountsPence: sum(discounts.filter(({ debit }) => debit === 'store')),
    marketplaceDiscountsPence: sum(discounts.filter(({ debit }) => debit === 'marketplace')),
    storeRefundsPence:
      sum(refunds.filter(({ debit }) => isOwn(debit))) -
      sum(returned.filter(({ credit }) => isOwn(credit))),
    marketplaceRefundsPence:
      sum(refunds.filter(ofMarketplace)) -
      sum(returned.filter(ofMarketplace)) +
      sumOf('refundShare') -
      sumOf('refundShareReturned'),
    refundedPence: sumOf('refundPaid') - sumOf('refundPaidReturned'),
    platformFeesPence: sumOf('platformFee'),
    cashPence:
      sum(payments.filter(({ debit }) => debit === 'store')) -
      sum(transfers.filter(isOneOf(['refundPaid'])).filter(({ credit }) => credit === 'store')),
    cardPence: sum(payments.filter(({ debit }) => debit === 'provider')),
    commissionPence: sumOf('commission', 'commissionRestored') - sumOf('commissionReturned'),
    balancePence: payablePence(transfers),
  }
}

/**
 * What the marketplace owes a store by these transfers; less than 0: what the store owes. The one definition,
 * of statements and of payouts.
 */
export function payablePence(
  transfers: readonly Pick<Transfer, 'debit' | 'credit' | 'amountPence'>[],
): number {
  const balances = balancesOf(transfers)
  return STORE_ACCOUNTS.reduce((total, account) => total + balances[account], 0)
}

/** What a row of a statement shows where there is no room for every amount, in pence. */
export interface RowSums {
  /** What the customer paid; of a refund, what they had back, less than 0. */
  customerPence: number
  /** What was sold besides the food. */
  extrasPence: number
  /** What the store gave: less than 0 where it gave something. */
  givenPence: number
}

export function rowSums(
  kind: 'order' | 'refund',
  amounts: Omit<StatementAmounts, 'balancePence'>,
): RowSums {
  const { cardPence, cashPence, refundedPence } = amounts
  // Taken from 0, because "-0" would be shown with its sign.
  return {
    customerPence: kind === 'refund' ? 0 - refundedPence : cardPence + cashPence,
    extrasPence: amounts.deliveryFeesPence + amounts.bagChargesPence + amounts.tipsPence,
    givenPence: 0 - amounts.storeDiscountsPence - amounts.storeRefundsPence,
  }
}

/**
 * Money goes through the store's till or its account for what was sold or refunded, and is no sale of its own;
 * commission is what selling costs.
 */
const NOT_SOLD: ReadonlySet<Transfer['kind']> = new Set([
  'payment',
  'refundPaid',
  'storeTransfer',
  'storeTransferReversed',
  ...COMMISSION_KINDS,
])

/**
 * The VAT within what was sold for the store: food, delivery and bags, less the discounts and refunds
 * that it gives; tips are the courier's, on an account of their own. `rate` is in thousandths of the
 * price without VAT: of 1,200 at 200, that is 20 %, it is 200. In whole pence, to the nearest.
 */
export function vatWithin(transfers: readonly StatementTransfer[], rate: number): number {
  const { store, bagCharge } = soldOf(transfers)
  return Math.round(((store + bagCharge) * rate) / (1000 + rate))
}

/** What was sold for the store, with VAT: food and delivery less its discounts and refunds, and bags. */
export function soldOf(transfers: readonly Transfer[]): {
  store: number
  bagCharge: number
} {
  const { store, bagCharge } = balancesOf(transfers.filter(({ kind }) => !NOT_SOLD.has(kind)))
  return { store, bagCharge }
}

const isOneOf =
  (kinds: readonly Transfer['kind'][]) =>
  ({ kind }: Pick<Transfer, 'kind'>) =>
    kinds.includes(kind)

function sum(transfers: readonly Pick<Transfer, 'amountPence'>[]): number {
  return transfers.reduce((total, { amountPence }) => total + amountPence, 0)
}
