import { z } from 'zod'
import { call } from '#contract/call.ts'
import { because, id, instant, oneTimeCode, password, text } from '#contract/fields.ts'
import { signedIn } from '#contract/session.ts'

/** How many passkeys an account has at most. */
export const PASSKEYS_MAXIMUM = 10

/** The second step of an account's sign-in, as it is set up. */
export const secondFactor = z.object({
  /** Since when an authenticator app belongs to it; null: none does. */
  appSince: instant.nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** What it was made with, in words: "Firefox on Windows". */
      name: z.string(),
      createdAt: instant,
      lastUsedAt: instant.nullable(),
    }),
  ),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.output<typeof secondFactor>

/** With the recovery codes, which are shown once: with the first factor, or when they are replaced. */
const withCodes = z.object({
  secondFactor,
  recoveryCodes: z.array(z.string()).nullable(),
})

/** The six digits of an app, however they are spaced. */
const appCode = z
  .string(because('required_field'))
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, because('invalid_value')))

/** As authenticators choose it, in base64url. */
const credentialId = z.string().regex(/^[A-Za-z0-9_-]{1,2000}$/, because('invalid_value'))

/** What a browser answers for a passkey; the server's library reads the rest. */
const credential = z.looseObject({
  id: credentialId,
  response: z.record(z.string(), z.unknown()),
})

/** What a browser gets to ask a passkey for. */
const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

const ofAccount = { permission: 'account' } as const
const proof = z.object({ password })
const notForCustomers = 'PROFILE_TYPE_NOT_ALLOWED'

export const getSecondFactor = call({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/staff/second-factor',
  summary: 'The second step of the own sign-in, as it is set up; for staff',
  ...ofAccount,
  output: secondFactor,
  errors: [notForCustomers],
})

export const beginApp = call({
  id: 'beginApp',
  method: 'POST',
  path: '/staff/second-factor/app',
  summary: 'A new secret for an authenticator app, which counts once a code of it is entered',
  ...ofAccount,
  body: proof,
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: [notForCustomers, 'INCORRECT_PASSWORD', 'SECOND_FACTOR_EXISTS'],
})

export const confirmApp = call({
  id: 'confirmApp',
  method: 'POST',
  path: '/staff/second-factor/app/confirm',
  summary: 'Sets the authenticator app up by its first code',
  ...ofAccount,
  body: z.object({ code: appCode }),
  output: withCodes,
  errors: [notForCustomers, 'WRONG_SECOND_FACTOR', 'SECOND_FACTOR_EXISTS'],
})

export const beginPasskey = call({
  id: 'beginPasskey',
  method: 'POST',
  path: '/staff/second-factor/passkeys',
  summary: 'What the browser makes a new passkey with',
  ...ofAccount,
  body: proof,
  output: passkeyOptions,
  errors: [notForCustomers, 'INCORRECT_PASSWORD', 'TOO_MANY_PASSKEYS'],
})

export const addPasskey = call({
  id: 'addPasskey',
  method: 'POST',
  path: '/staff/second-factor/passkeys/confirm',
  summary: 'Adds the passkey that the browser has made',
  ...ofAccount,
  body: z.object({ credential }),
  output: withCodes,
  errors: [notForCustomers, 'PASSKEY_NOT_ACCEPTED', 'SIGN_IN_EXPIRED'],
})

export const removeSecondFactor = call({
  id: 'removeSecondFactor',
  method: 'POST',
  path: '/staff/second-factor/remove',
  summary: 'Removes a passkey, or the authenticator app where none is named',
  ...ofAccount,
  body: proof.extend({ passkeyId: credentialId.nullable() }),
  output: secondFactor,
  errors: [notForCustomers, 'INCORRECT_PASSWORD'],
})

export const replaceRecoveryCodes = call({
  id: 'replaceRecoveryCodes',
  method: 'POST',
  path: '/staff/second-factor/recovery-codes',
  summary: 'Ten new recovery codes; the earlier ones stop working',
  ...ofAccount,
  body: proof,
  output: withCodes,
  errors: [notForCustomers, 'INCORRECT_PASSWORD', 'NO_SECOND_FACTOR'],
})

const challenge = z.object({ challenge: oneTimeCode })

export const beginPasskeySignIn = call({
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/staff/sign-in/passkey',
  summary: 'What the browser asks a passkey for, after the right password',
  permission: 'public',
  body: challenge,
  output: passkeyOptions,
  errors: ['SIGN_IN_EXPIRED', 'NO_SECOND_FACTOR'],
})

export const completeSignIn = call({
  id: 'completeSignIn',
  method: 'POST',
  path: '/staff/sign-in',
  summary: 'Signs in by the second step: a code of the app, a recovery code or a passkey',
  permission: 'public',
  body: challenge.extend({
    factor: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('app'), code: appCode }),
      z.object({ kind: z.literal('recoveryCode'), code: text(40) }),
      z.object({ kind: z.literal('passkey'), credential }),
    ]),
  }),
  output: signedIn,
  errors: ['SIGN_IN_EXPIRED', 'WRONG_SECOND_FACTOR', 'SUSPENDED_USER', 'Unauthorized'],
})

export const resetSecondFactor = call({
  id: 'resetSecondFactor',
  method: 'DELETE',
  path: '/operator/users/:id/second-factor',
  summary: 'Removes the second step of somebody who has lost it; they are told by email',
  permission: 'operator',
  operatorPermission: 'team',
  params: z.object({ id }),
  errors: ['NONEXISTING_USER', 'NO_SECOND_FACTOR'],
})

export const secondFactorCalls = {
  getSecondFactor,
  beginApp,
  confirmApp,
  beginPasskey,
  addPasskey,
  removeSecondFactor,
  replaceRecoveryCodes,
  beginPasskeySignIn,
  completeSignIn,
}

export const secondFactorOfOthersCalls = { resetSecondFactor }
