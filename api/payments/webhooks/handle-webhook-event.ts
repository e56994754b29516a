import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { PaymentsRefused } from '#api/outside/payments/payments.port.ts'
import { recordAccountEvent } from '#api/payments/store-accounts/store-accounts.queries.ts'
import { recordWebhookEvent, deleteWebhookEventsBefore } from './webhook-events.queries.ts'
import { inBatches } from '#api/database/in-batches.ts'

/** Far longer than the provider retries an event. */
const knownMs = 90 * 86_400_000

/**
 * Handles an event of the provider: it is recorded once, however often it arrives, and a job reads the state
 * of its payment. Throws INVALID_WEBHOOK_SIGNATURE for an event that is not the provider's, and
 * UNREADABLE_REQUEST for what is no event.
 */
export async function handleWebhookEvent(
  { db, payments, now }: Context,
  body: Buffer,
  signature: string,
): Promise<void> {
  if (!payments) throw new ApiError('NOT_FOUND')
  const event = await payments.readWebhookEvent(body, signature).catch(refuseEvent)
  await recordWebhookEvent(db, event, now())
}

/** The same with an event about a store's account, which a job reads. */
export async function handleAccountEvent(
  { db, payments, now }: Context,
  body: Buffer,
  signature: string,
): Promise<void> {
  if (!payments?.paysStores) throw new ApiError('NOT_FOUND')
  const event = await payments.readAccountEvent(body, signature).catch(refuseEvent)
  await recordAccountEvent(db, event, now())
}

function refuseEvent(error: unknown): never {
  if (!(error instanceof PaymentsRefused)) throw error
  const isForged = error.code === 'signature'
  throw new ApiError(isForged ? 'INVALID_WEBHOOK_SIGNATURE' : 'UNREADABLE_REQUEST')
}

/** Deletes the record of events that arrived more than 90 days ago. */
export async function deleteOldWebhookEvents(
  { db, now }: Context,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now().getTime() - knownMs)
  await inBatches(signal, (maximum) => deleteWebhookEventsBefore(db, before, maximum))
}
