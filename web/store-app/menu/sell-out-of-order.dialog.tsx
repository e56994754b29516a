import type { Order } from '#contract/orders.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StockedRows, useStockedOf } from './sold-out-of-order.tsx'

interface SellOutOfOrderDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
}

/** The dishes of one order, each sold out by one press. */
export function SellOutOfOrderDialog({ order, ...frame }: SellOutOfOrderDialogProps) {
  const { t } = useTranslation()
  const { stocked, ...query } = useStockedOf(order)
  const loading = (
    <div aria-busy>
      <p className="sr">{t('availability.loading')}</p>
      <Skeleton height="6rem" radius="var(--radius-md)" />
    </div>
  )
  return (
    <Dialog
      {...frame}
      size="medium"
      className="store-dialog"
      title={t('storeApp.soldOutOf.title', order)}
      closeLabel={t('storeApp.close')}
    >
      {!stocked && <NotLoaded {...query} loading={loading} failed={t('availability.failed')} />}
      {stocked?.length === 0 && <p>{t('availability.noneOfOrder')}</p>}
      {stocked && stocked.length > 0 && <StockedRows storeId={order.store.id} stocked={stocked} />}
    </Dialog>
  )
}
