import { Flame, Leaf, Plus, Sprout } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import type { Product } from '#contract/menu.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { afterPaint } from './after-paint.ts'
import { AllergenLine } from './allergen-line.tsx'
import { MarkLine } from './mark-line.tsx'
import { isOnlyItsChoices, type Mark } from './menu-filter.ts'
import { unavailableWords } from './sold-words.ts'

interface ProductItemProps {
  storeId: string
  product: Product
  /** The address of the page with this dish open. */
  href: string
  mark: Mark | null
  /** When it is sold, where its category does not say so. */
  times: string | null
  now: Date
  /** Under a heading that says already that it is ordered most. */
  isAmongPopular: boolean
  /** Opens the dish of a link without loading a page. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Adds a dish that needs no choosing. */
  onAdd: (product: Product) => void
}

/** A dish on the menu. Its name opens it; the plus adds it, or opens it where something is to be chosen. */
export const ProductItem = memo(function ProductItem(props: ProductItemProps) {
  const { storeId, product, href, mark, times, onOpen } = props
  const { name, description, isAvailable } = product
  return (
    <li className={classNames('product', !isAvailable && 'is-off', mark && 'is-marked')}>
      <div className="text">
        <h3>
          <a href={href} onClick={onOpen}>
            {name}
          </a>
        </h3>
        {description && <p className="de">{description}</p>}
        <Meta product={product} />
        <AllergenLine
          marks={product.allergens}
          byChoice={product.allergensByChoice}
          isOnlyItsChoices={isOnlyItsChoices(product)}
        />
        {mark && <MarkLine mark={mark} />}
        {times !== null && <p className="times">{times}</p>}
        <Price {...props} />
      </div>
      <div className="pic">
        <DishThumbnail seed={storeId} dish={product.art} />
        {isAvailable && <AddButton {...props} />}
      </div>
    </li>
  )
})

/** The price, and the one thing that matters most beside it; that it is for adults is said too. */
function Price({ product, isAmongPopular, now }: ProductItemProps) {
  const { t } = useTranslation()
  const { pricePence, isAvailable, left, isPopular, isAgeRestricted } = product
  const isTold = isPopular && !isAmongPopular && !isAgeRestricted
  return (
    <p className="pr">
      <b>{formatPence(pricePence)}</b>
      {!isAvailable ? (
        <Badge>{unavailableWords(t, product, now)}</Badge>
      ) : left !== null ? (
        <Badge variant="brand">{t('menu.onlyLeft', { count: left })}</Badge>
      ) : (
        isTold && <Badge variant="brand">{t('menu.mostOrdered')}</Badge>
      )}
      {isAgeRestricted && <Badge>{t('menu.adultsOnly')}</Badge>}
    </p>
  )
}

function AddButton({ product, href, mark, onOpen, onAdd }: ProductItemProps) {
  const { t } = useTranslation()
  const { name, hasOptions, isBundle, isAgeRestricted } = product
  const price = formatPence(product.pricePence)
  // What somebody avoids or must be old enough for is looked at before it is added.
  if (hasOptions || isBundle || isAgeRestricted || mark)
    return (
      <a
        className="add"
        href={href}
        aria-label={t('menu.chooseOptions', { name, price })}
        onClick={onOpen}
      >
        <Icon of={Plus} />
      </a>
    )
  return (
    <button
      type="button"
      className="add only-scripted"
      aria-label={t('menu.add', { name, price })}
      onClick={() => afterPaint(() => onAdd(product))}
    >
      <Icon of={Plus} />
    </button>
  )
}

function Meta({ product: { kcal, diets, heat } }: Pick<ProductItemProps, 'product'>) {
  const { t } = useTranslation()
  const shown = diets.filter((diet) => diet !== 'vegetarian' || !diets.includes('vegan'))
  if (kcal === null && shown.length === 0 && heat === 0) return null
  return (
    <p className="meta">
      {kcal !== null && <span>{t('menu.kcal', { energy: kcal.toLocaleString('en-GB') })}</span>}
      {shown.map((diet) => (
        <span key={diet} className="diet">
          {(diet === 'vegan' || diet === 'vegetarian') && (
            <Icon of={diet === 'vegan' ? Sprout : Leaf} />
          )}
          {t(`menu.diet.${diet}`)}
        </span>
      ))}
      {heat > 0 && (
        <span className="heat" role="img" aria-label={t('menu.heat', { heat })}>
          {Array.from({ length: heat }, (_, index) => (
            <Icon key={index} of={Flame} isFilled />
          ))}
        </span>
      )}
    </p>
  )
}
