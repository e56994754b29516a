import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { DESKTOP_FROM_PX } from '#contract/constants.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { summaryClosed } from '#web/state/cart.slice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '#web/state/store.ts'
import {
  BasketContent,
  EmptyBasket,
  LastRemoved,
  type BasketContentProps,
} from './basket-content.tsx'
import { BasketHead } from './basket-head.tsx'
import { readAgain } from './basket-queue.ts'
import { SharingRow } from '#web/cart/sharing-row.tsx'
import { emptyButShared } from './use-basket.ts'

interface BasketPanelProps extends BasketContentProps {
  /** Whether dishes can be added; false while the kitchen is closed. */
  canAdd: boolean
}

/** The basket next to a menu, on a desktop. */
export function BasketPanel(props: BasketPanelProps) {
  const { t } = useTranslation()
  const { basket, place } = props
  const isHere = basket.place?.id === place.id
  const heading = useFocusWhenOpened()
  return (
    <aside className="panel basket-panel only-desktop" aria-label={t('cart.title')}>
      <div className="basket-title row between">
        <h2 ref={heading} tabIndex={-1}>
          {t('cart.title')}
        </h2>
        {isHere && (
          <span className="muted small" role="status">
            {t('cart.items', { count: basket.itemCount })}
          </span>
        )}
      </div>
      {isHere ? <BasketContent {...props} /> : <NotHere {...props} />}
    </aside>
  )
}

/** If the panel is visible, opening the basket scrolls there. */
function useFocusWhenOpened() {
  const heading = useRef<HTMLHeadingElement>(null)
  const dispatch = useAppDispatch()
  const isOpened = useAppSelector(({ cart }) => cart.openSummary)
  useEffect(() => {
    if (!isOpened || window.innerWidth < DESKTOP_FROM_PX) return
    heading.current?.focus()
    heading.current?.closest('aside')?.scrollIntoView({ block: 'nearest' })
    dispatch(summaryClosed())
  }, [isOpened, dispatch])
  return heading
}

/** The basket is empty, another store's, loading, or failed to load. */
function NotHere({ basket, place, choice, acts, name, canAdd }: BasketPanelProps) {
  const { t } = useTranslation()
  const store = useAppStore()
  if (basket.isLoading)
    return (
      <div className="stack" role="status" aria-label={t('cart.loading')}>
        <Skeleton height="3rem" radius="var(--radius-md)" />
        <Skeleton height="5rem" radius="var(--radius-md)" />
      </div>
    )
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
    <>
      <div className="stack basket-head">
        <BasketHead cart={null} place={place} choice={choice} acts={acts} name={name} />
        {shared?.store.id === place.id && <SharingRow cart={shared} />}
      </div>
      {basket.removed?.add.place.id === place.id && (
        <ul className="removed-alone">
          <LastRemoved key={basket.removed.lineId} name={basket.removed.name} />
        </ul>
      )}
      <EmptyBasket
        seed={place.id}
        title={t('cart.empty')}
        text={canAdd ? t('cart.emptyText') : t('cart.closed', { store: place.name })}
      />
      <noscript>
        <p className="small soft">{t('cart.withoutScripts')}</p>
      </noscript>
    </>
  )
}
