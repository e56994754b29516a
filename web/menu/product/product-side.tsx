import type { ReactNode } from 'react'
import type { Product } from '#contract/menu.ts'
import type { DishArt, Store } from '#contract/stores/stores.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { DialogTitle } from '#ui/dialog/dialog.tsx'
import type { PlacedDish } from '#ui/table-setting/dish.ts'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergenLine } from './allergen-line.tsx'
import { DishPhoto } from '#web/menu/dish-photo.tsx'
import { isOnlyItsChoices } from '#web/menu/menu-filter.ts'
import { soldWhenWords, unavailableWords } from '#web/menu/sold-messages.ts'

/**
 * Picture, name and price of a dish. If it has options, a phone shows the resulting allergens below them, so
 * that nothing moves under a finger; this shows those of the dish itself.
 */
export function ProductSide(props: { store: Pick<Store, 'id'>; product: Product }) {
  const { t } = useTranslation()
  const { store, product } = props
  const hasChoices = product.hasOptions || product.isBundle
  const times = soldWhenWords(t, product.soldWhen)
  return (
    <div className="side">
      <ProductTop store={store} art={product.art} photo={largePhoto(product)} />
      <div className="body">
        <div className="stack names">
          <DialogTitle>{product.name}</DialogTitle>
          {product.description && <p className="soft">{product.description}</p>}
          <p className="row wrap">
            <span className="strong price-now">{formatPence(product.pricePence)}</span>
            {!product.isAvailable && <Badge>{unavailableWords(t, product, serverNow())}</Badge>}
            {product.isAvailable && product.left !== null && (
              <Badge variant="brand">{t('menu.onlyLeft', { count: product.left })}</Badge>
            )}
            {product.isAgeRestricted && <Badge variant="warning">{t('menu.adultsOnly')}</Badge>}
          </p>
          {times !== null && <p className="small">{times}</p>}
          {product.isAgeRestricted && <p className="small soft">{t('menu.challenge25')}</p>}
          {hasChoices && (
            <div className="only-phone">
              <AllergenLine
                marks={product.allergens}
                byChoice={product.allergensByChoice}
                isOnlyItsChoices={isOnlyItsChoices(product)}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

interface ProductTopProps {
  store: Pick<Store, 'id'>
  art: DishArt | null
  photo?: ReactNode
}

/** The dish alone on the store's table, with nothing added to the photo. Sizes are pixels. */
export function ProductTop({ store, art, photo }: ProductTopProps) {
  const dish = art ?? { picture: null, vessel: 'plate' }
  const dishes: PlacedDish[] = [{ ...dish, x: 50, y: 50, size: 200 }]
  return <TableSetting seed={store.id} dishes={dishes} photo={photo} className="top" />
}

/** Here the dish is seen by it, so it has a description in any case. */
const largePhoto = ({ photo, name }: Product) =>
  photo && (
    <DishPhoto of={{ ...photo, alt: photo.alt || name }} sizes="(min-width: 992px) 26rem, 100vw" />
  )
