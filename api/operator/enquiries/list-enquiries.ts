import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { ListedEnquiry, listEnquiries as call } from '#contract/operator/enquiries.ts'
import { enquiryReference } from '#rules/enquiries/enquiry-state.ts'
import { readContactSearch } from '#rules/operator/order-search.ts'
import type { Context } from '#api/context.ts'
import { inbox, type MessageRow } from '#api/enquiries/inbox.ts'

/** A page of the messages to the marketplace. */
export async function listEnquiries(
  { db }: Context,
  { search, cursor, limit, state, assignee }: QueryOf<typeof call>,
  operatorId: string,
): Promise<OutputOf<typeof call>> {
  const words = readContactSearch(search)
  const after = cursor ?? null
  const assigneeId = { anyone: undefined, me: operatorId, nobody: null }[assignee]
  const isTooShort = search !== '' && words.length === 0
  const [rows, open] = await Promise.all([
    isTooShort ? [] : inbox.selectInbox(db, { state, assigneeId, words, after, limit: limit + 1 }),
    inbox.countOpenMessages(db),
  ])
  const items = rows.slice(0, limit).map(listedOf)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null, open }
}

/** A message as the list has it. */
export function listedOf({
  id,
  state,
  fields,
  sentAt,
  assigneeId,
  assigneeName,
}: MessageRow): ListedEnquiry {
  return {
    id,
    reference: enquiryReference(id),
    state,
    name: fields['name'] ?? '',
    email: fields['email'] ?? '',
    orderNumber: fields['orderNumber'] ?? '',
    message: fields['message'] ?? '',
    sentAt: sentAt.toISOString(),
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
  }
}
