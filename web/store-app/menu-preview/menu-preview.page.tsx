import '#web/styles/stores/store-menu.css'
import '#web/styles/staff/statement.css'
import '#web/styles/staff/menu-preview.css'
import '#web/messages/hygiene.ts'
import '#web/messages/menu.ts'
import '#web/messages/menu-preview.ts'
import { ArrowLeft, EyeOff } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import type { User } from '#contract/session.ts'
import { SERVICES, type Service } from '#rules/orders/service.ts'
import { buttonClass } from '#ui/button.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TableCover } from '#ui/table-setting/table-setting.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useGetStoreQuery } from '#web/calls/store-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { MenuOfStore } from '#web/menu/page/menu-of-store.tsx'
import { StoreHead } from '#web/menu/store-facts/store-head.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { LiveTitle } from '#web/store-app/live/live-title.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { usePreviewMenuQuery } from './preview-calls.ts'
import { PreviewProduct } from './preview-product.tsx'

/** The drafted menu as customers would see it. Nothing can be ordered here. */
export default function MenuPreviewPage() {
  const { t } = useTranslation()
  const { marketplaceName } = useSiteFacts()
  const { store } = useStoreInUrl()
  const name = t('menuPreview.pageName')
  return (
    <>
      <LiveTitle title={`${name} · ${marketplaceName}`} page={name} />
      <meta name="robots" content="noindex" />
      {store && isRoleAllowed(store.role, 'menu') ? (
        <Previewed key={store.id} store={store} />
      ) : (
        <Frame bar={store && <p>{t('menuPreview.notAllowed')}</p>} slug={store?.slug}>
          {!store && <Loading />}
        </Frame>
      )}
    </>
  )
}

const nothing = () => {}
const nothingChosen: ReadonlyMap<string, number> = new Map()

function Previewed({ store: { id, slug } }: { store: User['stores'][number] }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const now = useMemo(() => serverNow(), [])
  const service: Service = query.get('service') === 'collection' ? 'collection' : 'delivery'
  const store = useGetStoreQuery({ params: { slug }, query: { service } })
  const menu = usePreviewMenuQuery({ params: { storeId: id }, query: { service } })
  const isDrafted = menu.data?.changedAt !== null
  const show = (chosen: Service) => {
    const next = new URLSearchParams(query)
    next.set('service', chosen)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Frame
      slug={slug}
      bar={
        <>
          <p role="status">
            <Icon of={EyeOff} /> {t(isDrafted ? 'menuPreview.draft' : 'menuPreview.published')}
          </p>
          {store.data && store.data.services.length > 1 && (
            <Segment
              legend={t('menuPreview.service')}
              name="preview-service"
              value={service}
              onChange={show}
              options={SERVICES.map((value) => ({
                value,
                label: t(`menuPreview.services.${value}`),
              }))}
            />
          )}
        </>
      }
    >
      {store.data && menu.data ? (
        <>
          <div className="cover-place">
            <TableCover seed={store.data.id} art={store.data.art} />
          </div>
          <div className="menu-column">
            {/* Links and buttons of it would lead into the customers' site. */}
            <div className="head" inert>
              <StoreHead
                store={store.data}
                service={service}
                place={null}
                now={now}
                onHoursOpened={nothing}
                onReviewsOpened={nothing}
              />
            </div>
            <MenuOfStore
              store={store.data}
              categories={menu.data.categories}
              now={now}
              quantities={nothingChosen}
              canAdd={false}
              onAdd={nothing}
              onRemove={nothing}
            />
          </div>
          <PreviewProduct store={store.data} categories={menu.data.categories} service={service} />
        </>
      ) : (
        <NotLoaded
          isError={store.isError || menu.isError}
          isFetching={store.isFetching || menu.isFetching}
          refetch={() => {
            void store.refetch()
            void menu.refetch()
          }}
          loading={<Loading />}
          failed={t('menuPreview.failed')}
        />
      )}
    </Frame>
  )
}

interface FrameProps {
  slug: string | undefined
  bar: ReactNode
  children: ReactNode
}

function Frame({ slug, bar, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <>
      <header className="menu-preview-bar">
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={staffLinks.storeAppMenuEditor(slug)}
        >
          <Icon of={ArrowLeft} />
          {t('menuPreview.back')}
        </Link>
        {bar}
      </header>
      <main id="main" className="store-menu-page menu-preview" tabIndex={-1}>
        <h1 className="sr">{t('menuPreview.pageName')}</h1>
        <div className="page">{children}</div>
      </main>
    </>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('menuPreview.loading')}</p>
      <Skeleton height="5rem" radius="var(--radius-md)" />
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
