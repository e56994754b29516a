import type { OrderChange } from '#contract/order-changes/order-change.ts'
import type { Order } from '#contract/orders.ts'
import { IF_SOLD_OUT_DEFAULT } from '#rules/cart/if-sold-out.ts'
import { orderLanguage } from '#rules/email/order-language.ts'
import { dueAfterHandOver, handedOverAt } from '#rules/orders/arrival.ts'
import { promisedAt } from '#rules/orders/delay.ts'
import { actsFor, LEAVING_ACTS, type Actor } from '#rules/orders/order-status.ts'
import { refundedQuantities } from '#rules/orders/refunded-dishes.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadLanguages, loadOrder, type OrderRow } from './orders.queries.ts'

/**
 * An order as it travels, with what its reader may do now. Whether they may read it at all is the
 * caller's to know. `db` may be a transaction. Throws NONEXISTING_ORDER.
 */
export async function readOrder(
  { db }: Pick<Context, 'db'>,
  orderId: string,
  by: Actor,
): Promise<Order> {
  return orderOf(await findOrder(db, orderId), by)
}

/** A stored order, in the form that verbs work with. `db` may be a transaction. Throws NONEXISTING_ORDER. */
export async function findOrder(db: Context['db'], orderId: string): Promise<OrderRow> {
  const row = await loadOrder(db, orderId)
  if (!row) throw new ApiError('NONEXISTING_ORDER')
  return row
}

/** The language in which the customer of an order is written to. */
export async function readOrderLanguage(
  { db }: Pick<Context, 'db'>,
  orderId: string,
): Promise<Language> {
  return orderLanguage(await loadLanguages(db, orderId))
}

/** An order as it is stored, with everything that belongs to it. */
export type StoredOrder = OrderRow

/** A stored order as it travels to this reader. */
export function orderOf(row: OrderRow, by: Actor): Order {
  const { snapshot: frozen, service, lines, ...rest } = withoutOurOwn(row)
  const { vat: _vat, companyNumber: _company, menuVersion: _menu, ...snapshot } = frozen
  const isStaff = by === 'partner' || by === 'operator'
  const refunded = refundedQuantities(lines, row.payment?.refunds ?? [])
  return {
    ...rest,
    ...snapshot,
    store: {
      ...snapshot.store,
      sellerAddress: snapshot.store.sellerAddress ?? snapshot.store.address,
    },
    discount: snapshot.discount ?? null,
    noBag: snapshot.noBag ?? null,
    wantsCutlery: snapshot.wantsCutlery ?? null,
    leaveAtDoor: snapshot.leaveAtDoor ?? null,
    lines: lines.map(({ vat: _vatOfLine, ...line }, position) => ({
      ...line,
      refundedQuantity: refunded[position] ?? 0,
      parts: line.parts ?? [],
      memberName: line.memberName ?? '',
      ifSoldOut: line.ifSoldOut ?? IF_SOLD_OUT_DEFAULT,
    })),
    payment: row.payment && {
      ...row.payment,
      refunds: row.payment.refunds.map((refund) => ({
        ...refund,
        payer: isStaff ? refund.payer : null,
        marketplacePence: isStaff ? refund.marketplacePence : 0,
        requestedAt: new Date(refund.requestedAt).toISOString(),
      })),
    },
    cookedDishes: isStaff ? row.cookedDishes : [],
    isMissed: row.isMissed && isStaff,
    allergyDiscussedBy: isStaff ? discussedBy(row) : '',
    serviceType: service,
    serviceTime: row.serviceTime?.toISOString() ?? 'asap',
    placedAt: row.placedAt.toISOString(),
    dueAt: expectedAt(row).toISOString(),
    promisedAt: promisedAt(row).toISOString(),
    deadlineAt: row.deadlineAt.toISOString(),
    changes: row.changes.map((change) => changeOf(change, isStaff)),
    events: row.events.map(({ allergyDiscussedBy: _name, at, ...event }) => ({
      ...event,
      at: new Date(at).toISOString(),
    })),
    acts: actsFor({ status: row.status, by, service }).filter(
      (act) => row.waitingChanges === 0 || !LEAVING_ACTS.has(act),
    ),
  }
}

const instant = (at: string) => new Date(at).toISOString()

function changeOf(change: OrderChange, isStaff: boolean): OrderChange {
  const { proposedAt, deadlineAt } = change
  return {
    ...change,
    spokenBy: isStaff ? change.spokenBy : '',
    proposedAt: instant(proposedAt),
    deadlineAt: deadlineAt && instant(deadlineAt),
  }
}

const discussedBy = ({ events }: OrderRow): string =>
  events.find(({ act }) => act === 'accept')?.allergyDiscussedBy ?? ''

/** Without what its reader may not see. */
function withoutOurOwn(row: OrderRow) {
  const { storeId: _store, accountId: _account, isFollowedByBrowser: _browsers, ...about } = row
  const { waitingChanges: _waiting, ...rest } = about
  return rest
}

/** As it was promised, with its delays; once it has been handed over, as it follows from that. */
function expectedAt({ service, serviceTime, dueAt, events, snapshot }: OrderRow): Date {
  const handedOver = handedOverAt(events)
  if (handedOver === null) return dueAt
  const { deliveryMinutes } = snapshot
  const at = new Date(handedOver)
  return dueAfterHandOver({ serviceType: service, serviceTime, deliveryMinutes, handedOverAt: at })
}
