import { useEffect, useSyncExternalStore } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { useAppSelector } from '#web/state/store.ts'
import { basketQueue, listenToQueue, quietQueue } from './basket-queue.ts'
import { giveSearchedAddress, isChosen } from './send-searched-address.ts'
import { useAppStore } from './use-basket.ts'

/** Gives a basket without an address the one that food is looked for at, once nothing else is on its way. */
export function useSearchedAddress(cart: Cart): void {
  const store = useAppStore()
  const searched = useAppSelector(({ searchAddress }) => searchAddress)
  const isQuiet = useSyncExternalStore(listenToQueue, basketQueue, quietQueue).acts.length === 0
  useEffect(() => {
    if (isQuiet && isChosen(searched)) void giveSearchedAddress(store, cart)
  }, [store, cart, searched, isQuiet])
}
