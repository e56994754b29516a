import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { formatPostcode, isFullPostcode, parsePostcode } from '#rules/address/postcode.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { answerApplication, lockOpenApplication } from '#api/enquiries/applications.ts'
import { FieldError } from '#api/http/api-error.ts'
import { draftRestaurant, type TakingOn } from '../restaurants/add-restaurant.ts'
import { locateRestaurant } from '../restaurants/locate-restaurant.ts'
import { readRestaurant } from '../restaurants/read-restaurant.ts'

/**
 * Makes a draft of an application, and invites its writer as the owner: with what was written, so that nothing is
 * left to type. Throws NONEXISTING_APPLICATION, RESTAURANT_STATE_INVALID, TOO_MANY_REQUESTS, and a FieldError for
 * a postcode that is not known.
 */
export async function takeOnApplication(
  context: Context,
  id: string,
  { postCode: corrected }: { postCode?: string | undefined },
  takingOn: TakingOn,
): Promise<Restaurant> {
  const storeId = await inTransaction(context.db, async (transaction) => {
    const fields = await lockOpenApplication(transaction, id, 'takeOn')
    const postCode = corrected ?? wholeOf(fields['postCode'] ?? '')
    const where = await locateRestaurant(context, postCode)
    const given = {
      name: fields['restaurant'] ?? '',
      phone: fields['phone'] ?? '',
      ownerEmail: fields['email'] ?? '',
      // What the form doesn't ask for is completed before it opens.
      address: '',
      cuisines: [],
    }
    const made = await draftRestaurant(
      context,
      transaction,
      { ...given, ...where, postCode },
      takingOn,
    )
    const at = context.now()
    await answerApplication(transaction, { id, outcome: 'takenOn', at, reason: '', storeId: made })
    return made
  })
  return readRestaurant(context, storeId)
}

function wholeOf(typed: string): string {
  const postcode = isFullPostcode(typed) ? parsePostcode(typed) : null
  if (!postcode) throw new FieldError([{ field: 'postCode', code: 'invalid_postcode' }])
  return formatPostcode(postcode)
}
