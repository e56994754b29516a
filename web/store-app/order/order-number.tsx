import type { Order } from '#contract/orders.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOrderActions } from './order-actions.ts'

/** The number of an order; a press shows all of it. */
export function OrderNumber({ order, isSmall }: { order: Order; isSmall?: boolean }) {
  const { t } = useTranslation()
  const { open } = useOrderActions()
  return (
    <h3 className={isSmall ? 'no sm' : 'no'}>
      <button
        type="button"
        aria-label={t('storeApp.allDetails', { number: order.number })}
        onClick={() => open(order)}
      >
        {order.number}
      </button>
    </h3>
  )
}
