import type { ShakenDatabase } from '../harmed-database.ts'
import type {
  CartFact,
  EventFact,
  Facts,
  OrderFact,
  PaymentFact,
  PlaceFact,
  ProviderFacts,
  RefundFact,
  SavedCardFact,
  TransferFact,
  UseFact,
} from './facts.ts'

const ORDERS = `
  SELECT id, cart_token AS "cartToken", status, payment_method AS method,
    total_pence::int AS "totalPence", subtotal_pence::int AS "subtotalPence",
    discount_pence::int AS "discountPence", delivery_fee_pence::int AS "deliveryFeePence",
    platform_fee_pence::int AS "platformFeePence",
    plastic_bag_charge_pence::int AS "plasticBagChargePence",
    coalesce(tip_pence, 0)::int AS "tipPence", service_time IS NOT NULL AS "hasSlot",
    (SELECT sum(line_pence)::int FROM order_line WHERE order_id = orders.id) AS "linesPence"
  FROM orders`

const PAYMENTS = `
  SELECT order_id AS "orderId", status, amount_pence::int AS "amountPence",
    refunded_pence::int AS "refundedPence", provider_fee_pence::int AS "feePence",
    intent_id AS "intentId"
  FROM payment`

const REFUNDS = `
  SELECT refund.id, order_id AS "orderId", status, amount_pence::int AS "amountPence", payer,
    account.type AS "requestedBy", provider_refund_id AS "providerId"
  FROM refund LEFT JOIN account ON account.id = refund.account_id`

const TRANSFERS = `
  SELECT order_id AS "orderId", kind, refund_id AS "refundId", debit, credit,
    amount_pence::int AS "amountPence"
  FROM ledger_transfer`

/** Stock by the difference between start and now; a discount by its own count of uses. */
const USES = `
  WITH live AS (
    SELECT * FROM orders WHERE status NOT IN ('awaitingpayment', 'unpaid', 'declined', 'cancelled')
  )
  SELECT 'stock of ' || stock.product_id AS what, $1::int - remaining AS gone,
    coalesce((SELECT sum(line.quantity)::int FROM order_line AS line JOIN live ON live.id = order_id
      WHERE line.product_id = stock.product_id), 0) AS "inOrders"
  FROM product_stock AS stock
  UNION ALL
  SELECT 'discount ' || code, used,
    (SELECT count(*)::int FROM live WHERE discount_id = discount.id)
  FROM discount
  UNION ALL
  SELECT 'discount of customer ' || encode(customer, 'hex'), used,
    (SELECT count(*)::int FROM live
      WHERE live.discount_id = own.discount_id AND live.discount_customer = own.customer)
  FROM discount_customer AS own`

const EVENTS = 'SELECT order_id AS "orderId", act, by FROM order_event ORDER BY id'
const CARTS = 'SELECT token, ordered_at IS NOT NULL AS "isOrdered" FROM cart'
const PLACES =
  'SELECT cart_token AS "cartToken", reserved_until IS NULL AS "isOfOrder" FROM slot_reservation'
const SAVED_CARDS =
  'SELECT account_id AS "accountId", payment_method_id AS "paymentMethodId" FROM saved_card'
const DISCREPANCIES = `
  SELECT kind, subject, order_id AS "orderId" FROM payment_discrepancy WHERE resolved_at IS NULL`

/** The facts in the database, if each counted product had `stock` at the start. */
export async function readDatabase(
  database: ShakenDatabase,
  stock: number,
): Promise<Omit<Facts, keyof ProviderFacts | 'letters'>> {
  return {
    orders: await database.ask<OrderFact & object>(ORDERS),
    events: await database.ask<EventFact & object>(EVENTS),
    payments: await database.ask<PaymentFact & object>(PAYMENTS),
    refunds: await database.ask<RefundFact & object>(REFUNDS),
    transfers: await database.ask<TransferFact & object>(TRANSFERS),
    uses: await database.ask<UseFact & object>(USES, [stock]),
    carts: await database.ask<CartFact & object>(CARTS),
    places: await database.ask<PlaceFact & object>(PLACES),
    savedCards: await database.ask<SavedCardFact & object>(SAVED_CARDS),
    discrepancies: await database.ask<Facts['discrepancies'][number]>(DISCREPANCIES),
  }
}
