import '#web/styles/staff/statement.css'
import '#web/styles/staff/hours.css'
import '#web/messages/hours.ts'
import '#web/messages/store-app.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetStoreHoursQuery } from '#web/calls/staff/hours-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { HoursForm } from './hours-form.tsx'

/** When a restaurant is open, how long it prepares, and what it takes orders for. */
export default function HoursPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="hours"
      isOpeningStep
      className="staff-hours"
      name={t('hours.pageName')}
    >
      {store ? <HoursOfStore key={store.id} storeId={store.id} /> : <HoursLoading />}
    </StoreAppPage>
  )
}

function HoursOfStore({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const query = useGetStoreHoursQuery({ params: { storeId } }, { refetchOnMountOrArgChange: true })
  // What is cached from an earlier visit may be old: the form begins with what there is now.
  if (query.data && !query.isFetching) return <HoursForm storeId={storeId} loaded={query.data} />
  const heading = <h1>{t('hours.title')}</h1>
  return (
    <NotLoaded {...query} {...{ heading }} loading={<HoursLoading />} failed={t('hours.failed')} />
  )
}

function HoursLoading() {
  const { t } = useTranslation()
  return (
    <div className="hours-loading" aria-busy>
      <h1>{t('hours.title')}</h1>
      <p className="sr">{t('hours.loading')}</p>
      <Skeleton height="45rem" radius="var(--radius-md)" />
    </div>
  )
}
