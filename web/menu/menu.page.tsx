import '#web/styles/store-menu.css'
import '#web/styles/basket.css'
import '#web/messages/menu.ts'
import '#web/messages/cart.ts'
import '#web/messages/sharing.ts'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { listOffers } from '#contract/discount.ts'
import type { listCategories } from '#contract/menu.ts'
import type { getStore, getStoreMetaData } from '#contract/stores.ts'
import { DEFAULT_SERVICE } from '#rules/orders/service.ts'
import { fetchAhead } from '../calls/connection.ts'
import { headersOfLoader, keptWhileTrue } from '../calls/kept-while-true.ts'
import { lazyPart } from '../calls/lazy-part.ts'
import { callOnServer } from '../calls/server-call.ts'
import { BasketBar } from '../cart/basket-bar.tsx'
import { BasketDialogs } from '../cart/basket-dialogs.tsx'
import { BasketPanel } from '../cart/basket-panel.tsx'
import { ServiceTimeButton } from '../cart/service-time-button.tsx'
import { useBasket, useFreshBasket } from '../cart/use-basket.ts'
import { useBasketActs } from '../cart/use-basket-acts.ts'
import { useDishActs } from '../cart/use-dish-acts.ts'
import { useServiceChoice } from '../cart/use-service-choice.ts'
import { useLiveBasket } from '../cart/use-live-basket.ts'
import { StoreOffers } from '../discount/store-offers.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { NotFound } from '../shell/not-found.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { MenuHead } from './menu-head.tsx'
import { MenuOfStore } from './menu-of-store.tsx'
import { loadProductDialog, OpenDish } from './open-dish.tsx'
import { ProductReading, readProduct } from './product-reading.tsx'
import { StoreAbout } from './store-about.tsx'
import { StoreCover } from './store-cover.tsx'
import { StoreFacts } from './store-facts.tsx'
import { storeSlug } from './store-slug.ts'
import { StoreTerms } from './store-terms.tsx'
import { lookOf } from './look.ts'
import { useMenuAt } from './use-menu-at.ts'
import { serviceHere, serviceIn, useServiceOfAddress, useStoreHere } from './use-store-here.ts'
import type { Route } from './+types/menu.page'

export const handle: PageHandle = {
  showsPlace: true,
  query: ['service', 'product', 'line', 'search', 'diet', 'avoid'],
}

export const headers = headersOfLoader

export async function loader({ context, params: named, request }: Route.LoaderArgs) {
  const slug = storeSlug(named)
  const query = new URL(request.url).searchParams
  const service = serviceIn(query) ?? DEFAULT_SERVICE
  const params = { slug }
  const madeAt = new Date()
  const readStore = callOnServer<typeof getStore>('GET', '/store/:slug')
  const readMenu = callOnServer<typeof listCategories>('GET', '/store/:slug/categories')
  const store = await readStore(context, { params, query: { service } })
  const menuService = serviceHere(store, service)
  const [menu, meta, offers, product] = await Promise.all([
    readMenu(context, { params, query: { service: menuService } }),
    callOnServer<typeof getStoreMetaData>('GET', '/store/:slug/meta-data')(context, { params }),
    callOnServer<typeof listOffers>('GET', '/store/:slug/offers')(context, { params }),
    readProduct(context, query.get('product'), { slug, service: menuService }),
  ])
  const shownAt = madeAt.toISOString()
  const loaded = {
    store,
    categories: menu.items,
    meta,
    offers: offers.items,
    product,
    service,
    menuService,
    shownAt,
  }
  return data(loaded, { headers: keptWhileTrue(madeAt, [store]) })
}

/** Opening a dish, searching and choosing a service change the address, but nothing of what was read. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['slug'] !== nextParams['slug']

const HoursDialog = lazyPart(() =>
  import('./store-hours.dialog.tsx').then((module) => ({ default: module.StoreHoursDialog })),
)

type Loaded = Route.ComponentProps['loaderData']

/** Another store is another page, with nothing left of the one before. */
export default function MenuPage({ loaderData }: Route.ComponentProps) {
  return <StorePage key={loaderData.store.id} {...loaderData} />
}

function StorePage(loaded: Loaded) {
  const { meta, offers, product, menuService, shownAt } = loaded
  const basket = useBasket()
  useFreshBasket()
  useLiveBasket(basket.cart)
  useEarlyDialog()
  const isTaken = useServiceOfAddress()
  const choice = useServiceChoice(basket, loaded.store)
  const service = isTaken ? choice.service : loaded.service
  const { store, place } = useStoreHere(loaded.store, loaded.service, service)
  const choiceHere = { ...choice, service }
  const look = isTaken ? lookOf(choice) : { service: menuService }
  const categories = useMenuAt(loaded, look)
  const acts = useBasketActs(basket, store)
  const { addOne, addOrChange } = useDishActs(acts)
  const [isHoursOpen, setIsHoursOpen] = useState<boolean | null>(null)
  const now = useMemo(() => new Date(shownAt), [shownAt])
  const basketProps = { basket, place: store, choice: choiceHere, acts, onLeave: nothing }
  return (
    <main id="main" className="store-menu-page">
      <MenuHead meta={meta} />
      <div className="page" onPointerEnter={() => fetchAhead(loadProductDialog)}>
        <StoreCover store={store} canonicalUrl={meta.canonicalUrl} />
        <div className="about">
          <StoreAbout
            store={store}
            now={now}
            onHoursOpened={() => setIsHoursOpen(true)}
            time={<ServiceTimeButton place={store} choice={choiceHere} acts={acts} />}
          />
          <StoreTerms store={store} service={service} place={place} />
          <StoreOffers offers={offers} storeSlug={store.slug} />
        </div>
        {product && (
          <noscript>
            <ProductReading product={product} phone={store.phone} />
          </noscript>
        )}
        <div className="columns">
          <MenuOfStore store={loaded.store} categories={categories} now={now} onAdd={addOne} />
          <BasketPanel {...basketProps} name="panel" />
        </div>
        <noscript>
          <section id="hours" className="panel">
            <StoreFacts store={store} />
          </section>
        </noscript>
      </div>
      <BasketBar basket={basket} />
      <Suspense>
        {isHoursOpen !== null && (
          <HoursDialog store={store} isOpen={isHoursOpen} onClose={() => setIsHoursOpen(false)} />
        )}
      </Suspense>
      <OpenDish
        store={store}
        categories={categories}
        cart={basket.cart}
        look={look}
        onDone={addOrChange}
      />
      <BasketDialogs basket={basket} acts={acts} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return <NotFound title={t('menu.unknownTitle')}>{t('menu.unknownText')}</NotFound>
}

const nothing = () => {}

const pageSettlesMs = 1500

/** Fingers do not hover: by the time one taps a dish, its dialog is here. */
function useEarlyDialog(): void {
  useEffect(() => {
    const timer = setTimeout(() => fetchAhead(loadProductDialog), pageSettlesMs)
    return () => clearTimeout(timer)
  }, [])
}
