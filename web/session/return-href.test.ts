import { describe, expect, it } from 'vitest'
import { RETURN_HREF_PARAMETER } from '#contract/constants.ts'
import { returnHref, withReturnHref } from './return-href.ts'

const search = (href: string) => `?${new URLSearchParams({ [RETURN_HREF_PARAMETER]: href })}`

describe('the address to go back to', () => {
  it.each(['/checkout', '/restaurant/saffron?service=collection#menu', '/'])(
    'may be %s',
    (href) => {
      expect(returnHref(search(href), '/login')).toBe(href)
    },
  )

  it.each([
    'https://elsewhere.example/checkout',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'checkout',
    '',
    '/login',
    '/login?again=1',
  ])('may not be %j', (href) => {
    expect(returnHref(search(href), '/login')).toBeNull()
  })

  it('may be missing', () => {
    expect(returnHref('', '/login')).toBeNull()
  })
})

describe('a link that knows the way back', () => {
  it('carries the current path and query', () => {
    const link = withReturnHref('/login', { pathname: '/checkout', search: '?a=1' })
    expect(link).toBe(`/login${search('/checkout?a=1')}`)
  })

  it('does not carry an older way back along', () => {
    const link = withReturnHref('/login', { pathname: '/', search: search('/old') })
    expect(link).toBe(`/login${search('/')}`)
  })
})
