import { allergyBannerWasShown } from '#web/state/app.slice.ts'
import { cartCleared, cartNamed } from '#web/state/cart.slice.ts'
import { deleteOrderKeys } from '#web/state/order-keys.ts'
import { registrationRestored } from '#web/state/register.slice.ts'
import { resetLinkOpened } from '#web/state/reset.slice.ts'
import { searchAddressRestored } from '#web/state/search-address.slice.ts'
import type { AppStore } from '#web/state/store.ts'
import { verificationRestored } from '#web/state/verify-email.slice.ts'
import { ACCOUNT_CACHE, GUEST_CACHE } from '#web/service-worker/shared.ts'
import { joinTabsOfBrowser } from './auth-in-tabs.ts'
import { synchroniseCartInBrowser } from './cart-in-tabs.ts'
import { changeStored, readStored } from './browser-storage.ts'
import { makeJoinedTabs } from './joined-tabs.ts'
import { stored } from './stored-values.ts'

/**
 * Restores the stored state and stores its changes. Basket, search address and a remembered session are for
 * every tab, so each tab writes only what it has changed itself; the progress of registering or setting a new
 * password is the tab's own. @returns how to stop
 */
export function persist(store: AppStore): () => void {
  restore(store)
  const tab = joinTabsOfBrowser(store)
  store.memory.of(makeJoinedTabs).set('customer', tab)
  const leaveCart = synchroniseCartInBrowser(store)
  // A session that ended with its browser has left them.
  if (!store.getState().auth.isAuthenticated) deleteOwnAnswers({ keepsGuests: true })
  let before = store.getState()
  const unsubscribe = store.subscribe(() => {
    const state = store.getState()
    const { app, auth, cart, searchAddress, register, reset, verifyEmail } = state
    const was = before
    before = state
    if (was.auth.isAuthenticated && !auth.isAuthenticated) deleteOrderKeys()
    if (was.auth.isAuthenticated && was.auth.user?.id !== auth.user?.id) deleteOwnAnswers()
    if (cart.cartToken !== was.cart.cartToken) persistCart(cart.cartToken, was.cart.cartToken)
    if (searchAddress !== was.searchAddress) changeStored(stored.forAllTabs, { searchAddress })
    if (verifyEmail !== was.verifyEmail) changeStored(stored.forAllTabs, { verifyEmail })
    if (app.allergyBannerShown !== was.app.allergyBannerShown)
      changeStored(stored.forAllTabs, {
        allergyBannerShown: app.allergyBannerShown,
      })
    if (register !== was.register) changeStored(stored.inTab, { register })
    if (reset !== was.reset)
      changeStored(stored.inTab, {
        reset: reset.code === null ? undefined : { code: reset.code, email: reset.email },
      })
  })
  const look = () => {
    tab.look()
    takeCart(store)
  }
  const listen = ({ key }: StorageEvent) => {
    if (key === stored.forAllTabs.key || key === null) look()
  }
  // A page in the browser's back/forward cache has received nothing meanwhile.
  const lookAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look()
  }
  addEventListener('storage', listen)
  addEventListener('pageshow', lookAgain)
  return () => {
    unsubscribe()
    tab.leave()
    leaveCart()
    removeEventListener('storage', listen)
    removeEventListener('pageshow', lookAgain)
  }
}

function restore(store: AppStore): void {
  const forAllTabs = readStored(stored.forAllTabs) ?? {}
  const { cartToken, searchAddress, verifyEmail } = forAllTabs
  const { register, reset } = readStored(stored.inTab) ?? {}
  if (cartToken) store.dispatch(cartNamed(cartToken))
  if (searchAddress) store.dispatch(searchAddressRestored(searchAddress))
  if (forAllTabs.allergyBannerShown) store.dispatch(allergyBannerWasShown())
  if (register) store.dispatch(registrationRestored(register))
  if (reset?.code) store.dispatch(resetLinkOpened({ code: reset.code, email: reset.email }))
  if (verifyEmail) store.dispatch(verificationRestored(verifyEmail))
}

/** Clearing a basket deletes no other, which another tab may have started a moment ago. */
function persistCart(cartToken: string | null, before: string | null): void {
  const ofAllTabs = readStored(stored.forAllTabs)?.cartToken ?? null
  if (cartToken === null && ofAllTabs !== before) return
  changeStored(stored.forAllTabs, { cartToken })
}

/** Another tab has started or ordered a basket. */
function takeCart(store: AppStore): void {
  const cartToken = readStored(stored.forAllTabs)?.cartToken ?? null
  const mine = store.getState().cart.cartToken
  if (cartToken === mine) return
  store.dispatch(cartToken === null ? cartCleared() : cartNamed(cartToken))
}

/**
 * Deletes the baskets and orders that the service worker has stored for reading without a network: those of
 * accounts, and by default those of guests too.
 */
function deleteOwnAnswers({ keepsGuests = false } = {}): void {
  // Browsers have caches on secure origins only, as they have service workers.
  const { caches } = globalThis as { caches?: CacheStorage }
  for (const name of keepsGuests ? [ACCOUNT_CACHE] : [ACCOUNT_CACHE, GUEST_CACHE])
    void caches?.delete(name)
}
