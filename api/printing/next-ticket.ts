import { afterFailure, isStillPrinted } from '#rules/printing/print-job.ts'
import { canPrint, PRINTING_MAXIMUM_MS, type PrinterState } from '#rules/printing/printer-status.ts'
import type { Context } from '#api/context.ts'
import {
  claimJob,
  endJob,
  loadSentJob,
  loadWaitingJobs,
  releaseJob,
  type SentJob,
  type WaitingJob,
} from './print-jobs.queries.ts'
import { noteSeen } from './printers.queries.ts'

/** Waiting tickets that are looked at together. */
const PAGE = 20

/** What a printer says when it asks whether there is something to print. */
export interface Poll {
  printerId: string
  /** Null: it says nothing of that. */
  state: PrinterState | null
  /** Its hardware's address, where it has one: two may have been given the same secret. */
  device: string
  /** It says that it prints at this moment. */
  isPrinting: boolean
}

/**
 * Whether a printer gets something to print now. A ticket that was sent to it and that it has neither printed
 * nor refused ends its wait here: it is sent again when the printer is in trouble, or nothing was heard of the
 * ticket for as long as printing may take.
 */
export async function hearPrinter(context: Context, poll: Poll): Promise<boolean> {
  const { printerId, state, isPrinting } = poll
  const at = context.now()
  await noteSeen(context.db, { printerId, state, at })
  const isAble = state === null || canPrint(state)
  const sent = await loadSentJob(context.db, printerId)
  if (sent) {
    const isSilent = at.getTime() - sent.sentAt.getTime() > PRINTING_MAXIMUM_MS
    const hasFailed = !isAble && isOfDevice(sent, poll.device)
    if (isPrinting || (!isSilent && !hasFailed)) return false
    await releaseJob(context.db, sent)
  }
  return isAble && (await nextWaiting(context, printerId)) !== null
}

/** Sends the next ticket to a printer; null when there is none, or another poll gets it. */
export async function sendNextTicket(
  context: Context,
  { printerId, device }: Pick<Poll, 'printerId' | 'device'>,
): Promise<SentJob | null> {
  const next = await nextWaiting(context, printerId)
  if (!next) return null
  const at = context.now()
  return (await claimJob(context.db, next.id, { sentTo: device, at })) ?? null
}

/** The ticket that a printer is printing; the next one when there is none. It may be asked for again. */
export async function currentTicket(
  context: Context,
  poll: Pick<Poll, 'printerId' | 'device'>,
): Promise<SentJob | null> {
  const sent =
    (await loadSentJob(context.db, poll.printerId)) ??
    (await sendNextTicket(context, poll)) ??
    (await loadSentJob(context.db, poll.printerId))
  return sent && isOfDevice(sent, poll.device) ? sent : null
}

/** What follows when a printer says how a ticket ended. */
export async function endTicket(
  { db, now }: Context,
  job: SentJob,
  result: { isPrinted: boolean; code: string },
): Promise<void> {
  if (result.isPrinted) await endJob(db, job.id, { status: 'printed', at: now() })
  else if (afterFailure(result.code, job.attempts) === 'fail')
    await endJob(db, job.id, { status: 'failed', at: now() })
  else await releaseJob(db, job)
}

/** Whether it may have been this device that a ticket was sent to. */
export const isOfDevice = ({ sentTo }: Pick<SentJob, 'sentTo'>, device: string): boolean =>
  sentTo === '' || device === '' || sentTo === device

/** The oldest ticket that is still printed; what nobody wants any more is dropped. */
async function nextWaiting({ db, now }: Context, printerId: string): Promise<WaitingJob | null> {
  for (;;) {
    const waiting = await loadWaitingJobs(db, printerId, PAGE)
    const next = waiting.findIndex((job) => isRequested(job, now()))
    const stale = next < 0 ? waiting : waiting.slice(0, next)
    for (const { id } of stale) await endJob(db, id, { status: 'dropped', at: now() })
    const found = waiting[next]
    if (found || waiting.length < PAGE) return found ?? null
  }
}

function isRequested({ orderStatus, dueAt, ...job }: WaitingJob, now: Date): boolean {
  const order = orderStatus && dueAt ? { status: orderStatus, dueAt } : null
  return isStillPrinted({ ...job, order }, now)
}
