import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/session.ts'
import { links } from '#web/links.ts'
import { useAppSelector } from '#web/state/store.ts'
import { usePartner } from './use-partner.ts'

type Store = User['stores'][number]

interface StoreOfAddress {
  /** The one that the address names, else the first; none until it is known who is signed in. */
  store: Store | undefined
  stores: readonly Store[]
  logOut: () => void
}

/** Whose page beside the board this is. Whoever is not signed in, or works for no store, is led away. */
export function useStoreOfAddress(): StoreOfAddress {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isRestored = useAppSelector(({ partner }) => partner.isRestored)
  const { user, logOut } = usePartner()

  useEffect(() => {
    if (isRestored && !user) void navigate(links.storeAppLogin(), { replace: true })
    // Who works for no store is told so there.
    else if (user?.stores.length === 0) void navigate(links.storeApp(), { replace: true })
  }, [isRestored, user, navigate])

  const stores = user?.stores ?? []
  const store = stores.find(({ slug }) => slug === search.get('store')) ?? stores[0]
  return { store, stores, logOut }
}
