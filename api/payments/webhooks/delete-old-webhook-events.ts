import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { deleteWebhookEventsBefore } from './webhook-events.queries.ts'

/** Far longer than the provider tries to tell a thing. */
const keptMs = 90 * 86_400_000

/** Forgets which messages of the provider came more than 90 days ago. */
export async function deleteOldWebhookEvents(
  { db, now }: Context,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now().getTime() - keptMs)
  await inBatches(signal, (most) => deleteWebhookEventsBefore(db, before, most))
}
