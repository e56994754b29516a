import type { BodyOf } from '#contract/call.ts'
import type { register as registerCall } from '#contract/session.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueueAccountEmail } from '#api/session/enqueue-account-email.ts'
import { countRequestsOfNetwork, countEmailTo } from '#api/session/limits/email-limit.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { insertUnconfirmed } from './registration.queries.ts'

/**
 * Creates a customer's account with its email address, in the language of the page, and sends the link that
 * confirms it. Throws EXISTING_USER if it is complete, EXISTING_USER_UNCOMPLETED if it is incomplete (and sends
 * another link), "Low recaptcha score." and TOO_MANY_REQUESTS.
 */
export async function register(
  context: Context,
  { email: typed, captcha }: BodyOf<typeof registerCall>,
  { address, language }: { address: string; language: Language },
): Promise<{ message: 'CONFIRMATION_SENT' }> {
  await context.botCheck.verify({ action: 'register', token: captcha ?? null, address })
  const email = typed.toLowerCase()
  const found = await inTransaction(context.db, async (transaction) => {
    const at = context.now()
    await countRequestsOfNetwork(transaction, at, { address })
    const account = await insertUnconfirmed(transaction, { email, language, now: at })
    // No email is sent, so none is counted that its owner could need.
    if (account.isCompleted) return 'EXISTING_USER'
    await countEmailTo(transaction, at, { email, address })
    await enqueueAccountEmail(transaction, { message: 'confirm', email })
    if (!account.isNew) return 'EXISTING_USER_UNCOMPLETED'
    await recordAccountEvent(transaction, {
      accountId: account.id,
      kind: 'registered',
      at,
      address,
    })
    return null
  })
  if (found) throw new ApiError(found)
  return { message: 'CONFIRMATION_SENT' }
}

/**
 * Sends the link that confirms an account again. The job finds out whether there is an incomplete account,
 * so that neither the answer nor its time reveals it. Throws TOO_MANY_REQUESTS.
 */
export async function resendConfirmation(
  context: Context,
  { email: typed }: { email: string },
  { address }: { address: string },
): Promise<{ message: 'CONFIRMATION_SENT' }> {
  const email = typed.toLowerCase()
  await inTransaction(context.db, async (transaction) => {
    const at = context.now()
    await countRequestsOfNetwork(transaction, at, { address })
    await countEmailTo(transaction, at, { email, address })
    await enqueueAccountEmail(transaction, { message: 'confirm', email })
  })
  return { message: 'CONFIRMATION_SENT' }
}
