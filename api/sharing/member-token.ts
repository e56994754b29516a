import { createHash, randomBytes } from 'node:crypto'

/** What a member of a shared cart proves themselves by; only their own device keeps it. */
export function newMemberToken(): string {
  return randomBytes(24).toString('base64url')
}

/** How it is kept here. */
export function hashOfMemberToken(memberToken: string): string {
  return createHash('sha256').update(memberToken).digest('hex')
}
