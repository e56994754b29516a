import { createHmac } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import type { Context } from '#api/context.ts'

const PURPOSE = 'authenticator app'

/** The secret of an app, encrypted with the marketplace's data key, for this account alone. */
export function sealSecret(
  { configuration }: Pick<Context, 'configuration'>,
  accountId: string,
  secret: Buffer,
): Promise<string> {
  return new EncryptJWT({ secret: secret.toString('base64url') })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(PURPOSE)
    .setSubject(accountId)
    .encrypt(keyOf(configuration.dataKey))
}

/** Null: not sealed for this account, or with another key. */
export async function openSecret(
  { configuration }: Pick<Context, 'configuration'>,
  accountId: string,
  sealed: string,
): Promise<Buffer | null> {
  const opened = await jwtDecrypt(sealed, keyOf(configuration.dataKey), {
    audience: PURPOSE,
    subject: accountId,
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch((thrown: unknown) => {
    if (thrown instanceof errors.JOSEError) return null
    throw thrown
  })
  const secret = opened?.payload['secret']
  return typeof secret === 'string' ? Buffer.from(secret, 'base64url') : null
}

/** Of 32 bytes, as the algorithm needs, whatever the length of the setting. */
function keyOf(dataKey: string): Buffer {
  return createHmac('sha256', dataKey).update(PURPOSE).digest()
}
