import '#web/styles/stores/store-menu.css'
import '#web/styles/basket.css'
// Of the basket: a sheet that comes later would have the browser lay out the whole menu anew.
import '#web/styles/stores/framed-choices.css'
import '#web/messages/hygiene.ts'
import '#web/messages/menu.ts'
import '#web/messages/cart.ts'
import { Suspense, type ComponentProps, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Offer } from '#contract/discount.ts'
import { DEFAULT_SERVICE } from '#rules/orders/service.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { fetchAhead } from '#web/calls/request/connection.ts'
import { headersOfLoader, cachedWhileCurrent } from '#web/calls/request/page-cache-headers.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { BasketPanel } from '#web/cart/basket/basket-panel.tsx'
import { ServiceTimeButton } from '#web/cart/service-time/service-time-button.tsx'
import type { Basket } from '#web/cart/basket/shown-basket.ts'
import { StoreOffers } from '#web/discount/offers/store-offers.tsx'
import { mayCountFor, usefulOffers } from '#web/discount/offers/useful-offers.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ErrorPage } from '#web/shell/page/error-page.tsx'
import { NotFound } from '#web/shell/page/not-found.tsx'
import { isReadAgain, type PageHandle } from '#web/navigation/page-handle.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { ClosedBanner } from '#web/menu/store-facts/closed-banner.tsx'
import { MenuHead } from '#web/menu/page/menu-head.tsx'
import { MenuOfStore } from '#web/menu/page/menu-of-store.tsx'
import { readHead } from '#web/menu/page/read-head.server.ts'
import { loadProductDialog, OpenProduct } from '#web/menu/product/open-product.tsx'
import { ProductWithoutScripts } from '#web/menu/product/product-without-scripts.tsx'
import { readProduct } from '#web/menu/product/read-product.server.ts'
import { StoreCover } from '#web/menu/store-facts/store-cover.tsx'
import { StoreFacts } from '#web/menu/store-facts/store-facts.tsx'
import { StoreHead } from '#web/menu/store-facts/store-head.tsx'
import { storeSlug } from '#web/menu/menu-url.ts'
import { PAGE_SETTLES_MS } from '#web/menu/after-paint.ts'
import { useStoreDialogs } from './use-store-dialogs.tsx'
import { canOrder, cheaperDelivery, outsideOf } from '#web/menu/store-facts/store-messages.ts'
import { offeredService, serviceInQuery } from '#web/menu/service-in-query.ts'
import { useVisitor } from './use-visitor.ts'
import { lazyPartWithState } from '#web/page/lazy-part-with-state.ts'
import { Heart } from '#web/stores/favourites/heart.tsx'
import type { Route } from './+types/menu.page'

export const handle: PageHandle = {
  showsPlace: true,
  isHeaderLeftBehind: true,
  query: ['service', 'product', 'line', 'search', 'diet', 'avoid'],
}

export const headers = headersOfLoader

export async function loader({ context, params: named, request }: Route.LoaderArgs) {
  const slug = storeSlug(named)
  const query = new URL(request.url).searchParams
  const service = serviceInQuery(query) ?? DEFAULT_SERVICE
  const params = { slug }
  const madeAt = new Date()
  const readStore = callOnServer('getStore')
  const readMenu = callOnServer('listCategories')
  const store = await readStore(context, { params, query: { service } })
  const menuService = offeredService(store, service)
  const [menu, meta, offers, product] = await Promise.all([
    readMenu(context, { params, query: { service: menuService } }),
    readHead(context, params),
    callOnServer('listOffers')(context, { params }),
    readProduct(context, query.get('product'), { slug, service: menuService }),
  ])
  const loaded = {
    store,
    categories: menu.items,
    meta,
    offers: offers.items,
    product,
    service,
    menuService,
    shownAt: madeAt.toISOString(),
  }
  return data(loaded, { headers: cachedWhileCurrent(madeAt, [store]) })
}

/** Opening a dish, searching and choosing a service change the address, but load no data again. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  isReadAgain(args) || args.currentParams['slug'] !== args.nextParams['slug']

/* React renders what needs no scripts on the server only, so browsers need not load it. */
const isOnServer = import.meta.env.SSR

const NearbyStores = lazyPartWithState(() =>
  import('#web/stores/nearby-stores.tsx').then((part) => part.NearbyStores),
)

type Loaded = Route.ComponentProps['loaderData']

/** The key remounts the page for another store, so that no state of the former one stays. */
export default function MenuPage({ loaderData }: Route.ComponentProps) {
  return <StorePage key={loaderData.store.id} {...loaderData} />
}

function StorePage(loaded: Loaded) {
  const { t } = useTranslation()
  const { meta, offers, product, shownAt } = loaded
  const { visitor, commands, read, onRead, parts } = useVisitor(loaded)
  const { store, place, choice, basket, menuQuery } = visitor
  const { service, serviceTime } = choice
  // Deferred values, because a long menu takes long to render.
  const categories = useDeferredValue(visitor.categories)
  const quantities = useDeferredValue(useQuantities(basket, store.id))
  useEarlyDialog()
  const ofStore = useStoreDialogs(store)
  const basketHeading = useRef<HTMLHeadingElement>(null)
  const now = useMemo(() => new Date(shownAt), [shownAt])
  const basketHere = basket.place?.id === store.id ? basket.cart : null
  const outside = outsideOf(store, service, place)
  const canAdd = canOrder(store.tab, serviceTime)
  const useful = usefulOffers(offers, { service, ...store }, basketHere)
  const mayCount = (offer: Offer) => mayCountFor(offer, choice, basketHere, now)
  const toApply = useful.filter((one) => one.code !== null && !one.loyalty && mayCount(one))
  const basketOffers = { items: canAdd && basketHere ? toApply : [], apply: commands.applyCode }
  const timeProps = { place: store, choice, acts: commands }
  return (
    <main id="main" className={classNames('store-menu-page', !canAdd && 'is-shut')}>
      {parts && <parts.VisitorReader loaded={loaded} onRead={onRead} />}
      <MenuHead slug={store.slug} meta={meta} />
      <div className="page" onPointerEnter={() => fetchAhead(loadProductDialog)}>
        <StoreCover
          store={store}
          time={canAdd && <ServiceTimeButton {...timeProps} />}
          heart={<Heart store={store} className="icon-btn solid heart" />}
        />
        {product && (
          <noscript>
            {isOnServer && <ProductWithoutScripts product={product} phone={store.phone} />}
          </noscript>
        )}
        <div className="columns">
          <div className="menu-column">
            <div className="head">
              <StoreHead
                store={store}
                service={service}
                place={place}
                now={now}
                onHoursOpened={ofStore.openHours}
                onReviewsOpened={ofStore.openReviews}
              />
              <ClosedBanner
                store={store}
                shownAt={now}
                serviceTime={serviceTime}
                renderTimes={(label) => <ServiceTimeButton {...timeProps} label={label} />}
              />
              <StoreOffers
                offers={useful}
                store={store}
                cheaperDelivery={service === 'delivery' ? cheaperDelivery(t, store) : null}
                cart={basketHere}
                waitingCode={visitor.waitingCode}
                onApply={canAdd ? (code) => void commands.applyCode(code) : null}
                mayCount={mayCount}
              />
            </div>
            {(store.tab === 'closed' || outside !== null) && (
              <OthersNearby store={store} service={service} place={outside} />
            )}
            <MenuOfStore
              store={loaded.store}
              categories={categories}
              now={now}
              quantities={quantities}
              canAdd={canAdd}
              onAdd={commands.addOne}
              onRemove={commands.removeOne}
            />
          </div>
          <BasketPanel {...timeProps} basket={basket} canAdd={canAdd} heading={basketHeading}>
            {parts && read && (
              <parts.PanelContent
                {...timeProps}
                acts={read.commands}
                basket={basket}
                canAdd={canAdd}
                offers={basketOffers}
                onLeave={nothing}
                name="panel"
              />
            )}
          </BasketPanel>
        </div>
        <noscript>
          {isOnServer && (
            <section id="hours" className="panel">
              <StoreFacts store={store} />
            </section>
          )}
        </noscript>
      </div>
      {ofStore.dialogs}
      <OpenProduct
        store={store}
        categories={categories}
        cart={basket.cart}
        menuQuery={menuQuery}
        canAdd={canAdd}
        onDone={commands.addOrChange}
      />
      {parts && read && (
        <parts.BarAndDialogs
          basket={basket}
          acts={read.commands}
          offers={basketOffers}
          heading={basketHeading}
        />
      )}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  const failure: unknown = error.data
  if (isApiFailure(failure) && failure.details['isClosed'] === true)
    return <NotFound title={t('menu.closedTitle')}>{t('menu.closedText')}</NotFound>
  return <NotFound title={t('menu.unknownTitle')}>{t('menu.unknownText')}</NotFound>
}

/** Rendered with the page, so that the menu does not jump. */
function OthersNearby(props: ComponentProps<typeof NearbyStores>) {
  const room = <Skeleton className="only-scripted" height="23rem" radius="var(--radius-lg)" />
  return useIsInBrowser() ? (
    <Suspense fallback={room}>
      <NearbyStores {...props} />
    </Suspense>
  ) : (
    room
  )
}

const nothing = () => {}

/* One for all, so that a long menu is not rendered again for another that is as empty. */
const NO_QUANTITIES: ReadonlyMap<string, number> = new Map()

/**
 * The quantity of each product that this customer has in the basket; none if the basket is another store's.
 */
function useQuantities({ lines, place }: Basket, storeId: string): ReadonlyMap<string, number> {
  const isHere = place?.id === storeId
  return useMemo(() => {
    if (!isHere) return NO_QUANTITIES
    const sums = new Map<string, number>()
    for (const { productId, memberName, quantity } of lines)
      if (memberName === '') sums.set(productId, (sums.get(productId) ?? 0) + quantity)
    return sums
  }, [lines, isHere])
}

/** Touch has no hover: loads the dialog early, so that it is ready for the first tap. */
function useEarlyDialog(): void {
  useEffect(() => {
    const timer = setTimeout(() => fetchAhead(loadProductDialog), PAGE_SETTLES_MS)
    return () => clearTimeout(timer)
  }, [])
}
