import type { ReactNode } from 'react'
import type { SavedSettings } from '#contract/operator/settings/settings.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetMarketplaceSettingsQuery } from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** The marketplace's settings once they are loaded. */
export function LoadedSettings({ children }: { children: (saved: SavedSettings) => ReactNode }) {
  const { t } = useTranslation()
  const query = useGetMarketplaceSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (query.data) return children(query.data)
  return (
    <NotLoaded
      {...query}
      failed={t('marketplace.failed')}
      loading={
        <div aria-busy>
          <p className="sr">{t('marketplace.loading')}</p>
          <Skeleton height="40rem" radius="var(--radius-lg)" />
        </div>
      }
    />
  )
}
