import { describe, expect, it } from 'vitest'
import type { User } from '#contract/session.ts'
import {
  authReducer,
  defaultAddressKnown,
  loggedOut,
  signedIn,
  signInFailed,
  socialAuthChanged,
  socialAuthCleared,
  tokensRenewed,
  userFetched,
} from './auth.slice.ts'

const user: User = {
  id: 'a',
  email: 'nia@example.com',
  firstName: 'Nia',
  lastName: 'Morgan',
  phone: '07700900123',
  profileType: 'customer',
  hasPassword: true,
  stores: [],
}
const tokens = { accessToken: 'first', refreshToken: 'first-refresh' }
const address = {
  address: '12 Marmalade Row, London E8 1AA, UK',
  latitude: 51.54,
  longitude: -0.05,
  city: 'London',
  postCode: 'E8 1AA',
  country: 'United Kingdom',
  placeId: 'p',
  area: 'Hackney',
}
const guest = authReducer(undefined, { type: 'begin' })
const nia = authReducer(guest, signedIn({ user, tokens, rememberMe: true }))

describe('who is signed in', () => {
  it('is signed out at first', () => {
    expect(guest).toEqual({
      isAuthenticated: false,
      user: null,
      accessToken: null,
      refreshToken: null,
      rememberMe: false,
      defaultAddress: null,
      hasError: false,
      socialAuth: null,
      mark: null,
    })
  })

  it('is signed in with their tokens after logging in, and whether to remember them', () => {
    expect(nia).toMatchObject({ isAuthenticated: true, user, ...tokens, rememberMe: true })
  })

  it('has new tokens after a refresh, and everything else as before', () => {
    const newer = { accessToken: 'second', refreshToken: 'second-refresh' }
    expect(authReducer(nia, tokensRenewed(newer))).toEqual({
      ...nia,
      ...newer,
      mark: expect.any(String),
    })
  })

  it('has the name that the server confirms', () => {
    const renamed = { ...user, firstName: 'Nina' }
    expect(authReducer(nia, userFetched(renamed)).user).toEqual(renamed)
  })

  it('loses user, tokens and default address by logging out', () => {
    expect(authReducer(authReducer(nia, defaultAddressKnown(address)), loggedOut())).toEqual(guest)
  })

  it('is signed out after a failed login, whose error the next success clears', () => {
    const failed = authReducer(guest, signInFailed())
    expect(failed).toEqual({ ...guest, hasError: true })
    expect(authReducer(failed, signedIn({ user, tokens, rememberMe: false })).hasError).toBe(false)
  })
})

describe('a visitor who leaves for a provider', () => {
  const left = authReducer(
    guest,
    socialAuthChanged({ target: 'register', provider: 'google', code: null }),
  )

  it('is remembered with their target and the provider', () => {
    expect(left.socialAuth).toEqual({ target: 'register', provider: 'google', code: null })
  })

  it('is forgotten afterwards, signed in or not', () => {
    expect(authReducer(left, socialAuthCleared())).toEqual(guest)
    expect(authReducer(left, signedIn({ user, tokens, rememberMe: false })).socialAuth).toBeNull()
  })
})
