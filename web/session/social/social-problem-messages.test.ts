import { describe, expect, it } from 'vitest'
import { socialProblemOf } from './social-problem-messages.ts'

const sentence = (provider: 'google' | 'facebook', error: string | null) =>
  socialProblemOf({ provider, error }).text

describe('why a provider has signed nobody in', () => {
  it.each([
    ['google', 'Google couldn’t sign you in. Try again, or use your email address.'],
    ['facebook', 'Facebook couldn’t sign you in. Try again, or use your email address.'],
  ] as const)('is said of %s by a sentence of its own', (provider, generic) => {
    expect(sentence(provider, 'failed')).toBe(generic)
    expect(sentence(provider, null)).toBe(generic)
    expect(sentence(provider, `SOCIAL_AUTH_FAILED_${provider.toUpperCase()}`)).toBe(generic)
  })

  it('is a Facebook account without an email address, who is asked to sign up by one', () => {
    expect(sentence('facebook', 'SOCIAL_AUTH_NO_EMAIL')).toBe(
      'Your Facebook account doesn’t return an email address, please sign-up via email.',
    )
  })

  it('is an address that Google has not confirmed, without a word about Facebook', () => {
    expect(sentence('google', 'SOCIAL_AUTH_NO_EMAIL')).toMatch(/^Your Google account /)
  })

  it('is no alarm for whoever has changed their mind there', () => {
    const cancelled = socialProblemOf({ provider: 'google', error: 'cancelled' })
    expect(cancelled).toEqual({
      text: 'You came back from Google without signing in. Nothing has changed.',
      isCancelled: true,
    })
    expect(socialProblemOf({ provider: 'google', error: 'failed' }).isCancelled).toBe(false)
  })

  it('is what the catalogue says of every other refusal', () => {
    expect(sentence('google', 'SUSPENDED_USER')).toMatch(/^The account has been suspended\./)
    expect(sentence('facebook', 'PROFILE_TYPE_NOT_ALLOWED')).toMatch(/right kind/)
  })

  it('is that it was tried too often, with when to come back', () => {
    expect(sentence('google', 'busy')).toBe(sentence('google', 'TOO_MANY_REQUESTS'))
    expect(sentence('google', 'busy')).not.toBe(sentence('google', 'failed'))
  })

  it('is never what somebody has written into the address', () => {
    expect(sentence('google', 'Call 0900 123456 to go on')).toMatch(/^Something went wrong on our/)
  })
})
