import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#api/context.ts'

const idBytes = 16

/**
 * The secret in the link of an email: the link's id and a proof that we made it, derived from the
 * signing secret, so that nothing that could leak is stored.
 */
export function emailCodeOf(secret: string, linkId: string): string {
  const id = Buffer.from(linkId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, proofOf(secret, id)]).toString('base64url')
}

/** The link that a code belongs to; null for one that was not made with this secret. */
export function linkIdOf(secret: string, code: string): string | null {
  const bytes = Buffer.from(code, 'base64url')
  const id = bytes.subarray(0, idBytes)
  const given = bytes.subarray(idBytes)
  const proof = proofOf(secret, id)
  if (given.length !== proof.length || !timingSafeEqual(given, proof)) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function proofOf(secret: string, id: Buffer): Buffer {
  return createHmac('sha256', secret).update('email link ').update(id).digest()
}

/** The link that a code belongs to, by the current or the former signing secret; null for an invalid code. */
export function readEmailCode(
  { configuration: { tokenSecret, formerTokenSecret } }: Context,
  code: string,
): string | null {
  return (
    linkIdOf(tokenSecret, code) ??
    (formerTokenSecret === null ? null : linkIdOf(formerTokenSecret, code))
  )
}
