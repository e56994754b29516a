import { beforeEach, expect, it, vi } from 'vitest'
import { goTo } from './use-go-to.ts'

const navigate = vi.fn<(to: unknown, options?: unknown) => void>()
const location = {
  origin: 'https://tuckin.example',
  assign: vi.fn<(url: string) => void>(),
  replace: vi.fn<(url: string) => void>(),
}

function servedAs(path: string) {
  vi.stubGlobal('location', location)
  // The fields of a document's entry that a test needs.
  const served = { name: `https://tuckin.example${path}` } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([served])
}

beforeEach(() => {
  for (const way of [navigate, location.assign, location.replace]) way.mockReset()
})

it('a page without cards is opened within the document', () => {
  servedAs('/restaurant/pitta-patter')
  goTo(navigate, '/customer/account/details', { replace: true })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/customer/account/details', { replace: true })
  expect(location.replace).not.toHaveBeenCalled()
})

it.each(['/checkout', '/checkout?order=an-order', '/customer/account/cards'])(
  '%s is loaded once, and not rendered before, where the document may not take cards',
  (address) => {
    servedAs('/login?_UCR_return_href=%2Fcheckout')
    goTo(navigate, address, { replace: true })
    expect(location.replace).toHaveBeenCalledExactlyOnceWith(address)
    goTo(navigate, address)
    expect(location.assign).toHaveBeenCalledExactlyOnceWith(address)
    expect(navigate).not.toHaveBeenCalled()
  },
)

it('a dialog over checkout goes back to it unchanged', () => {
  servedAs('/checkout')
  goTo(navigate, '/checkout', { replace: true })
  expect(navigate).toHaveBeenCalledOnce()
  expect(location.replace).not.toHaveBeenCalled()
})
