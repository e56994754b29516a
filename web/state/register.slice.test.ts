import type { Action } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import {
  registered,
  registeredFlagReset,
  registerReducer,
  registrationReset,
  registrationUncompleted,
  socialRegistrationBegan,
} from './register.slice.ts'
import { passwordWasReset, resetForgotten, resetLinkOpened, resetReducer } from './reset.slice.ts'
import {
  emailConfirmedBefore,
  emailVerified,
  pathAfterwardsSaved,
  verificationBegan,
  verificationFailed,
  verifyEmailReducer,
} from './verify-email.slice.ts'

const email = 'nia@example.com'
const code = 'c'.repeat(43)
const fresh = registerReducer(undefined, { type: 'begin' })
const waiting = registerReducer(fresh, registered({ email }))

it('signing up marks who did as registered, by their email address', () => {
  expect(waiting).toEqual({ email, isRegistered: true, isSocialAuth: false, code: null })
})

it('opening the sign-up again starts again', () => {
  expect(registerReducer(waiting, registrationReset())).toEqual(fresh)
})

it('closing the dialog that waits for the email resets the registered flag only', () => {
  expect(registerReducer(waiting, registeredFlagReset())).toEqual({
    ...waiting,
    isRegistered: false,
  })
})

it('an account that is not complete is identified by its email address', () => {
  expect(registerReducer(fresh, registrationUncompleted({ email, code: null }))).toEqual({
    ...fresh,
    email,
  })
})

it('a link that was opened is stored until the account is complete', () => {
  expect(registerReducer(waiting, registrationUncompleted({ email, code })).code).toBe(code)
})

it('registering by a provider waits for no email', () => {
  expect(registerReducer(waiting, socialRegistrationBegan())).toEqual({
    ...fresh,
    isSocialAuth: true,
  })
})

it('a link to confirm is verified, was confirmed before or has failed, and never two of them', () => {
  const flags = (...acts: Action[]) => {
    const { isConfirmed, isVerified, failedVerification } = acts.reduce(
      (state, act) => verifyEmailReducer(state, act),
      verifyEmailReducer(undefined, verificationBegan()),
    )
    return [isConfirmed, isVerified, failedVerification]
  }
  expect(flags()).toEqual([false, false, false])
  expect(flags(emailVerified())).toEqual([false, true, false])
  expect(flags(emailVerified(), emailConfirmedBefore())).toEqual([true, false, false])
  expect(flags(emailConfirmedBefore(), verificationFailed())).toEqual([false, false, true])
})

it('the page to go on to is stored, whatever becomes of the link', () => {
  const storedText = verifyEmailReducer(undefined, pathAfterwardsSaved('/restaurant/pitta-patter'))
  for (const act of [verificationBegan(), emailVerified(), verificationFailed()])
    expect(verifyEmailReducer(storedText, act).path).toBe('/restaurant/pitta-patter')
})

it('a link to set a password is stored with its code and email address until it is used', () => {
  const opened = resetReducer(undefined, resetLinkOpened({ code, email }))
  expect(opened).toEqual({ code, email, isPasswordReset: false })
  expect(resetReducer(opened, passwordWasReset())).toEqual({
    code: null,
    email: '',
    isPasswordReset: true,
  })
  expect(resetReducer(opened, resetForgotten()).code).toBeNull()
})
