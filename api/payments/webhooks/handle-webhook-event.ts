import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { PaymentsRefused } from '#api/outside/payments/payments.port.ts'
import { recordWebhookEvent } from './webhook-events.queries.ts'

/**
 * Takes a message of the provider: it is written down once, however often it is told, and settling the
 * order that it is about is left to a job, which looks for itself what is true by then. Throws
 * INVALID_WEBHOOK_SIGNATURE for what is not the provider's, and UNREADABLE_REQUEST for what is no message.
 */
export async function handleWebhookEvent(
  { db, payments, now }: Context,
  body: Buffer,
  signature: string,
): Promise<void> {
  if (!payments) throw new ApiError('NOT_FOUND')
  const notice = await payments.readWebhookEvent(body, signature).catch((error: unknown) => {
    if (!(error instanceof PaymentsRefused)) throw error
    const isForged = error.code === 'signature'
    throw new ApiError(isForged ? 'INVALID_WEBHOOK_SIGNATURE' : 'UNREADABLE_REQUEST')
  })
  await recordWebhookEvent(db, notice, now())
}
