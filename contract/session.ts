import { z } from 'zod'
import { call } from './call.ts'
import { operatorRole } from './operator/operator-roles.ts'
import { staffRole, tabletInUse } from './partner/staff-roles.ts'
import {
  because,
  captcha,
  cartTokenIfAny,
  email,
  id,
  instant,
  linkCode,
  newPassword,
  password,
  phone,
  text,
} from './fields.ts'

export const PROFILE_TYPES = ['customer', 'partner', 'operator'] as const
export type ProfileType = (typeof PROFILE_TYPES)[number]
const profileType = z.enum(PROFILE_TYPES, because('invalid_value'))

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** What somebody signs in with a provider for. */
export const SOCIAL_TARGETS = ['login', 'register', 'delete-account', 'change-email'] as const
export type SocialTarget = (typeof SOCIAL_TARGETS)[number]

/** What a bot check is passed for; a pass for one is none for the other. */
export const BOT_CHECK_ACTIONS = ['register', 'login', 'contact', 'order', 'report'] as const
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number]

export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  profileType: z.enum(PROFILE_TYPES),
  /** False for who signs in by a provider only, and so has no current password to give. */
  hasPassword: z.boolean(),
  /** The stores a partner works for, and as what. */
  stores: z.array(z.object({ id, slug: z.string(), name: z.string(), role: staffRole })),
  /** What an operator is at the marketplace; absent for everybody else. */
  operatorRole: operatorRole.optional(),
  /** An operator who can do nothing else until they have set up a second factor. */
  needsSecondFactor: z.boolean().optional(),
  tablet: tabletInUse.optional(),
  /** An operator who works as the staff of the only store, until then; absent for everybody else. */
  asStaff: z.object({ until: instant }).optional(),
})
export type User = z.output<typeof user>

export const tokens = z.object({
  /** A signed token of 15 minutes, for the authorization header. */
  accessToken: z.string(),
  /** Opaque; each works once. */
  refreshToken: z.string(),
})
export type Tokens = z.output<typeof tokens>

const credentials = z.object({
  username: email,
  password,
  rememberMe: z.boolean().default(false),
  cartToken: cartTokenIfAny,
  captcha,
  isPublic: z.boolean().default(true),
})

export const signedIn = z.object({ user, tokens })

/** Proof that the signed-in person is the account's owner: their password, or a provider again. */
export const identityProof = z
  .object({
    password: password.optional(),
    provider: z.enum(SOCIAL_PROVIDERS, because('invalid_value')).optional(),
    code: linkCode.optional(),
  })
  .refine(({ password: given, provider, code }) => given !== undefined || (provider && code), {
    path: ['password'],
    error: 'required_field',
  })
export type IdentityProof = z.output<typeof identityProof>

const message = <Code extends string>(code: Code) => z.object({ message: z.literal(code) })

export const getBotCheck = call({
  id: 'getBotCheck',
  method: 'GET',
  path: '/auth/bot-check',
  summary: 'What a browser does to pass for a person: work to be solved, or a key of reCAPTCHA',
  permission: 'public',
  query: z.object({ action: z.enum(BOT_CHECK_ACTIONS, because('invalid_value')) }),
  output: z.discriminatedUnion('driver', [
    z.object({ driver: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
    z.object({ driver: z.literal('recaptcha'), siteKey: z.string() }),
    z.object({ driver: z.literal('none') }),
  ]),
  errors: [],
})

export const logIn = call({
  id: 'logIn',
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs a customer in; the cart that is named becomes theirs',
  permission: 'public',
  body: credentials,
  output: signedIn,
  errors: ['Unauthorized', 'SUSPENDED_USER', 'PROFILE_TYPE_NOT_ALLOWED', 'Low recaptcha score.'],
})

const ofStaff = credentials.pick({ username: true, password: true, rememberMe: true })

export const logInPartner = call({
  id: 'logInPartner',
  method: 'POST',
  path: '/partner/auth/login',
  summary: 'Signs the staff of a store in',
  permission: 'public',
  body: ofStaff,
  output: signedIn,
  errors: ['Unauthorized', 'SUSPENDED_USER', 'PROFILE_TYPE_NOT_ALLOWED', 'SECOND_FACTOR_REQUIRED'],
})

export const logInOperator = call({
  id: 'logInOperator',
  method: 'POST',
  path: '/operator/auth/login',
  summary: 'Signs the staff of the marketplace in',
  permission: 'public',
  body: ofStaff,
  output: signedIn,
  errors: ['Unauthorized', 'SUSPENDED_USER', 'PROFILE_TYPE_NOT_ALLOWED', 'SECOND_FACTOR_REQUIRED'],
})

export const register = call({
  id: 'register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Begins an account: sends the link that confirms its email address',
  permission: 'public',
  /** The cart stays with the browser that names it: another one may open the link. */
  body: z.object({ email, captcha, cartToken: cartTokenIfAny }),
  output: message('CONFIRMATION_SENT'),
  errors: ['EXISTING_USER', 'EXISTING_USER_UNCOMPLETED', 'Low recaptcha score.'],
})

export const confirmRegistration = call({
  id: 'confirmRegistration',
  method: 'POST',
  path: '/auth/register/confirm',
  summary: 'Confirms an email address by the code of its link, which completes the account next',
  permission: 'public',
  body: z.object({ code: linkCode, cartToken: cartTokenIfAny }),
  output: z.object({ email: z.string() }),
  errors: ['WRONG_CONFIRM_CODE', 'ACCOUNT_ALREADY_CONFIRMED'],
})

export const resendConfirmation = call({
  id: 'resendConfirmation',
  method: 'POST',
  path: '/auth/register/confirm/resend',
  summary:
    'Sends the link again, if there is an account that waits for it; the answer does not tell',
  permission: 'public',
  body: z.object({ email }),
  output: message('CONFIRMATION_SENT'),
  errors: [],
})

export const completeRegistration = call({
  id: 'completeRegistration',
  method: 'POST',
  path: '/auth/register/complete',
  summary: 'Completes a confirmed account and signs it in; the cart that is named becomes its',
  permission: 'public',
  body: z.object({
    code: linkCode,
    firstName: text(60),
    lastName: text(60),
    phone,
    password: newPassword,
    cartToken: cartTokenIfAny,
  }),
  output: signedIn,
  errors: ['WRONG_CONFIRM_CODE', 'REGISTRATION_ALREADY_COMPLETED', 'PHONE_NUMBER_USED'],
})

const ofProvider = z.object({ provider: z.enum(SOCIAL_PROVIDERS, because('invalid_value')) })
const returned = z.object({ code: linkCode })
const socialErrors = [
  'SOCIAL_AUTH_FAILED_GOOGLE',
  'SOCIAL_AUTH_FAILED_FACEBOOK',
  'SOCIAL_AUTH_FAILED_APPLE',
  'SOCIAL_AUTH_NO_EMAIL',
  'SUSPENDED_USER',
  'PROFILE_TYPE_NOT_ALLOWED',
] as const

export const registerSocially = call({
  id: 'registerSocially',
  method: 'POST',
  path: '/auth/register/social/:provider',
  summary: 'Makes an account of whom a provider has just named, and signs it in',
  permission: 'public',
  params: ofProvider,
  query: returned,
  body: z.object({ cartToken: cartTokenIfAny }),
  output: signedIn,
  errors: ['EXISTING_USER', ...socialErrors],
})

export const logInSocially = call({
  id: 'logInSocially',
  method: 'POST',
  path: '/auth/login/social/:provider',
  summary: 'Signs in whom a provider has just named; who has no account yet gets one',
  permission: 'public',
  params: ofProvider,
  query: returned,
  body: z.object({ cartToken: cartTokenIfAny }),
  output: signedIn,
  errors: socialErrors,
})

export const requestPasswordReset = call({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/auth/reset-password/request',
  summary: 'Sends a link to set a new password, if there is an account; the answer does not tell',
  permission: 'public',
  body: z.object({ email, profileType: profileType.optional() }),
  output: message('PASSWORD_RESET_SENT'),
  errors: [],
})

export const resetPassword = call({
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  summary:
    'Sets a new password by the token of a link, ends every session of the account and takes providers off it',
  permission: 'public',
  body: z.object({ token: linkCode, email, password: newPassword }),
  output: message('PASSWORD_RESET_SUCCEEDED'),
  errors: ['PASSWORD_RESET_FAILED', 'PASSWORD_RESET_EXPIRED'],
})

export const refreshTokens = call({
  id: 'refreshTokens',
  method: 'POST',
  path: '/auth/refresh',
  summary: 'New tokens for the refresh token in the authorization header',
  permission: 'public',
  output: z.object({ tokens }),
  errors: ['UNAUTHORIZED', 'SUSPENDED_USER'],
})

export const getUser = call({
  id: 'getUser',
  method: 'GET',
  path: '/auth/user',
  summary: 'Who is signed in',
  permission: 'account',
  output: user,
  errors: [],
})

export const logOut = call({
  id: 'logOut',
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session of the refresh token in the authorization header',
  permission: 'public',
  output: message('LOGOUT_SUCCESS'),
  errors: [],
})

export const sessionCalls = {
  getBotCheck,
  register,
  confirmRegistration,
  resendConfirmation,
  completeRegistration,
  registerSocially,
  logIn,
  logInSocially,
  logInPartner,
  logInOperator,
  requestPasswordReset,
  resetPassword,
  refreshTokens,
  getUser,
  logOut,
}
