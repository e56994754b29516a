import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppStore } from '#web/state/store.ts'
import { SharingRow } from '#web/cart/sharing-row.tsx'
import { BasketContent, LastRemoved, type BasketContentProps } from './basket-content.tsx'
import { NoBasket } from './basket-panel.tsx'
import { readAgain } from './basket-queue.ts'
import { EmptyBasket } from './empty-basket.tsx'
import { emptyButShared } from './shown-basket.ts'

interface BasketOfPanelProps extends BasketContentProps {
  /** Whether dishes can be added; false while the kitchen is closed. */
  canAdd: boolean
}

/** What the panel shows of a basket: its content, or that it is another store's, failed to load, or was emptied. */
export function BasketOfPanel(props: BasketOfPanelProps) {
  const { t } = useTranslation()
  const store = useAppStore()
  const { basket, place } = props
  if (basket.place?.id === place.id) return <BasketContent {...props} />
  if (basket.isFailed)
    return (
      <EmptyBasket
        seed={place.id}
        title={t('cart.failed')}
        text={t('cart.failedText')}
        action={<Button onClick={() => readAgain(store)}>{t('cart.tryAgain')}</Button>}
      />
    )
  if (basket.place)
    return (
      <EmptyBasket
        seed={basket.place.id}
        title={t('cart.otherStore', { store: basket.place.name })}
        text={t('cart.otherStoreText')}
        action={
          <Link className={buttonClass({})} to={links.store(basket.place.slug)}>
            {t('cart.toStore', { store: basket.place.name })}
          </Link>
        }
      />
    )
  const shared = emptyButShared(basket)
  return (
    <NoBasket
      {...props}
      sharing={shared?.store.id === place.id && <SharingRow cart={shared} />}
      removed={
        basket.removed?.add.place.id === place.id && (
          <ul className="removed-alone">
            <LastRemoved key={basket.removed.lineId} name={basket.removed.name} />
          </ul>
        )
      }
    />
  )
}
