import '#web/styles/stores/store-menu.css'
import '#web/styles/basket.css'
import '#web/messages/hygiene.ts'
import '#web/messages/menu.ts'
import '#web/messages/cart.ts'
import '#web/messages/sharing.ts'
import {
  Suspense,
  type ComponentProps,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Offer } from '#contract/discount.ts'
import { DEFAULT_SERVICE } from '#rules/orders/service.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { fetchAhead } from '#web/calls/request/connection.ts'
import { headersOfLoader, cachedWhileCurrent } from '#web/calls/request/page-cache-headers.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { readAgain } from '#web/cart/basket/basket-queue.ts'
import { BasketBar } from '#web/cart/basket/basket-bar.tsx'
import { BasketDialogs } from '#web/cart/basket/basket-dialogs.tsx'
import { BasketPanel } from '#web/cart/basket/basket-panel.tsx'
import { ServiceTimeButton } from '#web/cart/service-time/service-time-button.tsx'
import {
  useBasket,
  useFreshBasket,
  type Basket,
  useLiveBasket,
} from '#web/cart/basket/use-basket.ts'
import { useBasketCommands } from '#web/cart/basket/use-basket-commands.ts'
import { useMenuCommands } from '#web/cart/basket/use-menu-commands.ts'
import { useServiceChoice } from '#web/cart/service-time/use-service-choice.ts'
import { useOfferCode } from '#web/cart/promo-code/use-offer-code.ts'
import { StoreOffers } from '#web/discount/offers/store-offers.tsx'
import { mayCountFor, usefulOffers } from '#web/discount/offers/useful-offers.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ErrorPage } from '#web/shell/page/error-page.tsx'
import { NotFound } from '#web/shell/page/not-found.tsx'
import { isReadAgain, type PageHandle } from '#web/navigation/page-handle.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { ClosedBanner } from '#web/menu/store-facts/closed-banner.tsx'
import { MenuHead, readHead } from './menu-head.tsx'
import { MenuOfStore } from './menu-of-store.tsx'
import { loadProductDialog, OpenProduct } from '#web/menu/product/open-product.tsx'
import { ProductWithoutScripts, readProduct } from '#web/menu/product/product-without-scripts.tsx'
import { StoreCover } from '#web/menu/store-facts/store-cover.tsx'
import { StoreFacts } from '#web/menu/store-facts/store-facts.tsx'
import { StoreHead } from '#web/menu/store-facts/store-head.tsx'
import { storeSlug } from '#web/menu/menu-url.ts'
import { canOrder, cheaperDelivery, outsideOf } from '#web/menu/store-facts/store-messages.ts'
import { menuQueryOf } from '#web/menu/menu-query.ts'
import {
  useMenuAt,
  offeredService,
  serviceInQuery,
  useServiceInUrl,
  useCurrentStore,
} from './use-current-store.ts'
import { useAppStore } from '#web/state/store.ts'
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

const HoursDialog = lazyPart(() =>
  import('#web/menu/store-facts/store-hours.dialog.tsx').then((module) => ({
    default: module.StoreHoursDialog,
  })),
)

const NearbyStores = lazyPart(() =>
  import('#web/stores/nearby-stores.tsx').then((module) => ({ default: module.NearbyStores })),
)

const ReviewsDialog = lazyPart(() =>
  import('#web/reviews/store-reviews.dialog.tsx').then((module) => ({
    default: module.StoreReviewsDialog,
  })),
)

type Loaded = Route.ComponentProps['loaderData']

/** The key remounts the page for another store, so that no state of the former one stays. */
export default function MenuPage({ loaderData }: Route.ComponentProps) {
  return <StorePage key={loaderData.store.id} {...loaderData} />
}

function StorePage(loaded: Loaded) {
  const { t } = useTranslation()
  const { meta, offers, product, menuService, shownAt } = loaded
  const appStore = useAppStore()
  const basket = useBasket()
  useFreshBasket()
  useLiveBasket(basket.cart)
  useEarlyDialog()
  const isTaken = useServiceInUrl()
  const choice = useServiceChoice(basket, loaded.store)
  const service = isTaken ? choice.service : loaded.service
  const { store, place } = useCurrentStore(loaded.store, loaded.service, service)
  const choiceHere = { ...choice, service }
  const menuQuery = isTaken ? menuQueryOf(choice) : { service: menuService }
  const categories = useMenuAt(loaded, menuQuery, () => readAgain(appStore))
  const acts = useBasketCommands(basket, store)
  const { addOne, addOrChange, removeOne } = useMenuCommands(acts, basket)
  const quantities = useQuantities(basket, store.id)
  const basketHere = basket.place?.id === store.id ? basket.cart : null
  const ownCart = basketHere?.store.id === store.id ? basketHere : null
  const offerCode = useOfferCode(ownCart)
  const [isHoursOpen, setIsHoursOpen] = useState<boolean | null>(null)
  const [areReviewsOpen, setAreReviewsOpen] = useState<boolean | null>(null)
  const now = useMemo(() => new Date(shownAt), [shownAt])
  const outside = outsideOf(store, service, place)
  const canAdd = canOrder(store.tab, choiceHere.serviceTime)
  const useful = usefulOffers(offers, { service, ...store }, basketHere)
  const mayCount = (offer: Offer) => mayCountFor(offer, choiceHere, basketHere, now)
  const toApply = useful.filter((one) => one.code !== null && !one.loyalty && mayCount(one))
  const basketOffers = { items: canAdd && basketHere ? toApply : [], apply: offerCode.apply }
  const basketProps = { basket, place: store, choice: choiceHere, acts, onLeave: nothing }
  const timeProps = { place: store, choice: choiceHere, acts }
  return (
    <main id="main" className={classNames('store-menu-page', !canAdd && 'is-shut')}>
      <MenuHead slug={store.slug} meta={meta} />
      <div className="page" onPointerEnter={() => fetchAhead(loadProductDialog)}>
        <StoreCover
          store={store}
          time={canAdd && <ServiceTimeButton {...timeProps} />}
          heart={<Heart store={store} className="icon-btn solid heart" />}
        />
        {product && (
          <noscript>
            <ProductWithoutScripts product={product} phone={store.phone} />
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
                onHoursOpened={() => setIsHoursOpen(true)}
                onReviewsOpened={() => setAreReviewsOpen(true)}
              />
              <ClosedBanner
                store={store}
                shownAt={now}
                serviceTime={choiceHere.serviceTime}
                renderTimes={(label) => <ServiceTimeButton {...timeProps} label={label} />}
              />
              <StoreOffers
                offers={useful}
                store={store}
                cheaperDelivery={service === 'delivery' ? cheaperDelivery(t, store) : null}
                cart={basketHere}
                waitingCode={offerCode.waitingCode}
                onApply={canAdd ? (code) => void offerCode.apply(code) : null}
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
              onAdd={addOne}
              onRemove={removeOne}
            />
          </div>
          <BasketPanel {...basketProps} canAdd={canAdd} offers={basketOffers} name="panel" />
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
        {areReviewsOpen !== null && (
          <ReviewsDialog
            store={store}
            isOpen={areReviewsOpen}
            onClose={() => setAreReviewsOpen(false)}
          />
        )}
      </Suspense>
      <OpenProduct
        store={store}
        categories={categories}
        cart={basket.cart}
        menuQuery={menuQuery}
        canAdd={canAdd}
        onDone={addOrChange}
      />
      <BasketDialogs basket={basket} acts={acts} offers={basketOffers} />
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

/**
 * The quantity of each product that this customer has in the basket; none if the basket is another store's.
 */
function useQuantities({ lines, place }: Basket, storeId: string): ReadonlyMap<string, number> {
  const isHere = place?.id === storeId
  const quantities = useMemo(() => {
    const sums = new Map<string, number>()
    for (const { productId, memberName, quantity } of isHere ? lines : [])
      if (memberName === '') sums.set(productId, (sums.get(productId) ?? 0) + quantity)
    return sums
  }, [lines, isHere])
  // A deferred value, because a long menu takes long to render.
  return useDeferredValue(quantities)
}

const pageSettlesMs = 1500

/** Touch has no hover: loads the dialog early, so that it is ready for the first tap. */
function useEarlyDialog(): void {
  useEffect(() => {
    const timer = setTimeout(() => fetchAhead(loadProductDialog), pageSettlesMs)
    return () => clearTimeout(timer)
  }, [])
}
