import type { ParsedCronItem } from 'graphile-worker'
import { findDeliveryLocation } from '#api/address/delivery-location.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { cronItem } from '#api/jobs/cron-item.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { findServingStores } from '#api/stores/listing/find-serving-stores.ts'
import { markFound, selectPostcodes } from './delivery-notices.queries.ts'

const POSTCODES_AT_ONCE = 100

/** Twice an hour: nobody waits for it at a door. */
export function everyHalfHourForDeliveries(): ParsedCronItem {
  return cronItem('find-deliveries', '11,41 * * * *', { maxAttempts: 3 })
}

/** Enqueues an email to everyone who waits at a postcode that a restaurant delivers to now. */
export async function findDeliveries(context: Context, signal: AbortSignal): Promise<void> {
  let after = ''
  for (;;) {
    const postCodes = await selectPostcodes(context.db, after, POSTCODES_AT_ONCE)
    for (const postCode of postCodes) {
      signal.throwIfAborted()
      if (await isServed(context, postCode)) await enqueueEmails(context, postCode)
    }
    const last = postCodes.at(-1)
    if (last === undefined || postCodes.length < POSTCODES_AT_ONCE) return
    after = last
  }
}

async function isServed(context: Context, postCode: string): Promise<boolean> {
  // Postcodes end, too.
  if (!(await findDeliveryLocation(context, { postCode }))) return false
  const { stores } = await findServingStores(context, { postCode }, 'delivery')
  return stores.length > 0
}

async function enqueueEmails({ db, now }: Context, postCode: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const ids = await markFound(transaction, postCode, now())
    const jobs = ids.map((noticeId) => ({
      task: 'send-delivery-notice' as const,
      payload: { noticeId },
    }))
    await enqueue(transaction, jobs)
  })
}
