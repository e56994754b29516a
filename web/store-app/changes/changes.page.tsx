import '#web/styles/staff/statement.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/hygiene.ts'
import '#web/messages/store-app.ts'
import { useListStoreChangesInfiniteQuery } from '#web/calls/staff/partner-change-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { ChangesList, ChangesLoading } from '#web/staff/changes/changes-list.tsx'

/** What staff changed at a store: who, when, and how it was before. */
export default function ChangesPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="changes"
      className="store-pages"
      name={t('storeApp.changes.pageName')}
    >
      <div>
        <h1>{t('storeApp.changes.title')}</h1>
        <p className="soft">{t('storeApp.changes.intro')}</p>
      </div>
      {store ? <StoreChanges key={store.id} storeId={store.id} /> : <ChangesLoading />}
    </StoreAppPage>
  )
}

function StoreChanges({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const query = useListStoreChangesInfiniteQuery(storeId)
  const empty = { title: t('storeApp.changes.emptyTitle'), text: t('storeApp.changes.emptyText') }
  return <ChangesList {...{ query, empty }} />
}
