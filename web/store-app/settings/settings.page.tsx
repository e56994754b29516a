import '#web/styles/staff/statement.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/settings.ts'
import '#web/messages/store-app.ts'
import { useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetStoreSettingsQuery } from '#web/calls/staff/settings-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { UnsavedChanges } from '#web/store-app/unsaved-changes.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { AlertsSection } from './alerts-section.tsx'
import { BagsSection } from './bags-section.tsx'
import { UnattendedSection } from './unattended-section.tsx'
import { KitchenSection } from './kitchen-section.tsx'

/** How the store app works for a store: a section for each kind of thing, which is saved on its own. */
export default function SettingsPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="settings"
      className="store-pages"
      name={t('settings.pageName')}
    >
      <div>
        <h1>{t('settings.title')}</h1>
        <p className="soft">{t('settings.intro')}</p>
      </div>
      {store ? <SettingsOfStore key={store.id} storeId={store.id} /> : <SettingsLoading />}
    </StoreAppPage>
  )
}

function SettingsOfStore({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const arg = { params: { storeId } }
  const query = useGetStoreSettingsQuery(arg, { refetchOnMountOrArgChange: true })
  const { data } = query
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const changing = (section: string) => (isChanged: boolean) => {
    if (changed.has(section) === isChanged) return
    const others = [...changed].filter((each) => each !== section)
    setChanged(new Set(isChanged ? [...others, section] : others))
  }
  if (!data)
    return <NotLoaded {...query} loading={<SettingsLoading />} failed={t('settings.failed')} />
  return (
    <>
      <UnsavedChanges isChanged={changed.size > 0} />
      <AlertsSection storeId={storeId} saved={data.alerts} onChanged={changing('alerts')} />
      <UnattendedSection
        storeId={storeId}
        saved={data.unattended}
        onChanged={changing('unattended')}
      />
      <KitchenSection storeId={storeId} saved={data.kitchen} onChanged={changing('kitchen')} />
      <BagsSection
        storeId={storeId}
        saved={data.bags}
        minimum={data.bagMinimum}
        onChanged={changing('bags')}
      />
    </>
  )
}

function SettingsLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('settings.loading')}</p>
      <Skeleton height="16rem" radius="var(--radius-lg)" />
    </div>
  )
}
