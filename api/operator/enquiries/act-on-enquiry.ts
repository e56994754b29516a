import { randomUUID } from 'node:crypto'
import type { Enquiry } from '#contract/operator/enquiries.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import {
  assigneeAfter,
  enquiryReference,
  stateAfter,
  type EnquiryAct,
} from '#rules/enquiries/enquiry-state.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { inbox } from '#api/enquiries/inbox.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { findEnquiry, readEnquiry } from './read-enquiry.ts'

const AUDITED: Readonly<Record<Exclude<EnquiryAct, 'note'>, AuditAct>> = {
  answer: 'answerEnquiry',
  take: 'takeEnquiry',
  release: 'releaseEnquiry',
  close: 'closeEnquiry',
  reopen: 'reopenEnquiry',
}

interface Acted {
  enquiryId: string
  act: Exclude<EnquiryAct, 'note'>
  text: string
  /** Of what the operator saw. */
  version: number
  operatorId: string
}

/**
 * Does something about a message that is still as the operator saw it; an answer is emailed. Throws
 * NONEXISTING_ENQUIRY, and ENQUIRY_HAS_CHANGED when somebody else was faster.
 */
export async function actOnEnquiry(context: Context, acted: Acted): Promise<Enquiry> {
  const { enquiryId, act, text, version, operatorId } = acted
  const at = context.now()
  const entryId = randomUUID()
  await inTransaction(context.db, async (transaction) => {
    const before = await findEnquiry(transaction, enquiryId)
    const state = stateAfter(before.state, act)
    if (state === null) throw new ApiError('ENQUIRY_HAS_CHANGED')
    const assigneeId = assigneeAfter(before.assigneeId, act, operatorId)
    const isChanged = await inbox.changeMessage(transaction, {
      id: enquiryId,
      version,
      state,
      assigneeId,
    })
    if (!isChanged) throw new ApiError('ENQUIRY_HAS_CHANGED')
    const entry = { id: entryId, enquiryId, act, accountId: operatorId, text, at }
    await inbox.insertEntry(transaction, entry)
    await recordChange(transaction, {
      accountId: operatorId,
      by: 'operator',
      at,
      storeId: null,
      act: AUDITED[act],
      subject: enquiryReference(enquiryId),
      // Each act is one more, also where the message is as it was.
      before: { enquiryState: before.state, enquiryActs: version },
      after: { enquiryState: state, enquiryActs: version + 1 },
    })
    if (act === 'answer')
      await enqueue(transaction, [{ task: 'send-enquiry-answer', payload: { entryId } }])
  })
  return readEnquiry(context, enquiryId, operatorId)
}

/** Stores a note about a message, which only operators read. Throws NONEXISTING_ENQUIRY. */
export async function addEnquiryNote(
  context: Context,
  { enquiryId, text, operatorId }: Pick<Acted, 'enquiryId' | 'text' | 'operatorId'>,
): Promise<Enquiry> {
  await findEnquiry(context.db, enquiryId)
  const at = context.now()
  const note = {
    id: randomUUID(),
    enquiryId,
    act: 'note' as const,
    accountId: operatorId,
    text,
    at,
  }
  await inbox.insertEntry(context.db, note)
  return readEnquiry(context, enquiryId, operatorId)
}
