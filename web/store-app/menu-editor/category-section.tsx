import '#web/messages/menu-archive.ts'
import { Ellipsis, Plus } from 'lucide-react'
import { memo } from 'react'
import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { MenuDifference } from '#rules/menu/document/compare-menus.ts'
import type { MenuCategory, MenuProduct } from '#rules/menu/document/menu-document.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { DragHandle } from '#ui/drag/drag-handle.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { soldWhenWords } from '#web/menu/sold-messages.ts'
import { AllergenFacts } from '#web/messages/allergen-facts.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What is in the draft and not yet on the menu of customers. */
export type DraftMark = Exclude<MenuDifference['change'], 'removed'>

/** What the editor has open. */
export type Opened =
  | { kind: 'category'; id: string | null }
  | { kind: 'product'; id: string | null; categoryId: string }
  | { kind: 'move'; of: 'category' | 'product'; id: string }
  | { kind: 'optionGroup'; id: string | null }
  | { kind: 'publish' }
  | { kind: 'versions' }
  | { kind: 'discard' }
  | { kind: 'files' }
  | { kind: 'photos' }

interface CategorySectionProps {
  category: MenuCategory
  /** The dishes that are searched for; null: all. */
  found: ReadonlySet<string> | null
  mark: DraftMark | undefined
  marks: ReadonlyMap<string, DraftMark>
  onOpen: (opened: Opened) => void
}

/** A category with its dishes. */
export const CategorySection = memo(function CategorySection(props: CategorySectionProps) {
  const { category, found, mark, marks, onOpen } = props
  const { t } = useTranslation()
  const { id, name, description, soldWhen, products } = category
  const shown = found ? products.filter((product) => found.has(product.id)) : products
  if (found && shown.length === 0) return null
  return (
    <section
      className="panel menu-category"
      aria-labelledby={`category-${id}`}
      id={`c-${id}`}
      data-drag="category"
      data-drag-id={id}
    >
      <div className="menu-category-head" data-draft={mark}>
        {!found && <DragHandle />}
        <div>
          <h2 id={`category-${id}`}>{name}</h2> <Mark mark={mark} />
          <p className="small soft">
            {[soldWhenWords(t, soldWhen), description].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Button
          variant="quiet"
          aria-label={t('menuEditor.changeNamed', { name })}
          onClick={() => onOpen({ kind: 'category', id })}
        >
          {t('menuEditor.change')}
        </Button>
        <IconButton
          icon={Ellipsis}
          label={t('menuEditor.moreOf', { name })}
          onClick={() => onOpen({ kind: 'move', of: 'category', id })}
        />
      </div>
      <ul>
        {shown.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            categoryId={id}
            mark={marks.get(product.id)}
            isDraggable={!found}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {!found && (
        <Button
          className="menu-add"
          data-drop="product"
          data-drag-id={id}
          variant="quiet"
          aria-label={t('menuEditor.addDishTo', { name })}
          onClick={() => onOpen({ kind: 'product', id: null, categoryId: id })}
        >
          <Icon of={Plus} />
          {t('menuEditor.addDish')}
        </Button>
      )}
    </section>
  )
})

interface ProductRowProps {
  product: MenuProduct
  categoryId: string
  mark: DraftMark | undefined
  /** Not while some are searched for: the places between them are not those of the menu. */
  isDraggable: boolean
  onOpen: (opened: Opened) => void
}

const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, categoryId, mark, isDraggable, onOpen } = props
  const { t } = useTranslation()
  const { id, name, pricePence, collectionPence, allergens } = product
  return (
    <li className="menu-row" data-draft={mark} data-drag="product" data-drag-id={id}>
      {isDraggable && <DragHandle />}
      <button
        type="button"
        className="menu-row-open"
        onClick={() => onOpen({ kind: 'product', id, categoryId })}
      >
        <span className="menu-row-name">
          <b>{name}</b> <Mark mark={mark} />
        </span>
        <span className="menu-row-price">
          {formatPence(pricePence)}
          {collectionPence !== null && (
            <small>{t('menuEditor.collectionOf', { price: formatPence(collectionPence) })}</small>
          )}
        </span>
        <small>
          <AllergenFacts verdict={allergenVerdict([allergens])} />
        </small>
      </button>
      <IconButton
        icon={Ellipsis}
        label={t('menuEditor.moreOf', { name })}
        onClick={() => onOpen({ kind: 'move', of: 'product', id })}
      />
    </li>
  )
})

export function Mark({ mark }: { mark: DraftMark | undefined }) {
  const { t } = useTranslation()
  if (!mark) return null
  const isOfArchive = mark === 'archived' || mark === 'restored'
  return (
    <span className="menu-mark">
      {isOfArchive ? t(`menuArchive.mark.${mark}`) : t(`menuEditor.mark.${mark}`)}
    </span>
  )
}
