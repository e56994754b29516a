import { memo, useMemo } from 'react'
import type { Category, Product, SoldWhen } from '#contract/menu.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { allergenNoticeOf, type FoodNeeds } from '#web/menu/menu-filter.ts'
import { ProductItem, type ProductCommands } from './product-item.tsx'
import { soldWhenWords } from '#web/menu/sold-messages.ts'

interface MenuSectionsProps extends ProductCommands {
  storeId: string
  categories: readonly Category[]
  popular: readonly Product[]
  needs: Pick<FoodNeeds, 'diets' | 'avoids'>
  now: Date
  /** The prefix of a dish's address; its id follows. */
  hrefStart: string
  /** The quantity of each product in the basket, by its id. */
  quantities: ReadonlyMap<string, number>
  /** Whether dishes can be added; false while the kitchen is closed. */
  canAdd: boolean
}

export const POPULAR_ANCHOR = 'popular'
export const anchorOf = ({ id }: Pick<Category, 'id'>) => `category-${id}`

/** The dishes of a menu by category, with the popular ones in a section of their own at the top too. */
export const MenuSections = memo(function MenuSections(props: MenuSectionsProps) {
  const { categories, popular, ...rest } = props
  const { t } = useTranslation()
  return (
    <div className="sections">
      {popular.length > 0 && (
        <Section {...rest} anchor={POPULAR_ANCHOR} name={t('menu.popular')} products={popular} />
      )}
      {categories.map((category) => (
        <Section key={category.id} {...rest} {...category} anchor={anchorOf(category)} />
      ))}
    </div>
  )
})

interface SectionProps extends Omit<MenuSectionsProps, 'categories' | 'popular'> {
  anchor: string
  name: string
  description?: string
  /** Of the category; a dish shows only what differs from it. */
  soldWhen?: SoldWhen | null
  products: readonly Product[]
}

const Section = memo(function Section(props: SectionProps) {
  const { anchor, name, description, soldWhen = null, products, storeId, needs, now } = props
  const { hrefStart, quantities, canAdd, onOpen, onFacts, onAdd, onRemove } = props
  const { t } = useTranslation()
  const times = soldWhenWords(t, soldWhen)
  const notices = useMemo(
    () => products.map((product) => allergenNoticeOf(product, needs)),
    [products, needs],
  )
  const ownTimes = useMemo(
    () => products.map((product) => soldWhenWords(t, product.soldWhen)),
    [products, t],
  )
  return (
    <section
      className="cat"
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-name`}
      style={{ '--dishes': products.length } as object} // React's type does not know custom properties
    >
      <h2 id={`${anchor}-name`}>{name}</h2>
      {description && <p>{description}</p>}
      {times !== null && <p className="times">{times}</p>}
      <ul className="products">
        {products.map((product, index) => (
          <ProductItem
            key={product.id}
            storeId={storeId}
            product={product}
            href={`${hrefStart}${product.id}`}
            notice={notices[index] ?? null}
            times={ownTimes[index] === times ? null : (ownTimes[index] ?? null)}
            avoids={needs.avoids}
            now={now}
            quantity={quantities.get(product.id) ?? 0}
            canAdd={canAdd}
            onOpen={onOpen}
            onFacts={onFacts}
            onAdd={onAdd}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  )
})
