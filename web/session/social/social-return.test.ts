import { expect, it } from 'vitest'
import { readSocialReturn } from './social-return.ts'

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
