import { favouriteApi, fetchFavouriteIds } from '#web/calls/favourite-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { heartPressed, heartReleased, heartSaved } from './favourites.slice.ts'
import { changeStored, readStored } from './persistence/browser-storage.ts'
import { stored } from './persistence/stored-values.ts'
import type { AppStore } from './store.ts'

interface Store {
  id: string
  name: string
}

/** For this long after a guest has pressed a heart, logging in sets it. */
const PENDING_HEART_MS = 3_600_000

/**
 * Marks a store as a favourite, or no longer. It shows at once; of several presses on one heart the last
 * counts, sent after the answer to the former. When the server refuses, the heart is undone, and a toast says
 * why. Resolves to whether it was saved.
 */
export async function setFavourite(
  { getState, dispatch }: AppStore,
  accountId: string,
  storeId: string,
  isFavourite: boolean,
): Promise<boolean> {
  const isUnderWay = storeId in getState().favourites.pressed
  dispatch(heartPressed({ accountId, storeId, isFavourite }))
  // The former press sends this one, too.
  if (isUnderWay) return true
  try {
    for (let sent = isFavourite; ;) {
      const body = { storeId, isFavourite: sent }
      await dispatch(favouriteApi.endpoints.setFavouriteStore.initiate({ body })).unwrap()
      dispatch(heartSaved({ accountId, ...body }))
      const { pressed } = getState().favourites
      const last = pressed[storeId] ?? sent
      if (last === sent) return true
      sent = last
    }
  } catch (thrown) {
    showFailure(thrown)
    return false
  } finally {
    dispatch(heartReleased({ storeId }))
  }
}

/**
 * Presses a heart. A guest's press is stored for when they have logged in.
 *
 * @returns false for a guest, who has to log in first
 */
export function pressHeart(store: AppStore, { id, name }: Store, now = Date.now()): boolean {
  const { auth, favourites } = store.getState()
  if (!auth.isAuthenticated || !auth.user) {
    const favouriteWish = { storeId: id, storeName: name, atMs: now }
    changeStored(stored.forAllTabs, { favouriteWish })
    return false
  }
  const isSet = favourites.pressed[id] ?? favourites.storeIds?.includes(id) ?? false
  void setFavourite(store, auth.user.id, id, !isSet)
  return true
}

/** Whether a visitor was sent to log in by a heart, and should come back to it. */
export function hasPendingFavourite(now = Date.now()): boolean {
  const favouriteWish = readStored(stored.forAllTabs)?.favouriteWish
  return favouriteWish !== undefined && now - favouriteWish.atMs < PENDING_HEART_MS
}

/**
 * Loads the favourites of the signed-in customer, and sets the heart they pressed as a guest.
 *
 * @returns the name of the store whose heart was set
 */
export async function readFavourites(store: AppStore, accountId: string): Promise<string | null> {
  const favouriteWish = readStored(stored.forAllTabs)?.favouriteWish
  const isRequested = hasPendingFavourite()
  // Several hearts load one after the other; the first takes it.
  if (favouriteWish) changeStored(stored.forAllTabs, { favouriteWish: undefined })
  void store.dispatch(fetchFavouriteIds(accountId))
  if (!favouriteWish || !isRequested) return null
  const isSaved = await setFavourite(store, accountId, favouriteWish.storeId, true)
  return isSaved ? favouriteWish.storeName : null
}
