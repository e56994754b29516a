import { createHmac } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose'
import { z } from 'zod'
import { language } from '#contract/fields.ts'
import { SOCIAL_TARGETS, type SocialProvider } from '#contract/session.ts'
import { SOCIAL_PROOFS_LIFETIME_SECONDS } from '#rules/session/lifetimes.ts'
import { DEFAULT_LANGUAGE } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'

const USER_LIVES_SECONDS = 60

const sealed = z.object({
  state: z.string(),
  verifier: z.string().nullable(),
  nonce: z.string().nullable(),
  /** Where the browser wants to come back to. */
  target: z.enum(SOCIAL_TARGETS),
  /** The return address that it carries; missing if the server was updated meanwhile. */
  back: z.string().nullable().default(null),
  /** Whether the person wants to stay logged in; missing in the same case. */
  isRemembered: z.boolean().default(false),
  /** Of the pages it comes from; missing in the same case. */
  language: language.default(DEFAULT_LANGUAGE),
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
    .setExpirationTime(issuedAt + SOCIAL_PROOFS_LIFETIME_SECONDS)
    .encrypt(keyOf(configuration.tokenSecret))
}

/** Null for a value that was not sealed here, for another provider, or too long ago. */
export async function openProofs(
  context: Context,
  provider: SocialProvider,
  given: string,
): Promise<SealedProofs | null> {
  const read = await decrypted(context, provider, given)
  return read && sealed.parse(read)
}

/** A name that a provider has sent, encrypted for the moment in which it is part of an address. */
export function sealUser(
  { configuration, now }: Context,
  provider: SocialProvider,
  user: string,
): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000)
  return new EncryptJWT({ user })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(`the user of ${provider}`)
    .setExpirationTime(issuedAt + USER_LIVES_SECONDS)
    .encrypt(keyOf(configuration.tokenSecret))
}

/** Null for a value that was not sealed here, or longer ago than a minute. */
export async function openUser(
  context: Context,
  provider: SocialProvider,
  given: string,
): Promise<string | null> {
  const read = await decrypted(context, `the user of ${provider}`, given)
  return typeof read?.['user'] === 'string' ? read['user'] : null
}

async function decrypted(
  { configuration: { tokenSecret, formerTokenSecret }, now }: Context,
  audience: string,
  given: string,
): Promise<JWTPayload | null> {
  for (const secret of [tokenSecret, formerTokenSecret]) {
    if (secret === null) continue
    const read = await jwtDecrypt(given, keyOf(secret), {
      audience,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: now(),
      requiredClaims: ['exp'],
    }).catch((thrown: unknown) => {
      // Not ours, changed or expired.
      if (thrown instanceof errors.JOSEError) return null
      throw thrown
    })
    if (read) return read.payload
  }
  return null
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('proofs of a sign-in by a provider').digest()
}
