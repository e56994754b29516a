import { Suspense } from 'react'
import type { Order } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOrderAgain } from './use-order-again.ts'

const OrderAgainDialog = lazyPart(() =>
  import('./order-again.dialog.tsx').then((module) => ({ default: module.OrderAgainDialog })),
)

interface OrderAgainProps {
  order: Order
  orderToken: string | null
  size?: 'sm'
  isBlock?: boolean
}

/** Puts the items of an order into a new basket; asks first if that replaces another one. */
export function OrderAgain({ order, orderToken, size, isBlock }: OrderAgainProps) {
  const { t } = useTranslation()
  const again = useOrderAgain(order, orderToken)
  const names = { number: order.number, store: order.store.name }
  return (
    <>
      <Button
        size={size}
        isBlock={isBlock}
        aria-label={t('orders.againNamed', names)}
        isLoading={again.isWorking}
        loadingLabel={t('orders.againWorking')}
        onClick={() => void again.begin()}
      >
        {t('orders.again')}
      </Button>
      {again.outcome && (
        <Suspense>
          <OrderAgainDialog {...again} outcome={again.outcome} storeName={order.store.name} />
        </Suspense>
      )}
    </>
  )
}
