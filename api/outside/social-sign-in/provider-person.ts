import { email as typedEmail } from '#contract/fields.ts'
import { cleanLine, VISIBLE } from '#rules/text/free-text.ts'
import { SocialTrouble, type SocialPerson } from './social-sign-in.port.ts'

/** The maximum length of an account's own. */
const longestName = 60
const longestSubject = 255

/** A provider's claims about a person, unvalidated. */
export type ProviderClaims = {
  subject: unknown
  email?: unknown
  isEmailVerified: boolean
  firstName?: unknown
  lastName?: unknown
  /** For a provider with one field for the whole name. */
  name?: unknown
}

/** Reads a provider's claims. Throws SocialTrouble when they lack an id. */
export function personFromClaims({
  subject,
  email,
  isEmailVerified,
  ...names
}: ProviderClaims): SocialPerson {
  if (
    typeof subject !== 'string' ||
    !/^[\x21-\x7e]+$/.test(subject) ||
    subject.length > longestSubject
  )
    throw new SocialTrouble('failed', 'no subject')
  const lastName = nameIn(names.lastName)
  return {
    subject,
    email: isEmailVerified ? emailIn(email) : null,
    firstName: nameIn(names.firstName) || (lastName === '' ? nameIn(names.name) : ''),
    lastName,
  }
}

/**
 * Only what our own forms accept, and before its case is changed: the small letter of a Kelvin sign is a k,
 * which would make one person's address another's.
 */
function emailIn(claim: unknown): string | null {
  const read = typedEmail.safeParse(claim)
  return read.success ? read.data.toLowerCase() : null
}

/** One line, as our own forms would accept it: what they would refuse becomes a space. */
function nameIn(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  const plain = cleanLine(claim.toWellFormed()).replace(/[\p{Cc}\s]+/gu, ' ')
  const name = cleanLine([...plain].slice(0, longestName).join(''))
  return VISIBLE.test(name) ? name : ''
}
