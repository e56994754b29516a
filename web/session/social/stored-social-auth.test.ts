import { beforeEach, expect, it, vi } from 'vitest'
import { links } from '#web/links.ts'
import { returnHref } from '#web/shell/dialogs/return-href.ts'
import { keepSocialAuth, takeSocialAuth, type KeptSocialAuth } from './stored-social-auth.ts'

const wanted: KeptSocialAuth = {
  target: 'login',
  provider: 'google',
  back: '/restaurant/pitta-patter',
}

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

it('a provider is gone to by the browser itself, below the API', () => {
  expect(links.socialSignIn('google', 'login')).toBe('/api/v1/auth/google?target=login')
  expect(links.socialSignIn('facebook', 'register')).toBe('/api/v1/auth/facebook?target=register')
})

it('the way there carries the way back and whether to be remembered, for whoever goes before the page has woken up', () => {
  const back = '/restaurant/pitta-patter?service=collection'
  const href = links.socialSignIn('google', 'login', { back, isRemembered: true })
  const { searchParams } = new URL(href, 'https://tuckin.example')
  expect(returnHref(searchParams.toString())).toBe(back)
  expect(searchParams.get('target')).toBe('login')
  expect(searchParams.get('rememberMe')).toBe('true')
  expect(links.socialSignIn('google', 'login', { back: '/' })).not.toContain('return_href')
})

it('whoever is back from a provider has target and provider taken once, and nothing stays', () => {
  keepSocialAuth(wanted)
  expect(takeSocialAuth()).toEqual(wanted)
  expect(takeSocialAuth()).toBeNull()
  expect(kept.size).toBe(0)
})

it('the provider that was gone to last is the one', () => {
  keepSocialAuth(wanted)
  keepSocialAuth({ ...wanted, provider: 'facebook' })
  expect(takeSocialAuth()?.provider).toBe('facebook')
})

it('a browser that keeps nothing lets people sign in all the same', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepSocialAuth(wanted)
  expect(takeSocialAuth()).toBeNull()
})
