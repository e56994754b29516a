import type { Context } from '#api/context.ts'
import { countAttempt } from '#api/session/limits/guess-limit.ts'

/**
 * Counts a second factor before it is checked, by the limits of passwords but apart from them: the right
 * password does not begin them anew. Returns a function to call when it was right. Throws TOO_MANY_REQUESTS.
 */
export function countFactor(
  context: Context,
  { accountId, address }: { accountId: string; address: string },
): Promise<() => Promise<void>> {
  return countAttempt(context, { email: `second-factor-of-${accountId}`, address })
}
