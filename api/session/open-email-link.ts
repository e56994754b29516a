import { randomUUID } from 'node:crypto'
import { EMAIL_LINK_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import type { ProfileType } from '#contract/session.ts'
import { DEFAULT_LANGUAGE, type Language } from '#rules/text/languages.ts'
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
  language: Language
  /** False for an email that gives no access to the account. */
  hasLink: boolean
}

/** A link by which whoever is made an account sets its first password, without an email; answers its id. */
export async function openPasswordLink(
  db: Context['db'],
  accountId: string,
  createdAt: Date,
): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(createdAt.getTime() + EMAIL_LINK_LIFETIME_MS.operatorInvited)
  await saveEmailLink(db, { id, accountId, purpose: 'reset', createdAt, expiresAt })
  return id
}

const nobody = { firstName: '', profileType: null, hasLink: false } as const

/**
 * Makes the link of an email about an account. Null if there is nobody to send it to: the account is unknown,
 * suspended, or already complete when it was to be confirmed. Staff get theirs even if somebody has started
 * to register a customer's account with their address.
 */
export async function openEmailLink(
  { db, now }: Context,
  {
    id,
    message,
    email,
    profileType: wanted,
    byAccountId,
    language: formerly = DEFAULT_LANGUAGE,
  }: Tasks['send-account-email'],
): Promise<EmailLinkOpened | null> {
  // There is no account with that address any more.
  if (message === 'accountDeleted' || message === 'emailChanged')
    return { ...nobody, language: formerly }
  if (message === 'leaveEmail' || message === 'enterEmail') {
    const change = await findEmailChange(db, id, now())
    return change ? { ...change, profileType: null, hasLink: true } : null
  }
  const account = await loadAddressee(db, email, {
    isCompleted: message !== 'confirm',
    profileType: wanted,
  })
  if (!account) return null
  const { id: accountId, firstName, type: profileType, language } = account
  if (
    message === 'passwordChanged' ||
    message === 'providerLinked' ||
    message === 'secondFactorRemoved'
  )
    return { firstName, profileType, language, hasLink: false }
  const createdAt = now()
  const isNew = await saveEmailLink(db, {
    id,
    accountId,
    // Whoever is invited sets a first password.
    purpose: message === 'operatorInvited' ? 'reset' : message,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + EMAIL_LINK_LIFETIME_MS[message]),
  })
  if (isNew && message === 'reset')
    await recordAccountEvent(db, {
      accountId,
      kind: 'resetRequested',
      at: createdAt,
      ...(byAccountId && { byAccountId }),
    })
  return { firstName, profileType, language, hasLink: true }
}
