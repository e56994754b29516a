import { Flame } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import type { Product } from '#contract/menu.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { LOCALE } from '#web/language.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergenMark } from './allergen-mark.tsx'
import { ProductAdder } from './product-adder.tsx'
import type { AllergenNotice } from '#web/menu/menu-filter.ts'
import { DishPhoto } from '#web/menu/dish-photo.tsx'
import { unavailableWords } from '#web/menu/sold-messages.ts'

/** The actions of a menu's dishes: the same functions as long as it is mounted. */
export interface ProductCommands {
  /** Opens the dish of a link without loading a page. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Opens the allergens. */
  onFacts: (event: MouseEvent<HTMLAnchorElement>, product: Product) => void
  /** Adds a dish without options. */
  onAdd: (product: Product) => void
  /** Removes one of it from the basket. */
  onRemove: (product: Product) => void
}

interface ProductItemProps extends ProductCommands {
  storeId: string
  product: Product
  /** The address of the page with this dish open. */
  href: string
  notice: AllergenNotice | null
  avoids: readonly Allergen[]
  /** When it is sold, unless its category says so. */
  times: string | null
  now: Date
  /** Its quantity in the basket. */
  quantity: number
  /** Whether dishes can be added; false while the kitchen is closed. */
  canAdd: boolean
}

/** A dish on the menu. Its name opens it; the plus adds it, or opens it if it has options. */
export const ProductItem = memo(function ProductItem(props: ProductItemProps) {
  const { storeId, product, href, notice, times, quantity, canAdd, onOpen, onAdd, onRemove } = props
  const { t } = useTranslation()
  const { name, isAvailable, hasOptions, isBundle, isAgeRestricted } = product
  const hasAdder = canAdd && isAvailable
  const className = classNames(
    'product',
    !isAvailable && 'is-off',
    notice && 'is-marked',
    hasAdder && quantity > 0 && 'has',
  )
  const { slot, isKcalBelow } = slotOf(t, props)
  const text = descriptionOf(t, product, isKcalBelow)
  return (
    <li className={className}>
      <div className="text">
        <div className="name">
          <h3>
            <a href={href} onClick={onOpen}>
              {name}
            </a>
          </h3>
          <Diet product={product} />
        </div>
        {text && <p className="de">{text}</p>}
        {times !== null && <p className="times">{times}</p>}
        <p className="pr">
          <b>{formatPence(product.pricePence)}</b>
          {isKcalBelow && product.kcal !== null && (
            <span className="kc">{t('menu.kcal', { energy: energyOf(product.kcal) })}</span>
          )}
          {slot}
          <AllergenMark {...props} />
        </p>
      </div>
      <div className="pic">
        <DishThumbnail
          seed={storeId}
          dish={product.art}
          photo={product.photo && <DishPhoto of={product.photo} sizes="100px" loading="lazy" />}
        />
        {hasAdder && (
          <ProductAdder
            product={product}
            quantity={quantity}
            href={href}
            // A dish with an avoided allergen or a minimum age opens before it is added.
            opensFirst={hasOptions || isBundle || isAgeRestricted || notice !== null}
            onOpen={onOpen}
            onAdd={onAdd}
            onRemove={onRemove}
          />
        )}
      </div>
    </li>
  )
})

const energyOf = (kcal: number) => kcal.toLocaleString(LOCALE)

/** The badges next to the price; with a badge or a verdict, the energy is above instead. */
function slotOf(t: Translate, { product, notice, avoids, now, canAdd }: ProductItemProps) {
  const { isAvailable, unavailableReason, left, isAgeRestricted } = product
  // The page says once, above the menu, that the kitchen is closed.
  const isOff = !isAvailable && (canAdd || unavailableReason !== 'storeClosed')
  const isNearlySoldOut = isAvailable && left !== null
  const slot = (
    <>
      {isOff && <Badge>{unavailableWords(t, product, now)}</Badge>}
      {isNearlySoldOut && <Badge variant="brand">{t('menu.onlyLeft', { count: left })}</Badge>}
      {isAgeRestricted && <Badge>{t('menu.adultsOnly')}</Badge>}
    </>
  )
  const isTaken = isOff || isNearlySoldOut || isAgeRestricted
  return { slot, isKcalBelow: !isTaken && notice === null && avoids.length === 0 }
}

function descriptionOf(t: Translate, { description, kcal }: Product, isKcalBelow: boolean): string {
  if (isKcalBelow || kcal === null) return description
  const energy = energyOf(kcal)
  return description
    ? t('menu.kcalThen', { energy, text: description })
    : t('menu.kcal', { energy })
}

/** V or Ve as British menus have it, and the heat. */
function Diet({ product: { diets, heat } }: { product: Product }) {
  const { t } = useTranslation()
  const diet = (['vegan', 'vegetarian'] as const).find((one) => diets.includes(one))
  return (
    <>
      {diet && (
        <span className="diet">
          <span aria-hidden>{t(`menu.dietShort.${diet}`)}</span>
          <span className="sr">{t(`menu.diet.${diet}`)}</span>
        </span>
      )}
      {heat > 0 && (
        <span className="heat" role="img" aria-label={t('menu.heat', { heat })}>
          {Array.from({ length: heat }, (_, index) => (
            <Icon key={index} of={Flame} isFilled />
          ))}
        </span>
      )}
    </>
  )
}
