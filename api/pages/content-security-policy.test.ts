import { expect, it } from 'vitest'
import { permissionsPolicy } from '#api/http/security-headers.ts'
import { contentSecurityPolicy, isPaymentPath, paymentSources } from './content-security-policy.ts'

const mapOrigin = 'https://maps.example'
const plain = {
  isHttps: true,
  mapOrigin: null,
  monitoringOrigin: null,
  hasRecaptcha: false,
  payments: null,
}
const hashes = { scripts: "'sha256-a'", styles: "'sha256-s'" }
const partsOf = (policy: string, origin: string) =>
  policy.split('; ').filter((directive) => directive.includes(origin))

it('lets a page load our own files only, run its own inline scripts and use its own styles', () => {
  const policy = contentSecurityPolicy(plain)({ ...hashes, scripts: "'sha256-a' 'sha256-b'" })
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';")
  expect(policy).toContain("style-src 'self' 'sha256-s';")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toMatch(/unsafe-eval|blob:|https:\/\//)
})

it('lets a street map be fetched from its own server, and nothing be run from there', () => {
  const policy = contentSecurityPolicy({ ...plain, isHttps: false, mapOrigin })(hashes)
  const allowing = policy.split('; ').filter((directive) => directive.includes(mapOrigin))
  expect(allowing).toEqual([`img-src 'self' data: ${mapOrigin}`, `connect-src 'self' ${mapOrigin}`])
  expect(policy).toContain("worker-src 'self'")
  expect(policy).not.toMatch(/unsafe-eval|blob:/)
})

it('allows Google’s script, frame and requests if the bot check is reCAPTCHA', () => {
  const policy = contentSecurityPolicy({ ...plain, hasRecaptcha: true })(hashes)
  const allowing = policy.split('; ').filter((directive) => directive.includes('google.com'))
  expect(allowing.map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'connect-src',
    'frame-src',
  ])
  expect(policy).not.toMatch(/unsafe-eval|blob:|\*/)
})

it('allows the payment provider’s script, frames and requests where a card is taken', () => {
  const payments = paymentSources({ isSandbox: false, scriptUrl: 'https://js.stripe.com/x.js' })
  const policy = contentSecurityPolicy({ ...plain, payments })(hashes)
  expect(partsOf(policy, 'stripe.com')).toEqual([
    "script-src 'self' 'sha256-a' https://js.stripe.com https://*.js.stripe.com",
    "connect-src 'self' https://api.stripe.com",
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  ])
  expect(policy).toContain("form-action 'self'")
  expect(permissionsPolicy(payments?.payers)).toContain(
    'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  )
})

it('allows requests to the error reporting service, and nothing from there', () => {
  const monitoringOrigin = 'https://o1.ingest.sentry.io'
  const policy = contentSecurityPolicy({ ...plain, monitoringOrigin })(hashes)
  expect(partsOf(policy, 'sentry')).toEqual([`connect-src 'self' ${monitoringOrigin}`])
})

it('allows only the sandbox where it takes the cards, and none where no cards are taken', () => {
  const scriptUrl = 'http://localhost:3001/stripe/js/stripe.js'
  const payments = paymentSources({ isSandbox: true, scriptUrl })
  const policy = contentSecurityPolicy({ ...plain, payments })(hashes)
  expect(partsOf(policy, 'localhost').map((part) => part.split(' ').at(-1))).toEqual(
    Array.from({ length: 3 }, () => 'http://localhost:3001'),
  )
  expect(policy).not.toContain('stripe.com')
  expect(paymentSources(null)).toBeNull()
})

it.each([
  ['/checkout', true],
  ['/checkout?order=1', true],
  ['/customer/account/cards', true],
  ['/', false],
  ['/account/orders/1', true],
  ['/account/orders', false],
  ['/account/orders?next=/1', false],
  ['/checkouts', false],
  ['/customer/account/details', false],
  ['/find?next=/checkout', false],
])('takes a card on %s: %s', (path, isOne) => {
  expect(isPaymentPath(path)).toBe(isOne)
})
