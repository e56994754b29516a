import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { summaryOpened } from '#web/state/cart.slice.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { emptyButShared, type Basket } from './shown-basket.ts'

/** The basket at the bottom of a phone's screen; opens the sheet. */
export function BasketBar({ basket }: { basket: Basket }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { itemCount, cart, isSettling } = basket
  if (itemCount === 0 && !emptyButShared(basket)) return null
  return (
    <section className="basket-bar only-phone" aria-label={t('cart.title')}>
      <Button
        variant="primary"
        size="lg"
        isBlock
        aria-haspopup="dialog"
        onClick={() => dispatch(summaryOpened())}
      >
        <span>
          <span aria-hidden>{itemCount}</span>
          <span className="sr" role="status">
            {t('cart.items', { count: itemCount })}
          </span>
        </span>
        <span className="basket-bar-name">
          {t('cart.viewBasket')}
          <small>{basket.place?.name ?? cart?.store.name}</small>
        </span>
        <span>
          {isSettling || !cart ? (
            <>
              <Spinner />
              <span className="sr">{t('cart.updating')}</span>
            </>
          ) : (
            formatPence(cart.totalPence)
          )}
        </span>
      </Button>
    </section>
  )
}
