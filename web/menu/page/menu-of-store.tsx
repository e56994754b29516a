import { memo, Suspense, useCallback, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Category, Product } from '#contract/menu.ts'
import type { Store } from '#contract/stores/stores.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { afterPaint } from '#web/menu/after-paint.ts'
import { AllergyBanner } from './allergy-banner.tsx'
import { CategoryNav } from './category-nav.tsx'
import { FindInMenu, SearchField } from './find-in-menu.tsx'
import { MENU_ANCHOR } from '#web/menu/menu-url.ts'
import {
  hideUnfit,
  allergenNoticeOf,
  popularOf,
  searchOf,
  type MenuFilter,
} from '#web/menu/menu-filter.ts'
import { dishQueryStart } from '#web/menu/menu-url.ts'
import { telOf } from '#web/menu/store-facts/store-messages.ts'
import { anchorOf, MenuSections, POPULAR_ANCHOR } from './menu-sections.tsx'
import type { ProductCommands } from './product-item.tsx'
import { useMenuFilter } from './use-menu-filter.ts'
import { useProductLinks } from '#web/menu/product/use-open-product.ts'

const DishAllergensDialog = lazyPart(() =>
  import('#web/menu/product/product-allergens.dialog.tsx').then((module) => ({
    default: module.ProductAllergensDialog,
  })),
)

interface MenuOfStoreProps extends Pick<ProductCommands, 'onAdd' | 'onRemove'> {
  store: Pick<Store, 'id' | 'name' | 'phone' | 'legalName' | 'sellerAddress'>
  categories: readonly Category[]
  /** When the server rendered the page. */
  now: Date
  /** The quantity of each product in the basket, by its id. */
  quantities: ReadonlyMap<string, number>
  /** Whether dishes can be added; false while the kitchen is closed. */
  canAdd: boolean
}

/** The whole menu: its categories, search, filters and every dish. */
export const MenuOfStore = memo(function MenuOfStore(props: MenuOfStoreProps) {
  const { store, categories, now, quantities, canAdd, onAdd, onRemove } = props
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [filter, setFilter] = useMenuFilter()
  const { shown, hidden, popular, needs, found } = useShown(categories, filter)
  const sections = useMemo(
    () => [
      ...(popular.length > 0 ? [{ anchor: POPULAR_ANCHOR, name: t('menu.popular') }] : []),
      ...shown.map((category) => ({ anchor: anchorOf(category), name: category.name })),
    ],
    [popular, shown, t],
  )
  const anchors = useMemo(() => sections.map(({ anchor }) => anchor), [sections])
  const find = useRef<HTMLFormElement>(null)
  const onOpen = useProductLinks()
  const facts = useFacts()
  // Its button is removed with it, so the focus moves on: not to the field, which would open a keyboard.
  const reset = (change: Partial<MenuFilter>) => {
    setFilter(change)
    find.current?.focus()
  }
  return (
    <div id={MENU_ANCHOR}>
      <CategoryNav
        sections={sections}
        anchors={anchors}
        search={<SearchField words={filter.words} onChange={setFilter} />}
      />
      <div className="find">
        <FindInMenu
          ref={find}
          filter={filter}
          onChange={setFilter}
          hidden={hidden}
          status={useStatus(found, filter)}
        />
        <AllergyBanner phone={store.phone} avoids={filter.avoids} isHiding={filter.isHiding} />
      </div>
      {shown.length === 0 ? (
        <NothingFound
          seed={store.id}
          why={hidden > 0 ? 'hidden' : filter.words === '' ? 'empty' : 'search'}
          onReset={() => reset(hidden > 0 ? { isHiding: false } : { words: '' })}
        />
      ) : (
        <MenuSections
          storeId={store.id}
          categories={shown}
          popular={popular}
          needs={needs}
          now={now}
          hrefStart={dishQueryStart(query)}
          quantities={quantities}
          canAdd={canAdd}
          onOpen={onOpen}
          onFacts={facts.open}
          onAdd={onAdd}
          onRemove={onRemove}
        />
      )}
      <p className="muted small seller-line">
        {t('menu.sellerLine', { legalName: store.legalName, address: store.sellerAddress })}{' '}
        {marked(t('menu.ringBefore', { phone: store.phone }), (number) => (
          <a href={telOf(store.phone)}>{number}</a>
        ))}
      </p>
      <Suspense>
        {facts.product && (
          <DishAllergensDialog
            product={facts.product}
            phone={store.phone}
            isOpen={facts.isOpen}
            onClose={facts.close}
          />
        )}
      </Suspense>
    </div>
  )
})

/** The product whose allergens are shown. */
function useFacts() {
  const [product, setProduct] = useState<Product | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open: ProductCommands['onFacts'] = useCallback((event: MouseEvent, of: Product) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.button !== 0 || isElsewhere) return
    event.preventDefault()
    afterPaint(() => {
      setProduct(of)
      setIsOpen(true)
    })
  }, [])
  return { product, isOpen, open, close: () => setIsOpen(false) }
}

/** The shown part of the menu, and the number of products left out. Unchanged parts are the same objects. */
function useShown(categories: readonly Category[], filter: MenuFilter) {
  const { words, diets, avoids, isHiding } = filter
  const needs = useMemo(() => ({ diets, avoids }), [diets, avoids])
  const search = useMemo(() => searchOf(categories), [categories])
  const found = useMemo(() => search(words), [search, words])
  const { shown, hidden } = useMemo(
    () => (isHiding ? hideUnfit(found, needs) : { shown: found, hidden: 0 }),
    [found, needs, isHiding],
  )
  const popular = useMemo(() => (words === '' ? popularOf(shown) : []), [shown, words])
  return { shown, hidden, popular, needs, found }
}

function useStatus(found: readonly Category[], filter: MenuFilter): string {
  const { t } = useTranslation()
  return useMemo(() => {
    const products = found.flatMap((category) => category.products)
    if (filter.diets.length + filter.avoids.length > 0) {
      const fitting = products.filter(
        (product) => allergenNoticeOf(product, filter) === null,
      ).length
      return t('menu.fits', { fitting, all: products.length })
    }
    return filter.words === '' ? '' : t('menu.found', { count: products.length })
  }, [found, filter, t])
}

const titles = {
  empty: 'menu.noDishes',
  search: 'menu.nothingFound',
  hidden: 'menu.nothingFits',
} as const

interface NothingFoundProps {
  seed: string
  why: 'empty' | 'search' | 'hidden'
  onReset: () => void
}

function NothingFound({ seed, why, onReset }: NothingFoundProps) {
  const { t } = useTranslation()
  const isHidden = why === 'hidden'
  return (
    <Empty
      className="nothing-found"
      picture={<DishThumbnail seed={seed} dish={null} />}
      title={t(titles[why])}
      action={
        why !== 'empty' && (
          <Button onClick={onReset}>{t(isHidden ? 'menu.showThem' : 'menu.wholeMenu')}</Button>
        )
      }
    >
      {why !== 'empty' && t(isHidden ? 'menu.nothingFitsText' : 'menu.nothingFoundText')}
    </Empty>
  )
}
