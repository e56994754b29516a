import type { ReactNode } from 'react'
import type { Product } from '#contract/menu.ts'
import type { DishArt, Store } from '#contract/stores.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { DialogTitle } from '#ui/dialog.tsx'
import type { PlacedDish } from '#ui/table-setting/dish.ts'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { serverNow } from '../calls/server-clock.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { soldWhenWords, unavailableWords } from './sold-words.ts'

/** Picture, name and price of a dish, and what follows its choices. */
export function ProductSide(props: {
  store: Pick<Store, 'id' | 'art'>
  product: Product
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { store, product, children } = props
  const times = soldWhenWords(t, product.soldWhen)
  return (
    <div className="side">
      <ProductTop store={store} art={product.art} />
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
        </div>
        {children}
      </div>
    </div>
  )
}

interface ProductTopProps {
  store: Pick<Store, 'id' | 'art'>
  art: DishArt | null
}

/** The dish on the store's table, with what stands beside it there. Sizes are pixels. */
export function ProductTop({ store, art }: ProductTopProps) {
  const dish = art ?? { picture: null, vessel: 'plate' }
  const { companions, garnishes } = store.art
  const companion = companions.find(({ picture }) => picture !== null && picture !== dish.picture)
  const dip = garnishes.find(({ vessel }) => vessel === 'dip')
  const dishes: PlacedDish[] = [{ ...dish, x: 48, y: 54, size: 200 }]
  if (companion) dishes.push({ ...companion, x: 99, y: 94, size: 130, turn: -12 })
  if (dip) dishes.push({ ...dip, x: 9, y: 22, size: 62 })
  return <TableSetting seed={store.id} dishes={dishes} className="top" isEager />
}
