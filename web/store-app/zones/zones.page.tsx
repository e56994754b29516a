import '#web/styles/staff/statement.css'
import '#web/styles/staff/zones.css'
import '#web/messages/store-app.ts'
import '#web/messages/zones.ts'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { User } from '#contract/session.ts'
import type { StaffZone } from '#contract/partner/zones.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useListZonesQuery } from '#web/calls/staff/zone-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { TryPostcode, type Tried } from './try-postcode.tsx'
import { ZoneList } from './zone-list.tsx'
import { ZoneMap } from './zone-map.tsx'

const ZoneFormDialog = lazyPart(() =>
  import('./zone-form.dialog.tsx').then((module) => ({ default: module.ZoneFormDialog })),
)

/** Where a restaurant delivers, on a map and as a list, for its staff to change. */
export default function ZonesPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="zones"
      isOpeningStep
      className="zones-page"
      name={t('zones.pageName')}
    >
      {store ? <StoreZones key={store.id} store={store} /> : <ZonesLoading />}
    </StoreAppPage>
  )
}

function StoreZones({ store }: { store: User['stores'][number] }) {
  const { t } = useTranslation()
  const query = useListZonesQuery(
    { params: { storeId: store.id } },
    { refetchOnMountOrArgChange: true },
  )
  const { data: zones } = query
  const [tried, setTried] = useState<Tried | null>(null)
  const [edited, setEdited] = useState<{ zone: StaffZone | null; isOpen: boolean } | null>(null)
  const heading = <h1>{t('zones.title')}</h1>
  if (!zones)
    return (
      <NotLoaded
        {...query}
        {...{ heading }}
        loading={<ZonesLoading />}
        failed={t('zones.failed')}
      />
    )
  const add = (
    <Button onClick={() => setEdited({ zone: null, isOpen: true })}>
      <Icon of={Plus} />
      {t('zones.add')}
    </Button>
  )
  const close = () => setEdited((before) => before && { ...before, isOpen: false })
  return (
    <>
      <div className="zones-head">
        <div>
          {heading}
          <p className="soft">{t('zones.intro')}</p>
        </div>
        {zones.items.length > 0 && add}
      </div>
      {!zones.isDeliveryOffered && <Banner variant="warning">{t('zones.notOffered')}</Banner>}
      {zones.items.length === 0 ? (
        <Empty
          picture={<DishThumbnail dish={null} seed="zones" cloth="custard" weave="gingham" />}
          title={t('zones.emptyTitle')}
          action={add}
        >
          {t('zones.emptyText')}
        </Empty>
      ) : (
        <div className="zones-columns">
          <section className="panel zone-map-panel" aria-label={t('zones.map')}>
            <ZoneMap zones={zones} pin={tried} />
            <TryPostcode storeId={store.id} {...{ zones, tried }} onTried={setTried} />
          </section>
          <ZoneList zones={zones} onEdit={(zone) => setEdited({ zone, isOpen: true })} />
        </div>
      )}
      {edited && (
        <Suspense>
          <ZoneFormDialog
            {...{ zones, ...edited }}
            storeId={store.id}
            onClose={close}
            onClosed={() => setEdited(null)}
            onSaved={(what) => {
              const title = t(`zones.form.${what}`)
              showToast({ id: 'zone-saved', variant: 'positive', title })
              // What was tried may have another zone now.
              setTried(null)
              close()
            }}
            onOutdated={() => void query.refetch()}
          />
        </Suspense>
      )}
    </>
  )
}

function ZonesLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <h1>{t('zones.title')}</h1>
      <p className="sr">{t('zones.loading')}</p>
      <div className="zones-columns">
        <Skeleton height="24rem" radius="var(--radius-lg)" />
        <Skeleton height="24rem" radius="var(--radius-lg)" />
      </div>
    </div>
  )
}
