import type { BodyOf, OutputOf } from '#contract/call.ts'
import type { requestDeliveryNotice } from '#contract/stores/delivery-notices.ts'
import type { Language } from '#rules/text/languages.ts'
import { findDeliveryLocation } from '#api/address/delivery-location.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { deleteAllButNewest, upsertNotice } from './delivery-notices.queries.ts'

/** Of one email address, so that nobody's mailbox can be filled: a further one replaces the oldest. */
const NOTICES_MAXIMUM = 3

/**
 * Remembers who wants to know when a restaurant delivers to a postcode. Throws "Low recaptcha score." and
 * PLACE_NOT_FOUND.
 */
export async function requestNotice(
  context: Context,
  { email: typed, postCode, captcha = null }: BodyOf<typeof requestDeliveryNotice>,
  { address, language }: { address: string; language: Language },
): Promise<OutputOf<typeof requestDeliveryNotice>> {
  await context.botCheck.verify({ action: 'contact', token: captcha, address })
  if (!(await findDeliveryLocation(context, { postCode }))) throw new ApiError('PLACE_NOT_FOUND')
  const email = typed.toLowerCase()
  await inTransaction(context.db, async (transaction) => {
    await upsertNotice(transaction, { email, postCode, language, at: context.now() })
    await deleteAllButNewest(transaction, email, NOTICES_MAXIMUM)
  })
  return { message: 'DELIVERY_NOTICE_REQUESTED' }
}
