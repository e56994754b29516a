import { z } from 'zod'
import { isApiFailure } from '#web/calls/request/api-failure.ts'

const details = z.object({
  challenge: z.string(),
  hasApp: z.boolean(),
  hasPasskey: z.boolean(),
})
export type RequiredSecondStep = z.output<typeof details>

/** What the server wants besides a right password; null: the log-in failed otherwise, or didn't. */
export function requiredSecondStep(error: unknown): RequiredSecondStep | null {
  if (!isApiFailure(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return null
  return details.parse(error.details)
}
