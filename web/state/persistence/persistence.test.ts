import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#contract/session.ts'
import { api } from '#web/calls/api.ts'
import { allergyBannerWasShown } from '#web/state/app.slice.ts'
import { loggedOut, signedIn } from '#web/state/auth.slice.ts'
import { cartNamed, cartOrdered, summaryOpened } from '#web/state/cart.slice.ts'
import { changeStored } from './browser-storage.ts'
import { stored } from './stored-values.ts'
import {
  saveOrderKey,
  savedOrderKey,
  noteOrdersOver,
  openOrderKeys,
} from '#web/state/order-keys.ts'
import { persist } from './persistence.ts'
import { registered } from '#web/state/register.slice.ts'
import { passwordWasReset, resetForgotten, resetLinkOpened } from '#web/state/reset.slice.ts'
import { appStore, type AppStore } from '#web/state/store.ts'
import { pathAfterwardsSaved } from '#web/state/verify-email.slice.ts'

const user: User = {
  id: 'a',
  email: 'nia@example.com',
  firstName: 'Nia',
  lastName: 'Morgan',
  phone: '07700900123',
  profileType: 'customer',
  hasPassword: true,
  stores: [],
}
const tokens = { accessToken: 'access', refreshToken: 'refresh' }
const cartToken = 'k'.repeat(22)

class StorageInMemory {
  readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
}

let forAll: StorageInMemory
let inTab: StorageInMemory
let stop: () => void = () => {}
beforeEach(() => {
  forAll = new StorageInMemory()
  inTab = new StorageInMemory()
  vi.stubGlobal('localStorage', forAll)
  vi.stubGlobal('sessionStorage', inTab)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => stop())

/** Loads a page. On the server, as here, each has a state of its own. */
function load(): AppStore {
  stop()
  const store = appStore()
  stop = persist(store)
  return store
}

/** Closes the browser and opens it again. */
function closeBrowser(): void {
  inTab = new StorageInMemory()
  vi.stubGlobal('sessionStorage', inTab)
}

describe('a browser stores', () => {
  it('everything under the key root', () => {
    const store = load()
    store.dispatch(signedIn({ user, tokens, rememberMe: true }))
    store.dispatch(cartNamed(cartToken))
    store.dispatch(registered({ email: user.email }))
    expect([...forAll.items.keys()]).toEqual(['root'])
    expect([...inTab.items.keys()]).toEqual(['root'])
  })

  it('the session and the cart, over loading the page again', () => {
    const store = load()
    store.dispatch(signedIn({ user, tokens, rememberMe: false }))
    store.dispatch(cartNamed(cartToken))
    const { auth, cart } = load().getState()
    expect(auth).toMatchObject({ isAuthenticated: true, user, ...tokens })
    expect(cart.cartToken).toBe(cartToken)
  })

  it('a remembered session after it was closed, and no other', () => {
    load().dispatch(signedIn({ user, tokens, rememberMe: true }))
    closeBrowser()
    expect(load().getState().auth.isAuthenticated).toBe(true)
    load().dispatch(loggedOut())
    load().dispatch(signedIn({ user, tokens, rememberMe: false }))
    closeBrowser()
    expect(load().getState().auth.isAuthenticated).toBe(false)
  })

  it('the progress of a registration for the tab, and its target for all tabs', () => {
    const store = load()
    store.dispatch(registered({ email: user.email }))
    store.dispatch(pathAfterwardsSaved('/restaurant/pitta-patter'))
    expect(load().getState().register).toMatchObject({ email: user.email, isRegistered: true })
    closeBrowser()
    const { register, verifyEmail } = load().getState()
    expect(register.email).toBe('')
    expect(verifyEmail.path).toBe('/restaurant/pitta-patter')
  })

  it('that the note about allergies has been read, also after it was closed', () => {
    expect(load().getState().app.allergyBannerShown).toBe(false)
    load().dispatch(allergyBannerWasShown())
    expect(load().getState().app.allergyBannerShown).toBe(true)
    closeBrowser()
    expect(load().getState().app.allergyBannerShown).toBe(true)
  })

  it('the link to set a new password for the tab, until it was used or abandoned', () => {
    const link = { code: 'c0de', email: user.email }
    load().dispatch(resetLinkOpened(link))
    const store = load()
    expect(store.getState().reset).toMatchObject(link)
    store.dispatch(passwordWasReset())
    expect([...inTab.items.values()].join('')).not.toContain(link.code)
    load().dispatch(resetLinkOpened(link))
    load().dispatch(resetForgotten())
    expect([...inTab.items.values(), ...forAll.items.values()].join('')).not.toContain(link.code)
    load().dispatch(resetLinkOpened(link))
    closeBrowser()
    expect(load().getState().reset.code).toBeNull()
  })

  it('the basket that another tab has started, when an order of the former is placed here', () => {
    const store = load()
    store.dispatch(cartNamed(cartToken))
    const other = 'o'.repeat(22)
    changeStored(stored.forAllTabs, { cartToken: other })
    store.dispatch(cartOrdered(cartToken))
    expect(load().getState().cart.cartToken).toBe(other)
    load().dispatch(cartOrdered(cartToken))
    expect(load().getState().cart.cartToken).toBe(other)
    load().dispatch(cartOrdered(other))
    expect(load().getState().cart.cartToken).toBeNull()
  })

  it('which orders were placed here, until the customer logs out', () => {
    const store = load()
    saveOrderKey({ orderId: 'one', token: 't0ken' })
    store.dispatch(signedIn({ user, tokens, rememberMe: true }))
    closeBrowser()
    load()
    expect(savedOrderKey('one')).toBe('t0ken')
    expect(openOrderKeys('/')).toEqual([{ orderId: 'one', token: 't0ken' }])
    expect(openOrderKeys('/account/orders/one')).toEqual([])
    noteOrdersOver(['one'])
    expect(openOrderKeys('/')).toEqual([])
    expect(savedOrderKey('one')).toBe('t0ken')
    load().dispatch(loggedOut())
    expect(savedOrderKey('one')).toBeNull()
    expect([...forAll.items.values()].join('')).not.toContain('t0ken')
  })

  it('no answers of calls, and no open dialogs', () => {
    const store = load()
    store.dispatch(cartNamed(cartToken))
    store.dispatch(summaryOpened())
    const storedItems = [...forAll.items.values(), ...inTab.items.values()].join('')
    expect(storedItems).not.toContain(api.reducerPath)
    expect(storedItems).toContain(cartToken)
    expect(load().getState().cart.openSummary).toBe(false)
  })
})
