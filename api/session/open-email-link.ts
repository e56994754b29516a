import type { Context } from '#api/context.ts'
import type { AccountMessage } from '#api/jobs/tasks.ts'
import { insertEmailLink } from './email-link.queries.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { loadAddressee } from './session.queries.ts'

const HOUR_MS = 3_600_000

/** How long a link works. */
const linkLivesMs = { confirm: 24 * HOUR_MS, reset: HOUR_MS }

export interface EmailLinkOpened {
  firstName: string
  /** Null for an e-mail that lets nobody in. */
  linkId: string | null
}

/**
 * Makes the link of an e-mail about an account. Null where there is nobody to send it to: no such
 * account, one to be confirmed that is complete, or one suspended. Staff are written to also where
 * somebody has begun a customer's account with their address.
 */
export async function openEmailLink(
  { db, now }: Context,
  asked: { message: AccountMessage; email: string; cartToken: string | null },
): Promise<EmailLinkOpened | null> {
  const { message, email, cartToken } = asked
  const account = await loadAddressee(db, email, { isCompleted: message !== 'confirm' })
  if (!account) return null
  const { id: accountId, firstName } = account
  if (message === 'passwordChanged') return { firstName, linkId: null }
  const createdAt = now()
  const linkId = await insertEmailLink(db, {
    accountId,
    purpose: message,
    cartToken,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + linkLivesMs[message]),
  })
  if (message === 'reset')
    await recordAccountEvent(db, { accountId, kind: 'resetRequested', at: createdAt })
  return { firstName, linkId }
}
