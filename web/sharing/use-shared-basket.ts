import { useMemo, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { BodyOf } from '#contract/call.ts'
import type { changeSharedCart as changeCall, SharedCart } from '#contract/sharing/shared-cart.ts'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { sharedKey, sharingApi, useGetSharedCartQuery } from '#web/calls/sharing-calls.ts'
import type { AppStore } from '#web/state/store.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { useEveryFewSeconds } from '#web/calls/request/use-every-few-seconds.ts'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored, type MemberKey } from '#web/state/persistence/stored-values.ts'

const maximumSaved = 20

const readKeys = () => readStored(stored.memberKeys) ?? []

const { changeSharedCart, joinSharedCart } = sharingApi.endpoints
const untracked = { track: false }

/** The changes that a friend can make to their own lines. */
export type FriendChange = Partial<BodyOf<typeof changeCall>>

export interface SharedBasket {
  /** The newest known state; null: there is no such basket (any more). */
  shared: SharedCart | null
  hasJoined: boolean
  /** The shown state may be a little old. */
  isConnected: boolean
  /** One's own change is on its way. */
  isSettling: boolean
  /** Throws an `ApiFailure`. */
  join: (name: string) => Promise<void>
  /** One after the other, in the order of the requests; throws an `ApiFailure`. */
  change: (change: FriendChange) => Promise<void>
}

/** A shared basket, as it is now and as it changes; `loaded` is what the server rendered. */
export function useSharedBasket(shareToken: string, loaded: SharedCart | null): SharedBasket {
  const store = useStore() as AppStore // The one of our providers.
  const isInBrowser = useIsInBrowser()
  const [joinedAs, setJoinedAs] = useState<string | null>(null)
  const memberToken = useMemo(
    () => (isInBrowser ? (joinedAs ?? storedMemberToken(shareToken)) : null),
    [isInBrowser, joinedAs, shareToken],
  )
  const { data, error, refetch } = useGetSharedCartQuery(sharedKey(shareToken, memberToken), {
    skip: !isInBrowser || loaded === null,
    refetchOnMountOrArgChange: true,
  })
  const shared = useNewest(loaded, data)
  const failure = error as ApiFailure | undefined // Baked into the type by the base query.
  const isMissing = loaded === null || failure?.status === 404
  useEveryFewSeconds(!isMissing && shared?.isOrdered === false, refetch)
  const { isSettling, inTurn } = useTurns()
  // A dish that has waited for the name follows at once, before the next render.
  const joinedNow = useRef<string | null>(null)

  const join = async (name: string) => {
    const request = { params: { shareToken }, body: { name } }
    const joined = await store.dispatch(joinSharedCart.initiate(request, untracked)).unwrap()
    joinedNow.current = joined.memberToken
    storeMemberKey({ shareToken, memberToken: joined.memberToken })
    setJoinedAs(joined.memberToken)
  }
  const change = (requested: FriendChange) =>
    inTurn(async () => {
      const token = joinedNow.current ?? memberToken
      const body = { lines: [], ...requested }
      const request = { params: { shareToken }, body, memberToken: token }
      try {
        await store.dispatch(changeSharedCart.initiate(request, untracked)).unwrap()
      } catch (thrown) {
        // Only the server knows what is allowed by now.
        if (isApiFailure(thrown)) void refetch()
        throw thrown
      }
    })
  return {
    shared: isMissing ? null : shared,
    // A browser that has stored a token is a member, until the server says otherwise.
    hasJoined: data ? data.memberId !== null : memberToken !== null,
    isConnected: failure === undefined || isMissing,
    isSettling,
    join,
    change,
  }
}

/** A late answer is older than what is known already. */
function useNewest(loaded: SharedCart | null, data: SharedCart | undefined): SharedCart | null {
  const [newest, setNewest] = useState(loaded)
  if (data && data !== newest && data.version >= (newest?.version ?? 0)) setNewest(data)
  return newest
}

/** Runs one task after the other, and says whether any is pending. */
function useTurns() {
  const [waiting, setWaiting] = useState(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = <Done>(act: () => Promise<Done>): Promise<Done> => {
    setWaiting((count) => count + 1)
    const turn = last.current.then(act)
    last.current = Promise.allSettled([turn]).then(() => setWaiting((count) => count - 1))
    return turn
  }
  return { isSettling: waiting > 0, inTurn }
}

/** The stored keys with this one in front; a basket is in the list once, the oldest are dropped. */
export function withMemberKey(storedItems: readonly MemberKey[], key: MemberKey): MemberKey[] {
  const others = storedItems.filter(({ shareToken }) => shareToken !== key.shareToken)
  return [key, ...others].slice(0, maximumSaved)
}

/** Stores the token of a member of a shared basket, for a reload. */
function storeMemberKey(key: MemberKey): void {
  writeStored(stored.memberKeys, withMemberKey(readKeys(), key))
}

/** The token of this browser's member of a shared basket; null: it has not joined. */
function storedMemberToken(shareToken: string): string | null {
  return readKeys().find((key) => key.shareToken === shareToken)?.memberToken ?? null
}
