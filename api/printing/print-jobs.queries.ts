import { sql, type Kysely } from 'kysely'
import type { PrintJobStatus } from '#rules/printing/print-job.ts'
import type { TicketKind } from '#rules/printing/ticket.ts'
import { isDatabaseError } from '#api/database/is-database-error.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** A ticket that was sent to a printer, which has not confirmed it yet. */
export interface SentJob {
  id: number
  orderId: string | null
  kind: TicketKind
  copy: number
  copies: number
  isCopy: boolean
  mayRepeat: boolean
  attempts: number
  sentTo: string
  sentAt: Date
}

const sentColumns = [
  'id',
  'order_id as orderId',
  'kind',
  'copy',
  'copies',
  'is_copy as isCopy',
  'may_repeat as mayRepeat',
  'attempts',
  'sent_to as sentTo',
  sql<Date>`sent_at`.as('sentAt'),
] as const

/** What a printer has to print, the oldest first, with what decides whether it still prints it. */
export function loadWaitingJobs(db: Db, printerId: string, limit: number) {
  return db
    .selectFrom('print_job')
    .leftJoin('orders', 'orders.id', 'print_job.order_id')
    .select([
      'print_job.id',
      'print_job.queued_at as queuedAt',
      'print_job.is_requested as isRequested',
      'orders.status as orderStatus',
      'orders.due_at as dueAt',
    ])
    .where('print_job.printer_id', '=', printerId)
    .where('print_job.status', '=', 'waiting')
    .orderBy('print_job.id')
    .limit(limit)
    .execute()
}
export type WaitingJob = Awaited<ReturnType<typeof loadWaitingJobs>>[number]

export function loadSentJob(db: Db, printerId: string): Promise<SentJob | undefined> {
  return db
    .selectFrom('print_job')
    .select(sentColumns)
    .where('printer_id', '=', printerId)
    .where('status', '=', 'sent')
    .executeTakeFirst()
}

/** The ticket that a printer got last, whether or not it counts as sent still; not one that has ended. */
export function loadLastSentJob(db: Db, printerId: string): Promise<SentJob | undefined> {
  return db
    .selectFrom('print_job')
    .select(sentColumns)
    .where('printer_id', '=', printerId)
    .where('status', 'in', ['waiting', 'sent'])
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** One ticket of a printer, unless it has ended. */
export function loadOpenJob(
  db: Db,
  printerId: string,
  jobId: number,
): Promise<SentJob | undefined> {
  return db
    .selectFrom('print_job')
    .select(sentColumns)
    .where('printer_id', '=', printerId)
    .where('id', '=', jobId)
    .where('status', 'in', ['waiting', 'sent'])
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
}

/** Sends a waiting ticket; undefined when another poll was first, with this one or another of the printer. */
export async function claimJob(
  db: Db,
  jobId: number,
  { sentTo, at }: { sentTo: string; at: Date },
): Promise<SentJob | undefined> {
  try {
    return await db
      .updateTable('print_job')
      .set({ status: 'sent', sent_to: sentTo, sent_at: at, attempts: sql`attempts + 1` })
      .where('id', '=', jobId)
      .where('status', '=', 'waiting')
      .returning(sentColumns)
      .executeTakeFirst()
  } catch (error) {
    if (isDatabaseError(error) && error.constraint === 'print_job_sent') return undefined
    throw error
  }
}

/** A ticket that was not confirmed waits again, and says so when it is printed. */
export async function releaseJob(
  db: Db,
  { id, attempts }: Pick<SentJob, 'id' | 'attempts'>,
): Promise<void> {
  await db
    .updateTable('print_job')
    .set({ status: 'waiting', may_repeat: true })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .where('attempts', '=', attempts)
    .execute()
}

/** Ends a ticket that has not ended. */
export async function endJob(
  db: Db,
  jobId: number,
  { status, at }: { status: Exclude<PrintJobStatus, 'waiting' | 'sent'>; at: Date },
): Promise<void> {
  await db
    .updateTable('print_job')
    .set({ status, ended_at: at })
    .where('id', '=', jobId)
    .where('status', 'in', ['waiting', 'sent'])
    .execute()
}

/** Queues a ticket that somebody asked for; it is queued once while it waits. */
export async function insertRequestedJob(
  db: Db,
  job: { printerId: string; orderId: string | null; kind: TicketKind; at: Date },
): Promise<void> {
  await db
    .insertInto('print_job')
    .values({
      printer_id: job.printerId,
      order_id: job.orderId,
      kind: job.kind,
      is_requested: true,
      is_copy: job.orderId !== null,
      queued_at: job.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes jobs from before an instant, at most so many; answers how many. */
export async function deleteJobsBefore(db: Db, before: Date, maximum: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('print_job')
    .where('id', 'in', (eb) =>
      eb.selectFrom('print_job').select('id').where('queued_at', '<', before).limit(maximum),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
