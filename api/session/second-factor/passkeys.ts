import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { BodyOf, OutputOf } from '#contract/call.ts'
import {
  PASSKEYS_MAXIMUM,
  type addPasskey as addPasskeyCall,
  type beginPasskey as beginPasskeyCall,
} from '#contract/account/second-factor.ts'
import { SECOND_FACTOR_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadAccount } from '#api/session/session.queries.ts'
import { deleteChallenge, loadPasskeyChallenge, savePasskeyChallenge } from './challenge.queries.ts'
import { insertPasskey, loadPasskeys } from './second-factor.queries.ts'
import {
  codesForFirst,
  finishAdding,
  provePassword,
  type OwnChange,
} from './set-up-second-factor.ts'

type Credential = BodyOf<typeof addPasskeyCall>['credential']
type Passkey = Awaited<ReturnType<typeof loadPasskeys>>[number]

/** The site that passkeys belong to. */
function siteOf({ configuration }: Context): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(configuration.publicUrl)
  return { rpID: hostname, origin }
}

/** What the browser makes a passkey with. Throws as `provePassword`, and TOO_MANY_PASSKEYS. */
export async function beginPasskey(
  context: Context,
  own: OwnChange,
  password: string,
): Promise<OutputOf<typeof beginPasskeyCall>> {
  await provePassword(context, own, password)
  const { accountId } = own
  const account = await loadAccount(context.db, accountId)
  if (!account) throw new ApiError('UNAUTHORIZED')
  const passkeys = await loadPasskeys(context.db, accountId)
  if (passkeys.length >= PASSKEYS_MAXIMUM) throw new ApiError('TOO_MANY_PASSKEYS')
  const options = await generateRegistrationOptions({
    rpName: context.marketplace.name,
    rpID: siteOf(context).rpID,
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
    userID: new TextEncoder().encode(accountId),
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  const expiresAt = new Date(context.now().getTime() + SECOND_FACTOR_LIFETIME_MS)
  await savePasskeyChallenge(context.db, { accountId, challenge: options.challenge, expiresAt })
  return { options: { ...options } }
}

/** Adds the passkey that the browser has made. Throws PASSKEY_NOT_ACCEPTED and SIGN_IN_EXPIRED. */
export async function addPasskey(
  context: Context,
  own: OwnChange,
  { credential, name }: { credential: Credential; name: string },
): Promise<OutputOf<typeof addPasskeyCall>> {
  const { accountId } = own
  const at = context.now()
  const waiting = await loadPasskeyChallenge(context.db, accountId, at)
  if (!waiting?.challenge) throw new ApiError('SIGN_IN_EXPIRED')
  const made = await verifyMade(context, credential, waiting.challenge)
  return inTransaction(context.db, async (transaction) => {
    const recoveryCodes = await codesForFirst(transaction, accountId)
    if (!(await deleteChallenge(transaction, waiting.id))) throw new ApiError('SIGN_IN_EXPIRED')
    if ((await loadPasskeys(transaction, accountId)).length >= PASSKEYS_MAXIMUM)
      throw new ApiError('TOO_MANY_PASSKEYS')
    const { id, publicKey, counter, transports = [] } = made
    const passkey = { id, accountId, name, publicKey, counter, transports, at }
    if (!(await insertPasskey(transaction, passkey))) throw new ApiError('PASSKEY_NOT_ACCEPTED')
    return finishAdding(transaction, own, { at, recoveryCodes })
  })
}

async function verifyMade(context: Context, credential: Credential, expectedChallenge: string) {
  const { rpID, origin } = siteOf(context)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The library reads every part of it, and refuses what it doesn't expect.
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    })
    if (verified) return registrationInfo.credential
  } catch (error) {
    throw new ApiError('PASSKEY_NOT_ACCEPTED', undefined, { cause: error })
  }
  throw new ApiError('PASSKEY_NOT_ACCEPTED')
}

/** What the browser asks one of these passkeys for. */
export function passkeyQuestion(context: Context, passkeys: readonly Passkey[]) {
  return generateAuthenticationOptions({
    rpID: siteOf(context).rpID,
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  })
}

/** The counter of a passkey that has signed the challenge. Throws WRONG_SECOND_FACTOR. */
export async function verifyPasskey(
  context: Context,
  passkey: Passkey,
  { credential, challenge }: { credential: Credential; challenge: string },
): Promise<number> {
  const { rpID, origin } = siteOf(context)
  const { id, publicKey, counter } = passkey
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: false,
    })
    if (verified) return authenticationInfo.newCounter
  } catch (error) {
    throw new ApiError('WRONG_SECOND_FACTOR', undefined, { cause: error })
  }
  throw new ApiError('WRONG_SECOND_FACTOR')
}
