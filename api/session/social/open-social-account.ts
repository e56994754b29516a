import type { ProfileType, SocialProvider } from '#contract/session.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { SocialPerson } from '#api/outside/social-sign-in/social-sign-in.port.ts'
import { spendEmailLinks } from '#api/session/email-link.queries.ts'
import { enqueueAccountEmail } from '#api/session/enqueue-account-email.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import {
  completeAccount,
  insertUnconfirmed,
} from '#api/session/registration/registration.queries.ts'
import { loadAccountByEmail } from '#api/session/session.queries.ts'
import { findAccountOfIdentity, insertSocialIdentity } from './social.queries.ts'

export interface Named {
  provider: SocialProvider
  person: SocialPerson
  /** Whether the account may exist already: it may for logging in, not for registering. */
  mayExist: boolean
  /** Of an account that is created. */
  language: Language
  now: Date
  /** The network address of the request. */
  address: string
}

/** The account that signs in, and the hash of its password then. */
export interface SocialAccount {
  accountId: string
  passwordHash: string | null
}

/**
 * The customer's account of a person whom a provider has identified: the linked one, else the one of
 * their email address, which the provider has confirmed, else a new one. An incomplete account becomes
 * complete; the owner of a complete one is emailed that the provider can now sign in to it. Throws
 * EXISTING_USER, SUSPENDED_USER, PROFILE_TYPE_NOT_ALLOWED for the address of staff, and
 * SOCIAL_AUTH_NO_EMAIL for a new person without an address.
 */
export async function openSocialAccount(
  transaction: Transaction,
  named: Named,
): Promise<SocialAccount> {
  const { provider, person, mayExist, language, now, address } = named
  const { subject, email, firstName, lastName } = person
  const known = await findAccountOfIdentity(transaction, { provider, subject })
  if (known) {
    refuse(known)
    if (!mayExist) throw new ApiError('EXISTING_USER')
    return { accountId: known.id, passwordHash: known.passwordHash }
  }
  if (email === null) throw new ApiError('SOCIAL_AUTH_NO_EMAIL')
  const sameEmail = await loadAccountByEmail(transaction, email, 'customer')
  if (sameEmail) refuse(sameEmail)
  const account = await insertUnconfirmed(transaction, { email, language, now })
  if (account.isCompleted && !mayExist) throw new ApiError('EXISTING_USER')
  const { id: accountId, passwordHash } = account
  if (account.isNew)
    await recordAccountEvent(transaction, { accountId, kind: 'registered', at: now, address })
  if (!account.isCompleted) {
    const given = { firstName, lastName, phone: '', passwordHash: null, now }
    await completeAccount(transaction, accountId, given)
    await spendEmailLinks(transaction, accountId, 'confirm', now)
    await recordAccountEvent(transaction, { accountId, kind: 'completed', at: now, address })
  }
  const link = { provider, subject, accountId, createdAt: now }
  if (await insertSocialIdentity(transaction, link)) {
    await recordAccountEvent(transaction, { accountId, kind: 'providerLinked', at: now, address })
    if (account.isCompleted)
      await enqueueAccountEmail(transaction, { message: 'providerLinked', email, provider })
  }
  return { accountId, passwordHash }
}

function refuse({ type, suspendedAt }: { type: ProfileType; suspendedAt: Date | null }): void {
  if (type !== 'customer') throw new ApiError('PROFILE_TYPE_NOT_ALLOWED')
  if (suspendedAt) throw new ApiError('SUSPENDED_USER')
}
