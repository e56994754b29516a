import { EMAIL_LINK_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import type { ProfileType } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { findEmailChange } from './email-change/email-change.queries.ts'
import { saveEmailLink } from './email-link.queries.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { loadAddressee } from './session.queries.ts'

export interface EmailLinkOpened {
  firstName: string
  /** Of the account, for a link that its kind has a page for; null: any. */
  profileType: ProfileType | null
  /** False for an email that gives no access to the account. */
  hasLink: boolean
}

const nobody: EmailLinkOpened = { firstName: '', profileType: null, hasLink: false }

/**
 * Makes the link of an email about an account. Null if there is nobody to send it to: the account is unknown,
 * suspended, or already complete when it was to be confirmed. Staff get theirs even if somebody has started
 * to register a customer's account with their address.
 */
export async function openEmailLink(
  { db, now }: Context,
  { id, message, email, profileType: wanted }: Tasks['send-account-email'],
): Promise<EmailLinkOpened | null> {
  // The account may have been deleted since the link was sent.
  if (message === 'accountDeleted') return nobody
  if (message === 'emailChanged') return nobody
  if (message === 'leaveEmail' || message === 'enterEmail') {
    const change = await findEmailChange(db, id, now())
    return change ? { firstName: change.firstName, profileType: null, hasLink: true } : null
  }
  const account = await loadAddressee(db, email, {
    isCompleted: message !== 'confirm',
    profileType: wanted,
  })
  if (!account) return null
  const { id: accountId, firstName, type: profileType } = account
  if (message === 'passwordChanged' || message === 'providerLinked')
    return { firstName, profileType, hasLink: false }
  const createdAt = now()
  const isNew = await saveEmailLink(db, {
    id,
    accountId,
    purpose: message,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + EMAIL_LINK_LIFETIME_MS[message]),
  })
  if (isNew && message === 'reset')
    await recordAccountEvent(db, { accountId, kind: 'resetRequested', at: createdAt })
  return { firstName, profileType, hasLink: true }
}
