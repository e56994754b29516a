import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OrderNoteKind, ReasonedAct } from '#rules/operator/order-note.ts'
import type { TransferKind } from '#rules/payments/charge-transfers.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

const nameOfAccount: RawBuilder<string | null> = sql`
  nullif(trim(account.first_name || ' ' || account.last_name), '')`

const nameOfReader: RawBuilder<string | null> = sql`
  nullif(trim(reader.first_name || ' ' || reader.last_name), '')`

/** Whose order it is; undefined: there is none. */
export function loadOwner(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select([
      'number',
      'store_id as storeId',
      'account_id as customerId',
      sql<string>`coalesce(snapshot #>> '{contact,email}', '')`.as('email'),
      sql<number | null>`CASE WHEN account_id IS NOT NULL THEN (
        SELECT count(*)::int FROM orders AS own WHERE own.account_id = orders.account_id
          AND own.status NOT IN ('awaitingpayment', 'unpaid')) END`.as('customerOrders'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirst()
}

/** Everything that happened to an order, also what was undone. Who did it is said of staff only. */
export function selectEvents(db: Db, orderId: string, limit: number) {
  return db
    .selectFrom('order_event as event')
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'event.account_id').on('account.type', '<>', 'customer'),
    )
    .select([
      'event.id',
      'event.at',
      'event.act',
      'event.by',
      'event.minutes',
      nameOfAccount.as('name'),
    ])
    .where('event.order_id', '=', orderId)
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute()
}

export function selectRefunds(db: Db, orderId: string, limit: number) {
  return db
    .selectFrom('refund')
    .leftJoin('account', 'account.id', 'refund.account_id')
    .select([
      'refund.id',
      'refund.requested_at as at',
      'refund.amount_pence as amountPence',
      'refund.status',
      'refund.payer',
      'refund.marketplace_pence as marketplacePence',
      'refund.reason',
      nameOfAccount.as('name'),
    ])
    .where('refund.order_id', '=', orderId)
    .orderBy('refund.requested_at', 'desc')
    .limit(limit)
    .execute()
}

export function selectSentEmails(db: Db, orderId: string, limit: number) {
  return db
    .selectFrom('sent_email')
    .select(['id', 'at', 'message', 'recipient'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** One of them; undefined: there is none. */
export function loadSentEmail(db: Db, orderId: string, emailId: string) {
  return db
    .selectFrom('sent_email')
    .select(['message', 'recipient', 'subject_id as subjectId'])
    .where('order_id', '=', orderId)
    .where(sql<boolean>`id = ${emailId}::bigint`)
    .executeTakeFirst()
}

export function selectTransfers(db: Db, orderId: string, limit: number) {
  return db
    .selectFrom('ledger_transfer')
    .select([
      'id',
      'at',
      sql<TransferKind>`kind`.as('kind'),
      'debit',
      'credit',
      'amount_pence as amountPence',
    ])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function selectTickets(db: Db, orderId: string, limit: number) {
  return db
    .selectFrom('print_job')
    .innerJoin('printer', 'printer.id', 'print_job.printer_id')
    .select([
      'print_job.id',
      sql<Date>`coalesce(print_job.ended_at, print_job.sent_at, print_job.queued_at)`.as('at'),
      'printer.name as printer',
      'print_job.status',
    ])
    .where('print_job.order_id', '=', orderId)
    .orderBy('print_job.id', 'desc')
    .limit(limit)
    .execute()
}

export function selectNotes(db: Db, orderId: string, limit: number) {
  return db
    .selectFrom('order_note as note')
    .leftJoin('account', 'account.id', 'note.account_id')
    .leftJoin('account as reader', 'reader.id', 'note.read_by')
    .select(['note.id', 'note.at', 'note.kind', 'note.act', 'note.text', nameOfAccount.as('name')])
    .select(['note.read_at as readAt', nameOfReader.as('readBy')])
    .where('note.order_id', '=', orderId)
    .orderBy('note.at', 'desc')
    .limit(limit)
    .execute()
}

export function selectProblemEvents(db: Db, orderId: string, limit: number) {
  return (
    db
      .selectFrom('problem_event as event')
      .innerJoin('problem_report as report', 'report.id', 'event.report_id')
      .select(['event.id', 'event.at', 'event.act', 'event.by'])
      // What the customer wrote is with the report itself.
      .select(({ eb, ref }) =>
        eb
          .case()
          .when('event.act', '=', 'report')
          .then(ref('report.text'))
          .else(ref('event.text'))
          .end()
          .as('text'),
      )
      .where('report.order_id', '=', orderId)
      .orderBy('event.id', 'desc')
      .limit(limit)
      .execute()
  )
}

export interface NewOrderNote {
  id: string
  orderId: string
  kind: OrderNoteKind
  /** Of an act: which. */
  act: ReasonedAct | null
  accountId: string
  text: string
  at: Date
}

export async function insertOrderNote(db: Db, note: NewOrderNote): Promise<void> {
  await db
    .insertInto('order_note')
    .values({
      id: note.id,
      order_id: note.orderId,
      kind: note.kind,
      act: note.act,
      account_id: note.accountId,
      text: note.text,
      at: note.at,
    })
    .execute()
}

/** Tells the boards of a store that a message waits there, once the transaction is committed. */
export async function notifyBoards(db: Db, storeId: string): Promise<void> {
  await sql`SELECT pg_notify('store_message', ${storeId}::text)`.execute(db)
}

/** What was written to the customer or the restaurant of an order; undefined: it was erased. */
export function loadMessage(db: Db, noteId: string) {
  return db
    .selectFrom('order_note')
    .select(['order_id as orderId', 'text', 'kind'])
    .where('id', '=', noteId)
    .where('kind', 'in', ['message', 'storeMessage'])
    .executeTakeFirst()
}

/** What was written about some orders, the newest first. */
export function selectNotesOfOrders(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('order_note as note')
    .innerJoin('orders', 'orders.id', 'note.order_id')
    .select(['orders.number as orderNumber', 'note.kind', 'note.text', 'note.at'])
    .where('orders.id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .orderBy('note.at', 'desc')
    .execute()
}
