import '#web/styles/staff/statement.css'
import '#web/styles/staff/menu-editor.css'
import '#web/messages/menu.ts'
import '#web/messages/menu-editor.ts'
import '#web/messages/store-app.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { User } from '#contract/session.ts'
import { draftIn, menuIn, useGetMenuDraftQuery, useGetPublishedMenuQuery } from './menu-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { MenuTabs } from '#web/store-app/menu/menu-tabs.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { Editor } from './editor.tsx'

/** Where a restaurant drafts its menu and publishes it. */
export default function MenuEditorPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="menu"
      isOpeningStep
      className="menu-editor"
      name={t('menuEditor.pageName')}
    >
      <h1>{t('menuEditor.title')}</h1>
      <MenuTabs store={store} current="edit" />
      {store ? <OpenedMenu key={store.id} store={store} /> : <EditorLoading />}
    </StoreAppPage>
  )
}

function OpenedMenu({ store }: { store: User['stores'][number] }) {
  const { t } = useTranslation()
  const params = { storeId: store.id }
  const draft = useGetMenuDraftQuery({ params })
  const published = useGetPublishedMenuQuery({ params })
  if (draft.data && published.data)
    return <Editor store={store} draft={draftIn(draft.data)} published={menuIn(published.data)} />
  return (
    <NotLoaded
      isError={draft.isError || published.isError}
      isFetching={draft.isFetching || published.isFetching}
      refetch={() => {
        void draft.refetch()
        void published.refetch()
      }}
      loading={<EditorLoading />}
      failed={t('menuEditor.failed')}
    />
  )
}

function EditorLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('menuEditor.loading')}</p>
      <Skeleton height="3.5rem" radius="var(--radius-md)" />
      <Skeleton height="18rem" radius="var(--radius-lg)" />
      <Skeleton height="12rem" radius="var(--radius-lg)" />
    </div>
  )
}
