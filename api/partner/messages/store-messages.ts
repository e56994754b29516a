import type { PartnerStore } from '#contract/partner/partner.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { markRead, selectUnread } from './store-messages.queries.ts'

/** More than a board has room for. */
const MAXIMUM_SHOWN = 20

/** What the marketplace has written to a store about its orders and nobody there has read yet, the oldest first. */
export async function listStoreMessages(
  { db }: Context,
  storeId: string,
): Promise<PartnerStore['messages']> {
  const rows = await selectUnread(db, storeId, MAXIMUM_SHOWN)
  return rows.toReversed().map(({ at, ...message }) => ({ ...message, at: at.toISOString() }))
}

/** Somebody of a store has read a message. The first of several is recorded. Throws NOT_FOUND. */
export async function readStoreMessage(
  { db, now }: Context,
  reading: { orderId: string; messageId: string; accountId: string },
): Promise<void> {
  if (!(await markRead(db, { ...reading, at: now() }))) throw new ApiError('NOT_FOUND')
}
