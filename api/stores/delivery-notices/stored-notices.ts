import type { Kysely } from 'kysely'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import type { Database } from '#api/database/tables.ts'
import { retainedSinceOf } from '#api/settings/retention.ts'
import {
  deleteNotice,
  deleteNoticesBefore,
  deleteNoticesOf,
  findNotice,
  selectNoticesOf,
} from './delivery-notices.queries.ts'

/** The notices that an email address waits for, the newest first. */
export async function noticesOf(db: Kysely<Database>, email: string) {
  const found = await selectNoticesOf(db, email)
  return found.map(({ postCode, requestedAt }) => ({
    postCode,
    requestedAt: requestedAt.toISOString(),
  }))
}

/** Deletes the notices of an email address. */
export const eraseNoticesOf = deleteNoticesOf

/** A notice; undefined once its email is sent or it is erased. */
export const readNotice = findNotice

/** Deletes a notice whose email is sent. */
export const endNotice = deleteNotice

/** Deletes notices that nobody could be sent for longer than the marketplace stores them. */
export async function deleteOldNotices(context: Context, signal: AbortSignal): Promise<void> {
  const before = await retainedSinceOf(context, 'deliveryNotices')
  await inBatches(signal, (maximum) => deleteNoticesBefore(context.db, before, maximum))
}
