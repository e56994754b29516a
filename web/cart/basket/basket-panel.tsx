import type { ReactNode, RefObject } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { BasketHead } from './basket-head.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { emptyButShared, type Basket } from './shown-basket.ts'
import type { BasketCommands, ServiceTimeProps } from './use-basket-commands.ts'

interface NoBasketProps extends Pick<ServiceTimeProps, 'place' | 'choice'> {
  acts: Pick<BasketCommands, 'chooseService' | 'chooseTime'>
  /** Whether dishes can be added; false while the kitchen is closed. */
  canAdd: boolean
}

interface BasketPanelProps extends NoBasketProps {
  basket: Basket
  /** To focus when the basket is opened. */
  heading: RefObject<HTMLHeadingElement | null>
  /** What is shown of a basket that is not empty. */
  children: ReactNode
}

/** The basket next to a menu, on a desktop. */
export function BasketPanel({ basket, heading, children, ...props }: BasketPanelProps) {
  const { t } = useTranslation()
  const isHere = basket.place?.id === props.place.id
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
      {isNothing(basket) ? <NoBasket {...props} /> : basket.isLoading ? <Loading /> : children}
    </aside>
  )
}

const isNothing = (basket: Basket) =>
  basket.place === null &&
  !basket.isLoading &&
  !basket.isFailed &&
  basket.removed === null &&
  emptyButShared(basket) === null

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="stack" role="status" aria-label={t('cart.loading')}>
      <Skeleton height="3rem" radius="var(--radius-md)" />
      <Skeleton height="5rem" radius="var(--radius-md)" />
    </div>
  )
}

/**
 * The choice of service and time, and that nothing is in the basket.
 * @param sharing who else adds to it
 * @param removed the row that restores what was removed last
 */
export function NoBasket({
  sharing,
  removed,
  ...props
}: NoBasketProps & { sharing?: ReactNode; removed?: ReactNode }) {
  const { t } = useTranslation()
  const { place, choice, acts, canAdd } = props
  return (
    <>
      <div className="stack basket-head">
        <BasketHead cart={null} place={place} choice={choice} acts={acts} name="panel" />
        {sharing}
      </div>
      {removed}
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
