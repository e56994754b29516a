import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Category, Product } from '#contract/menu.ts'
import type { Store } from '#contract/stores.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { AllergyBanner } from './allergy-banner.tsx'
import { CategoryNav } from './category-nav.tsx'
import { FindInMenu } from './find-in-menu.tsx'
import { MENU_ANCHOR } from './menu-anchor.ts'
import { filterOfQuery, markOf, popularOf, searchMenu, type MenuFilter } from './menu-filter.ts'
import { dishQueryStart } from './product-address.ts'
import { postalAddress } from './store-words.ts'
import { anchorOf, MenuSections, POPULAR_ANCHOR } from './menu-sections.tsx'

interface MenuOfStoreProps {
  store: Pick<Store, 'id' | 'name' | 'phone' | 'legalName' | 'address' | 'city' | 'postCode'>
  categories: readonly Category[]
  onAdd: (product: Product) => void
}

/** The whole menu: its categories, what to look for, what to avoid, and every dish. */
export const MenuOfStore = memo(function MenuOfStore(props: MenuOfStoreProps) {
  const { store, categories, onAdd } = props
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [filter, setFilter] = useState<MenuFilter>(() => filterOfQuery(query))
  // Typing stays quick on a long menu: the dishes follow a moment later.
  const applied = useDeferredValue(filter)
  const shown = useMemo(() => searchMenu(categories, applied.words), [categories, applied.words])
  const popular = useMemo(
    () => (applied.words === '' ? popularOf(categories) : []),
    [categories, applied.words],
  )
  const sections = useMemo(
    () => [
      ...(popular.length > 0 ? [{ anchor: POPULAR_ANCHOR, name: t('menu.popular') }] : []),
      ...shown.map((category) => ({ anchor: anchorOf(category), name: category.name })),
    ],
    [popular, shown, t],
  )
  const anchors = useMemo(() => sections.map(({ anchor }) => anchor), [sections])
  return (
    <div id={MENU_ANCHOR}>
      <CategoryNav sections={sections} anchors={anchors} />
      <div className="find">
        <FindInMenu filter={filter} onChange={setFilter} status={useStatus(shown, applied)} />
        <AllergyBanner name={store.name} phone={store.phone} avoids={filter.avoids} />
      </div>
      {shown.length === 0 ? (
        <NothingFound
          seed={store.id}
          isSearch={applied.words !== ''}
          onReset={() => setFilter({ ...filter, words: '' })}
        />
      ) : (
        <MenuSections
          storeId={store.id}
          categories={shown}
          popular={popular}
          filter={applied}
          hrefStart={dishQueryStart(query)}
          onAdd={onAdd}
        />
      )}
      <p className="muted small seller-line">
        {t('menu.sellerLine', { legalName: store.legalName, address: postalAddress(store) })}
      </p>
    </div>
  )
})

function useStatus(shown: readonly Category[], filter: MenuFilter): string {
  const { t } = useTranslation()
  const products = shown.flatMap((category) => category.products)
  if (filter.diets.length + filter.avoids.length > 0) {
    const fitting = products.filter((product) => markOf(product, filter) === null).length
    return t('menu.fits', { fitting, all: products.length })
  }
  return filter.words === '' ? '' : t('menu.found', { count: products.length })
}

function NothingFound(props: { seed: string; isSearch: boolean; onReset: () => void }) {
  const { t } = useTranslation()
  const { seed, isSearch, onReset } = props
  return (
    <Empty
      className="nothing-found"
      picture={<DishThumbnail seed={seed} dish={null} />}
      title={t(isSearch ? 'menu.nothingFound' : 'menu.noDishes')}
      action={isSearch && <Button onClick={onReset}>{t('menu.wholeMenu')}</Button>}
    >
      {isSearch && t('menu.nothingFoundText')}
    </Empty>
  )
}
