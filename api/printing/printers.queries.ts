import { sql, type Kysely, type Selectable } from 'kysely'
import type { Service } from '#rules/orders/service.ts'
import { OFFLINE_AFTER_MS, type PrinterKind } from '#rules/printing/printer-status.ts'
import type { Database, PrinterTable } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** A printer that is heard again within this is not written down again. */
const NOTED_EVERY_MS = 10_000

/** What staff choose of a printer. */
export interface PrinterRow {
  name: string
  kitchenCopies: number
  customerCopies: number
  services: Service[]
}

const columnsOf = ({ name, kitchenCopies, customerCopies, services }: PrinterRow) => ({
  name,
  kitchen_copies: kitchenCopies,
  customer_copies: customerCopies,
  services,
})

const chosen = [
  'printer.id',
  'printer.kind',
  'printer.name',
  'printer.kitchen_copies as kitchenCopies',
  'printer.customer_copies as customerCopies',
  'printer.services',
] as const

/** Makes changes of one store's printers wait for each other. */
export async function lockPrinters(transaction: Transaction, storeId: string): Promise<void> {
  await transaction
    .selectFrom('store')
    .select('id')
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function countPrinters(db: Db, storeId: string): Promise<{ count: number }> {
  return db
    .selectFrom('printer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
}

/** The printers of a store, the oldest first, with what they have to print and have printed. */
export function loadPrinters(db: Db, storeId: string, unreadableAfter: Date) {
  return db
    .selectFrom('printer')
    .select((eb) => [
      ...chosen,
      'printer.state',
      'printer.seen_at as seenAt',
      eb
        .selectFrom('print_job')
        .select('sent_at')
        .whereRef('printer_id', '=', 'printer.id')
        .where('status', '=', 'sent')
        .as('sentAt'),
      sql<number>`(SELECT count(*)::int FROM print_job
        WHERE printer_id = printer.id AND status IN ('waiting', 'sent'))`.as('waiting'),
      sql<Date | null>`(SELECT max(ended_at) FROM print_job
        WHERE printer_id = printer.id AND status = 'printed')`.as('lastPrintedAt'),
      sql<string | null>`(SELECT coalesce(orders.number, '') FROM print_job
        LEFT JOIN orders ON orders.id = print_job.order_id
        WHERE print_job.printer_id = printer.id AND print_job.status = 'failed'
          AND print_job.ended_at > ${unreadableAfter}
        ORDER BY print_job.id DESC LIMIT 1)`.as('unreadable'),
    ])
    .where('printer.store_id', '=', storeId)
    .orderBy('printer.created_at')
    .orderBy('printer.id')
    .execute()
}
export type ListedPrinter = Awaited<ReturnType<typeof loadPrinters>>[number]

/** A printer of a store, locked until the transaction ends. */
export function lockPrinter(
  transaction: Transaction,
  { storeId, printerId }: { storeId: string; printerId: string },
) {
  return transaction
    .selectFrom('printer')
    .select(chosen)
    .where('id', '=', printerId)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertPrinter(
  transaction: Transaction,
  {
    row,
    ...printer
  }: { row: PrinterRow; storeId: string; kind: PrinterKind; hash: string; at: Date },
): Promise<string> {
  const { id } = await transaction
    .insertInto('printer')
    .values({
      ...columnsOf(row),
      store_id: printer.storeId,
      kind: printer.kind,
      secret_hash: printer.hash,
      created_at: printer.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePrinter(
  transaction: Transaction,
  id: string,
  row: PrinterRow,
): Promise<void> {
  await transaction.updateTable('printer').set(columnsOf(row)).where('id', '=', id).execute()
}

/** Another secret: whoever had the former one is no printer any more, so nothing is known of it. */
export async function updateSecret(
  transaction: Transaction,
  id: string,
  hash: string,
): Promise<void> {
  await transaction
    .updateTable('printer')
    .set({ secret_hash: hash, seen_at: null, state: 'ready' })
    .where('id', '=', id)
    .execute()
}

export async function deletePrinter(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('printer').where('id', '=', id).execute()
}

/** Whose secret this is the hash of, with the names for its tickets. */
export function loadPrinterOf(db: Db, hash: string, kind: PrinterKind) {
  return db
    .selectFrom('printer')
    .innerJoin('store', 'store.id', 'printer.store_id')
    .select(['printer.id', 'printer.name', 'store.name as storeName'])
    .where('printer.secret_hash', '=', hash)
    .where('printer.kind', '=', kind)
    .executeTakeFirst()
}
export type KnownPrinter = NonNullable<Awaited<ReturnType<typeof loadPrinterOf>>>

/**
 * Writes down that a printer was heard, and what it said of itself; null: nothing. Boards are told when that
 * changes what they show.
 */
export async function noteSeen(
  db: Db,
  {
    printerId,
    state,
    at,
  }: { printerId: string; state: Selectable<PrinterTable>['state'] | null; at: Date },
): Promise<void> {
  const before = (ms: number) => new Date(at.getTime() - ms)
  await sql`
    WITH known AS (
      SELECT id, store_id, state, seen_at FROM printer WHERE id = ${printerId}
    ), noted AS (
      UPDATE printer SET seen_at = ${at}, state = coalesce(${state}, printer.state)
      FROM known
      WHERE printer.id = known.id AND (
        known.seen_at IS NULL OR known.seen_at < ${before(NOTED_EVERY_MS)}
          OR known.state <> ${state}
      )
      RETURNING known.store_id,
        known.seen_at IS NULL OR known.seen_at < ${before(OFFLINE_AFTER_MS)}
          OR known.state <> printer.state AS is_news
    )
    SELECT pg_notify('printer_changed', store_id::text) FROM noted WHERE is_news
  `.execute(db)
}
