import { describe, expect, it } from 'vitest'
import { accountCalls } from './account/account.ts'
import {
  BOT_CHECK_ACTIONS,
  completeRegistration,
  confirmRegistration,
  logIn,
  logInSocially,
  register,
  registerSocially,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  sessionCalls,
  SOCIAL_PROVIDERS,
} from './session.ts'

const calls = [...Object.values(sessionCalls), ...Object.values(accountCalls)]
const code = 'c'.repeat(43)
const cartToken = 'k'.repeat(22)
const email = 'nia@example.com'

describe('the calls of accounts', () => {
  it.each([
    ['POST', '/auth/register', 'public'],
    ['POST', '/auth/register/confirm', 'public'],
    ['POST', '/auth/register/confirm/resend', 'public'],
    ['POST', '/auth/register/complete', 'public'],
    ['POST', '/auth/register/social/:provider', 'public'],
    ['POST', '/auth/login', 'public'],
    ['POST', '/auth/login/social/:provider', 'public'],
    ['POST', '/auth/reset-password/request', 'public'],
    ['POST', '/auth/reset-password', 'public'],
    ['POST', '/auth/refresh', 'public'],
    ['GET', '/auth/user', 'account'],
    ['PUT', '/user', 'customer'],
    ['PUT', '/user/change-password', 'account'],
  ])('have %s %s, which is %s', (method, path, permission) => {
    const found = calls.find((call) => call.method === method && call.path === path)
    expect(found?.permission).toBe(permission)
  })

  it('know three providers, and the bot check as registering and as logging in', () => {
    expect(SOCIAL_PROVIDERS).toEqual(['google', 'facebook', 'apple'])
    expect(BOT_CHECK_ACTIONS).toEqual(expect.arrayContaining(['register', 'login']))
  })
})

describe('what is sent', () => {
  it.each([
    ['to sign up', register.body, { email, captcha: 'solved', cartToken }],
    [
      'to log in',
      logIn.body,
      {
        username: email,
        password: 'chips & gravy',
        rememberMe: true,
        cartToken,
        captcha: 'solved',
        isPublic: true,
      },
    ],
    ['to ask for a new password', requestPasswordReset.body, { email }],
    ['to set it', resetPassword.body, { token: code, email, password: 'chips & gravy' }],
    ['to have the confirmation sent again', resendConfirmation.body, { email }],
    ['to confirm a registration', confirmRegistration.body, { code, cartToken }],
    ['to register by a provider', registerSocially.body, { cartToken }],
    ['to log in by a provider', logInSocially.body, { cartToken }],
  ])('%s is read whole, and no name of it is another', (_what, body, payload) => {
    expect(body?.parse(payload)).toEqual(payload)
  })

  it.each([
    ['registering', registerSocially.query],
    ['logging in', logInSocially.query],
  ])('by a provider for %s has the code in the query', (_what, query) => {
    expect(query?.parse({ code })).toEqual({ code })
    expect(query?.safeParse({}).success).toBe(false)
  })

  it('logging in is neither remembered nor private unless it says so', () => {
    expect(logIn.body?.parse({ username: email, password: 'a' })).toMatchObject({
      rememberMe: false,
      isPublic: true,
    })
  })

  it('to complete a registration lacks nothing of name, phone and password', () => {
    const given = { code, firstName: 'Nia', lastName: 'Morgan', phone: '07700 900123' }
    expect(completeRegistration.body?.safeParse({ ...given, password: 'abcd' }).success).toBe(true)
    expect(completeRegistration.body?.safeParse(given).success).toBe(false)
  })
})
