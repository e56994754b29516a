import { describe, expect, it } from 'vitest'
import { RETURN_HREF_PARAMETER } from '#contract/constants.ts'
import { currentHref, returnHref, withReturnHref } from './return-href.ts'

const search = (href: string) => `?${new URLSearchParams({ [RETURN_HREF_PARAMETER]: href })}`

describe('the address to go back to', () => {
  it.each(['/checkout', '/restaurant/saffron?service=collection#menu', '/'])(
    'may be %s',
    (href) => {
      expect(returnHref(search(href))).toBe(href)
    },
  )

  it.each([
    'https://elsewhere.example/checkout',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    'javascript:alert(1)',
    'checkout',
    '',
    '/login',
    '/login?again=1',
    '/Login/',
  ])('may not be %j', (href) => {
    expect(returnHref(search(href))).toBeNull()
  })

  it('may be missing', () => {
    expect(returnHref('')).toBeNull()
  })
})

describe('the current address', () => {
  it('is the path and the query without the return address', () => {
    const query = `${search('/old')}&a=1`
    expect(currentHref({ pathname: '/checkout', search: query })).toBe('/checkout?a=1')
  })
})

describe('a link with a return address', () => {
  it('is the current path and query with the return address attached', () => {
    const link = withReturnHref({ pathname: '/checkout', search: '?a=1' })
    expect(link).toBe(`/checkout?a=1&${search('/checkout?a=1').slice(1)}`)
  })

  it('may lead elsewhere', () => {
    const link = withReturnHref({ pathname: '/checkout', search: '?a=1' }, '/login')
    expect(link).toBe(`/login${search('/checkout?a=1')}`)
  })

  it('carries the return address on from dialog to dialog', () => {
    const link = withReturnHref({ pathname: '/login', search: search('/checkout') }, '/register')
    expect(link).toBe(`/register${search('/checkout')}`)
  })

  it('has none from a dialog that has none', () => {
    expect(withReturnHref({ pathname: '/login', search: '' }, '/register')).toBe('/register')
  })

  it('does not carry on an address of another website', () => {
    const current = { pathname: '/', search: search('//elsewhere.example') }
    expect(withReturnHref(current, '/login')).toBe(`/login${search('/')}`)
  })
})
