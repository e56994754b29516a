import { isDatabaseError } from '#api/database/is-database-error.ts'
import { ApiError } from '#api/http/api-error.ts'

/** Runs a change of accounts. Throws PHONE_NUMBER_USED where another customer has the number. */
export async function refusingUsedPhone<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    const isPhone = isDatabaseError(error) && error.constraint === 'account_phone'
    throw isPhone ? new ApiError('PHONE_NUMBER_USED') : error
  }
}
