import '#web/messages/favourites.ts'
import { Heart as HeartIcon } from 'lucide-react'
import { useEffect } from 'react'
import type { StoreCard } from '#contract/stores/stores.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOpenDialog } from '#web/navigation/use-dialogs.ts'
import { useStateLater, withState } from '#web/state/lazy-state.ts'

interface HeartProps {
  store: Pick<StoreCard, 'id' | 'name'>
  /** For one that is not on a card. */
  className?: string
}

/**
 * Marks a store as a favourite. Pages are the same for everyone, so only the browser knows whose hearts are
 * set; until then none is. A guest logs in first, comes back, and finds it set.
 */
export function Heart({ store, className = 'fav' }: HeartProps) {
  const { t } = useTranslation()
  const openLogin = useOpenDialog(links.login())
  const isSet = useStateLater(
    ({ favourites: { storeIds, pressed } }) =>
      pressed[store.id] ?? storeIds?.includes(store.id) ?? false,
  )
  useFavourites()
  return (
    <button
      type="button"
      className={`${className} only-scripted`}
      aria-pressed={isSet ?? false}
      aria-label={t('favourites.heart', { store: store.name })}
      onClick={() =>
        void withState(({ pressHeartOf }) => {
          if (!pressHeartOf(store)) openLogin()
        })
      }
    >
      <Icon of={HeartIcon} />
    </button>
  )
}

/** Loads the favourites of the signed-in customer: hearts that render together load once. */
function useFavourites() {
  const { t } = useTranslation()
  const accountId = useStateLater(({ auth }) => (auth.isAuthenticated ? auth.user?.id : undefined))
  useEffect(() => {
    if (accountId === undefined) return
    void withState(async ({ readFavouritesOf }) => {
      const storeName = await readFavouritesOf(accountId)
      if (storeName === null) return
      const title = t('favourites.added', { store: storeName })
      showToast({ id: 'favourite', variant: 'positive', title })
    })
  }, [accountId, t])
}
