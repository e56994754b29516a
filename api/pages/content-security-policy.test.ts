import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const mapOrigin = 'https://maps.example'

it('lets a page load our own files only, and run scripts that carry its nonce', () => {
  const policy = contentSecurityPolicy({ isHttps: true, mapOrigin: null, hasRecaptcha: false })(
    'n0nce',
  )
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("script-src 'self' 'nonce-n0nce'")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toMatch(/unsafe-eval|blob:|https:\/\//)
})

it('lets a street map be fetched from its own server, and nothing be run from there', () => {
  const policy = contentSecurityPolicy({ isHttps: false, mapOrigin, hasRecaptcha: false })('n0nce')
  const allowing = policy.split('; ').filter((directive) => directive.includes(mapOrigin))
  expect(allowing).toEqual([`img-src 'self' data: ${mapOrigin}`, `connect-src 'self' ${mapOrigin}`])
  expect(policy).toContain("worker-src 'self'")
  expect(policy).not.toMatch(/unsafe-eval|blob:/)
})

it('lets Google’s frame be shown and Google be asked where the bot check is reCAPTCHA, and runs nothing without its nonce', () => {
  const policy = contentSecurityPolicy({ isHttps: true, mapOrigin: null, hasRecaptcha: true })(
    'n0nce',
  )
  const allowing = policy.split('; ').filter((directive) => directive.includes('google.com'))
  expect(allowing.map((directive) => directive.split(' ')[0])).toEqual(['connect-src', 'frame-src'])
  expect(policy).not.toMatch(/unsafe-eval|blob:|\*/)
})
