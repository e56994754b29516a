import type { Context } from '#api/context.ts'
import { isDatabaseError } from '#api/database/is-database-error.ts'
import { ApiError } from '#api/http/api-error.ts'
import { countPhoneWanted } from '#api/session/limits/guess-limit.ts'

/**
 * Runs a change of accounts, requested by an account or a link. Throws PHONE_NUMBER_USED if another customer
 * has the number, TOO_MANY_REQUESTS after too many.
 */
export async function refusingUsedPhone<Result>(
  context: Context,
  wantedBy: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const takeBack = await countPhoneWanted(context, wantedBy)
  try {
    const result = await change()
    await takeBack()
    return result
  } catch (error) {
    if (isDatabaseError(error) && error.constraint === 'account_phone')
      throw new ApiError('PHONE_NUMBER_USED')
    await takeBack()
    throw error
  }
}
