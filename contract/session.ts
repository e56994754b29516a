import { z } from 'zod'
import { call } from './call.ts'
import { cartToken, email, id, password } from './fields.ts'

export const PROFILE_TYPES = ['customer', 'partner', 'operator'] as const
export type ProfileType = (typeof PROFILE_TYPES)[number]

export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  profileType: z.enum(PROFILE_TYPES),
  /** The stores a partner works for. */
  stores: z.array(z.object({ id, slug: z.string(), name: z.string() })),
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
  cartToken: cartToken.nullish(),
  captcha: z.string().max(5000).nullish(),
  isPublic: z.boolean().default(true),
})

const signedIn = z.object({ user, tokens })

export const logIn = call({
  id: 'logIn',
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs a customer in; the cart that is named becomes theirs',
  permission: 'public',
  body: credentials,
  output: signedIn,
  errors: ['Unauthorized', 'SUSPENDED_USER', 'PROFILE_TYPE_NOT_ALLOWED'],
})

export const logInPartner = call({
  id: 'logInPartner',
  method: 'POST',
  path: '/partner/auth/login',
  summary: 'Signs the staff of a store in',
  permission: 'public',
  body: credentials.pick({ username: true, password: true, rememberMe: true }),
  output: signedIn,
  errors: ['Unauthorized', 'SUSPENDED_USER', 'PROFILE_TYPE_NOT_ALLOWED'],
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
  output: z.object({ message: z.literal('LOGOUT_SUCCESS') }),
  errors: [],
})

export const sessionCalls = { logIn, logInPartner, refreshTokens, getUser, logOut }
