import { beforeEach, describe, expect, it, vi } from 'vitest'
import { links } from '#web/links.ts'
import { returnHref } from '#web/navigation/return-href.ts'
import type { StoredSocialAuth } from '#web/state/persistence/stored-values.ts'
import {
  storeSocialAuth,
  readSocialReturn,
  socialProblemOf,
  takeSocialAuth,
} from './social-return.ts'

it.each([
  [
    '?provider=google&code=abc',
    { provider: 'google', code: 'abc', isRemembered: false, error: null },
  ],
  [
    '?provider=google&code=abc&rememberMe=true',
    { provider: 'google', code: 'abc', isRemembered: true, error: null },
  ],
  [
    '?provider=facebook&error=cancelled',
    { provider: 'facebook', code: null, isRemembered: false, error: 'cancelled' },
  ],
  [
    '?provider=google&error=busy',
    { provider: 'google', code: null, isRemembered: false, error: 'busy' },
  ],
  [
    '?provider=google&error=failed',
    { provider: 'google', code: null, isRemembered: false, error: 'failed' },
  ],
  [
    '?provider=google&error=SUSPENDED_USER',
    { provider: 'google', code: null, isRemembered: false, error: 'failed' },
  ],
  [
    '?provider=google&code=abc&error=failed',
    { provider: 'google', code: 'abc', isRemembered: false, error: null },
  ],
  ['?provider=google', null],
  ['?provider=elsewhere&code=abc', null],
  ['?code=abc', null],
  ['', null],
])('%j is a return from a provider: %j', (search, expected) => {
  expect(readSocialReturn(search)).toEqual(expected)
})

const sentence = (provider: 'google' | 'facebook', error: string | null) =>
  socialProblemOf({ provider, error }).text

describe('why signing in with a provider failed', () => {
  it.each([
    ['google', 'Google couldn’t log you in. Try again, or use your email address.'],
    ['facebook', 'Facebook couldn’t log you in. Try again, or use your email address.'],
  ] as const)('has a message of its own for %s', (provider, generic) => {
    expect(sentence(provider, 'failed')).toBe(generic)
    expect(sentence(provider, null)).toBe(generic)
    expect(sentence(provider, `SOCIAL_AUTH_FAILED_${provider.toUpperCase()}`)).toBe(generic)
  })

  it('is a Facebook account without an email address, with the advice to sign up by one', () => {
    expect(sentence('facebook', 'SOCIAL_AUTH_NO_EMAIL')).toBe(
      'Your Facebook account doesn’t return an email address, please sign-up via email.',
    )
  })

  it('is an address that Google has not confirmed, without a word about Facebook', () => {
    expect(sentence('google', 'SOCIAL_AUTH_NO_EMAIL')).toMatch(/^Your Google account /)
  })

  it('is no error if the visitor cancelled it there', () => {
    const cancelled = socialProblemOf({ provider: 'google', error: 'cancelled' })
    expect(cancelled).toEqual({
      text: 'You didn’t finish with Google. Nothing has changed.',
      isCancelled: true,
    })
    expect(socialProblemOf({ provider: 'google', error: 'failed' }).isCancelled).toBe(false)
  })

  it("is the catalogue's message for every other refusal", () => {
    expect(sentence('google', 'SUSPENDED_USER')).toMatch(/^The account has been suspended\./)
    expect(sentence('facebook', 'PROFILE_TYPE_NOT_ALLOWED')).toMatch(/right kind/)
  })

  it('is that it was tried too often, with when to come back', () => {
    expect(sentence('google', 'busy')).toBe(sentence('google', 'TOO_MANY_REQUESTS'))
    expect(sentence('google', 'busy')).not.toBe(sentence('google', 'failed'))
  })

  it('is never a text that somebody has put into the address', () => {
    expect(sentence('google', 'Call 0900 123456 to go on')).toMatch(/^Something went wrong on our/)
  })
})

const requested: StoredSocialAuth = {
  target: 'login',
  provider: 'google',
  back: '/restaurant/pitta-patter',
}

let storedItems: Map<string, string>
beforeEach(() => {
  storedItems = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => storedItems.set(key, value),
    removeItem: (key: string) => storedItems.delete(key),
  })
})

it('the browser itself goes to a provider, below the API', () => {
  expect(links.socialSignIn('google', 'login')).toBe('/api/v1/auth/google?target=login')
  expect(links.socialSignIn('facebook', 'register')).toBe('/api/v1/auth/facebook?target=register')
  expect(links.socialSignIn('google', 'login', { language: 'cy' })).toBe(
    '/api/v1/auth/google?target=login&language=cy',
  )
})

it('the link has the return address and whether to be remembered, for a visitor who goes before hydration', () => {
  const back = '/restaurant/pitta-patter?service=collection'
  const href = links.socialSignIn('google', 'login', { back, isRemembered: true })
  const { searchParams } = new URL(href, 'https://tuckin.example')
  expect(returnHref(searchParams.toString())).toBe(back)
  expect(searchParams.get('target')).toBe('login')
  expect(searchParams.get('rememberMe')).toBe('true')
  expect(links.socialSignIn('google', 'login', { back: '/' })).not.toContain('return_href')
})

it('back from a provider, target and provider are read once and deleted', () => {
  storeSocialAuth(requested)
  expect(takeSocialAuth()).toEqual(requested)
  expect(takeSocialAuth()).toBeNull()
  expect(storedItems.size).toBe(0)
})

it('the provider that was visited last counts', () => {
  storeSocialAuth(requested)
  storeSocialAuth({ ...requested, provider: 'facebook' })
  expect(takeSocialAuth()?.provider).toBe('facebook')
})

it('a browser without storage can sign in all the same', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeSocialAuth(requested)
  expect(takeSocialAuth()).toBeNull()
})
