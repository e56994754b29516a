import type { Context } from '#api/context.ts'
import { linkIdOf } from './email-code.ts'

/** The link that a code belongs to, by the signing secret or the one before it; null for no code of ours. */
export function readEmailCode(
  { configuration: { tokenSecret, formerTokenSecret } }: Context,
  code: string,
): string | null {
  return (
    linkIdOf(tokenSecret, code) ??
    (formerTokenSecret === null ? null : linkIdOf(formerTokenSecret, code))
  )
}
