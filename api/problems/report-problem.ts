import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#contract/call.ts'
import type { reportProblem as reportCall } from '#contract/problems/problem-calls.ts'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { orderProblemsOf, REPORTS_PER_ORDER } from '#rules/problems/problem-kinds.ts'
import { firstProblemStatus, isProblemOpen } from '#rules/problems/problem-status.ts'
import { answerByOf, reportWindow } from '#rules/problems/report-window.ts'
import { requestedPence, unreportedQuantities } from '#rules/problems/requested-amount.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import { readRefundable } from '#api/payments/refunds/read-refundable.ts'
import { claimPhotos } from '#api/photos/claim-photos.ts'
import { reportableOf } from './order-problems.ts'
import { emailsAbout } from './problem-emails.ts'
import { readProblemPolicy } from './problem-policy.ts'
import {
  insertReport,
  loadReportsOfOrder,
  lockOrderOfReports,
  type ReportRow,
} from './problems.queries.ts'
import { readProblem } from './read-problem.ts'

type Reported = BodyOf<typeof reportCall>
type OwnOrder = Awaited<ReturnType<typeof findOwnOrder>>

interface ReportInput {
  claimant: Claimant
  /** Identifies the request: repeated, it reports nothing again. */
  idempotencyKey: string | null
}

/**
 * Reports a problem with an order to its store. Throws NONEXISTING_ORDER for somebody else's,
 * PROBLEM_WINDOW_CLOSED, PROBLEM_ALREADY_OPEN while another report waits, PROBLEM_ALREADY_REPORTED for lines
 * that were reported before or refunded, TOO_MANY_PROBLEMS, NOT_REFUNDABLE when a refund is requested and
 * there is nothing to refund, an error of its own if a collection was reported as undelivered,
 * NONEXISTING_PHOTO, and IDEMPOTENCY_KEY_REUSED for another report with the same key.
 */
export async function reportProblem(
  context: Context,
  orderId: string,
  reported: Reported,
  input: ReportInput,
): Promise<ProblemReport> {
  const order = await findOwnOrder(context, orderId, input.claimant)
  const at = context.now()
  const reportId = await inTransaction(context.db, (transaction) =>
    report(transaction, order, reported, { ...input, at }),
  )
  return readProblem(context, reportId, 'customer')
}

async function report(
  transaction: Transaction,
  order: OwnOrder,
  reported: Reported,
  { claimant, idempotencyKey, at }: ReportInput & { at: Date },
): Promise<string> {
  const { id: orderId, storeId } = order
  await lockOrderOfReports(transaction, orderId)
  const before = await loadReportsOfOrder(transaction, orderId)
  const repeated = before.find((each) => idempotencyKey && each.idempotencyKey === idempotencyKey)
  if (repeated) return checkSame(repeated, reported)

  const policy = await readProblemPolicy({ db: transaction })
  refuse(order, before, { reportHours: policy.reportHours, at })
  const { kind, remedy, text } = reported
  if (kind && !orderProblemsOf(order.service).includes(kind))
    throw new FieldError([{ field: 'kind', code: 'invalid_value' }])
  const requested = await requestedOf(transaction, order, before, reported)
  const status = firstProblemStatus(remedy)
  const id = randomUUID()
  await insertReport(transaction, {
    id,
    orderId,
    storeId,
    status,
    kind,
    lines: reported.lines.map((line) => ({
      ...line,
      name: order.lines[line.position]?.name ?? '',
    })),
    remedy,
    text,
    requestedPence: requested,
    idempotencyKey,
    accountId: claimant.accountId,
    at,
    answerBy: answerByOf(at, policy.answerHours),
  })
  const { photoIds } = reported
  const uploader = claimant.accountId
  const claimed = { photoIds, uploader, purpose: 'problem', subjectId: id, alt: '', at } as const
  await claimPhotos(transaction, claimed)
  await enqueue(transaction, emailsAbout(id, 'report', order.paymentMethod))
  return id
}

function refuse(
  order: OwnOrder,
  before: readonly ReportRow[],
  { reportHours, at }: { reportHours: number; at: Date },
): void {
  const window = reportWindow(reportableOf(order), reportHours)
  if (!window || at < window.opensAt || at > window.closesAt)
    throw new ApiError('PROBLEM_WINDOW_CLOSED')
  if (before.some(({ status }) => isProblemOpen(status))) throw new ApiError('PROBLEM_ALREADY_OPEN')
  if (before.length >= REPORTS_PER_ORDER) throw new ApiError('TOO_MANY_PROBLEMS')
}

/** The requested refund, in pence; 0 also if the store is only informed. */
async function requestedOf(
  transaction: Transaction,
  order: OwnOrder,
  before: readonly ReportRow[],
  { kind, lines, remedy }: Reported,
): Promise<number> {
  const reported = before.flatMap((each) => each.lines)
  const left = unreportedQuantities(order.lines, reported)
  const isTwice = lines.some(({ position, quantity }) => quantity > (left[position] ?? 0))
  const isRepeated = new Set(lines.map(({ position }) => position)).size < lines.length
  if (isTwice || isRepeated) throw new ApiError('PROBLEM_ALREADY_REPORTED')
  if (remedy === 'nothing') return 0
  const refundable = await readRefundable(transaction, order.id)
  if (refundable.leftPence === 0) throw new ApiError('NOT_REFUNDABLE')
  const requested = requestedPence({ kind, lines }, refundable)
  if (requested === null) throw new ApiError('PROBLEM_ALREADY_REPORTED')
  return requested
}

/** The report that the same request has made. */
function checkSame(made: ReportRow, { kind, lines, remedy, text }: Reported): string {
  const wording = (each: Pick<Reported, 'lines'>) =>
    each.lines.map(({ position, quantity, kind: what }) => `${position}:${quantity}:${what}`).join()
  const isSame =
    made.kind === kind &&
    made.remedy === remedy &&
    made.text === text &&
    wording(made) === wording({ lines })
  if (!isSame) throw new ApiError('IDEMPOTENCY_KEY_REUSED')
  return made.id
}
