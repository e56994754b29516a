import { createHmac } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { SOCIAL_TARGETS, type SocialProvider } from '#contract/session.ts'
import type { Context } from '#api/context.ts'

/** So long somebody may take at the provider. */
export const PROOFS_LIVE_SECONDS = 600

const sealed = z.object({
  state: z.string(),
  verifier: z.string().nullable(),
  nonce: z.string().nullable(),
  /** Where the browser wants to come back to. */
  target: z.enum(SOCIAL_TARGETS),
  /** The way back that it carries along; whoever was on their way at an update has none. */
  back: z.string().nullable().default(null),
  /** Whether whoever comes back wants to be remembered; the same. */
  isRemembered: z.boolean().default(false),
})
export type SealedProofs = z.output<typeof sealed>

/** What the browser carries to the provider and back: encrypted, so that it can neither read nor change it. */
export function sealProofs(
  { configuration, now }: Context,
  provider: SocialProvider,
  proofs: SealedProofs,
): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000)
  return new EncryptJWT({ ...proofs })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(provider)
    .setExpirationTime(issuedAt + PROOFS_LIVE_SECONDS)
    .encrypt(keyOf(configuration.tokenSecret))
}

/** Null for what was not sealed here, for another provider, or too long ago. */
export async function openProofs(
  { configuration: { tokenSecret, formerTokenSecret }, now }: Context,
  provider: SocialProvider,
  given: string,
): Promise<SealedProofs | null> {
  for (const secret of [tokenSecret, formerTokenSecret]) {
    if (secret === null) continue
    const read = await jwtDecrypt(given, keyOf(secret), {
      audience: provider,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: now(),
      requiredClaims: ['exp'],
    }).catch(() => null)
    if (read) return sealed.parse(read.payload)
  }
  return null
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('proofs of a sign-in by a provider').digest()
}
