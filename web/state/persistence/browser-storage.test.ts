import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeStored, deleteStored, readStored, writeStored } from './browser-storage.ts'
import { storedOnDevice } from './stored-on-device.ts'
import { stored } from './stored-values.ts'

const attempt = {
  cartToken: 'a-cart',
  totalPence: 2340,
  paymentMethod: 'online' as const,
  savesCard: false,
  key: 'k'.repeat(32),
  atMs: 1,
}

let texts: Map<string, string>
beforeEach(() => {
  texts = new Map()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})

it('has under each key what is stored until it is deleted', () => {
  expect(readStored(stored.orderAttempt)).toBeNull()
  writeStored(stored.orderAttempt, attempt)
  expect(readStored(stored.orderAttempt)).toEqual(attempt)
  deleteStored(stored.orderAttempt)
  expect(readStored(stored.orderAttempt)).toBeNull()
})

it('uses the keys under which browsers have stored values from the start', () => {
  expect(
    Object.values({ ...stored, ...storedOnDevice }).map(({ storage, key }) => `${storage} ${key}`),
  ).toEqual([
    'localStorage root',
    'sessionStorage root',
    'localStorage root:placing',
    'sessionStorage root:checkout-cart',
    'sessionStorage root:checkout',
    'sessionStorage root:way-to-pay',
    'sessionStorage root:as-guest',
    'sessionStorage root:code',
    'sessionStorage root.socialAuth',
    'localStorage root:member-keys',
    'localStorage monitoring-consent',
    'localStorage root.store-app.density',
    'localStorage root.store-app.tablet-touched',
    'localStorage root.store-app.view',
    'localStorage root.store-app.station',
    'localStorage root.store-app.sound',
    'localStorage root.store-app.printing',
    'localStorage root.store-app.printed',
  ])
})

describe('a broken value', () => {
  it.each(['', 'no JSON', 'null', '7', '"text"', '[1]', '{"cartToken":7}', '{"kind":"gold"}'])(
    'such as %j is none',
    (text) => {
      const { orderAttempt, checkoutCart, checkoutDraft, paymentChoice } = stored
      const { typedCode, socialAuth, memberKeys, forAllTabs, inTab } = stored
      const checkout = [orderAttempt, checkoutCart, checkoutDraft, paymentChoice]
      for (const value of [
        ...checkout,
        typedCode,
        socialAuth,
        memberKeys,
        ...Object.values(storedOnDevice),
      ]) {
        texts.set(value.key, text)
        expect(readStored<unknown>(value), value.key).toBeNull()
      }
      for (const value of [forAllTabs, inTab]) {
        texts.set(value.key, text)
        expect(readStored(value)?.auth).toBeUndefined()
      }
    },
  )

  it('is dropped alone when others are under the same key', () => {
    const searchAddress = { address: 'E8 1AA' }
    const broken = { auth: { isAuthenticated: true, user: 'Nia' }, orderKeys: [{ orderId: 'one' }] }
    texts.set('root', JSON.stringify({ searchAddress: { savedAs: 'once' }, cartToken: 'a' }))
    expect(readStored(stored.forAllTabs)).toEqual({ cartToken: 'a' })
    texts.set('root', JSON.stringify({ ...broken, searchAddress, cartToken: 'a', later: { a: 1 } }))
    expect(readStored(stored.forAllTabs)).toEqual({
      searchAddress,
      cartToken: 'a',
      later: { a: 1 },
    })
  })
})

it('changes the parts it is given and deletes those that are undefined', () => {
  changeStored(stored.forAllTabs, { cartToken: 'a', mark: 'm' })
  changeStored(stored.forAllTabs, { mark: undefined, allergyBannerShown: true })
  expect(readStored(stored.forAllTabs)).toEqual({ cartToken: 'a', allergyBannerShown: true })
})

const refuse = () => {
  throw new DOMException('Forbidden or full', 'QuotaExceededError')
}

describe.each<[string, () => unknown]>([
  ['is full or forbidden', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['is missing', () => undefined],
])('a storage that %s', (_, storage) => {
  it('holds nothing and breaks nothing', () => {
    vi.stubGlobal('localStorage', storage())
    writeStored(stored.orderAttempt, attempt)
    changeStored(stored.forAllTabs, { cartToken: 'a' })
    expect(readStored(stored.orderAttempt)).toBeNull()
    expect(readStored(stored.forAllTabs)).toBeNull()
    deleteStored(stored.orderAttempt)
  })
})
