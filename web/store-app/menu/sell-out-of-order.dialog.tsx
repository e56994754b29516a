import type { Order } from '#contract/orders.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SoldOutOfOrder } from './sold-out-of-order.tsx'

interface SellOutOfOrderDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
}

/** The dishes of one order, each sold out by one press. */
export function SellOutOfOrderDialog({ order, ...frame }: SellOutOfOrderDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...frame}
      size="medium"
      className="store-dialog"
      title={t('storeApp.soldOutOf.title', order)}
      closeLabel={t('storeApp.close')}
    >
      <SoldOutOfOrder order={order} />
    </Dialog>
  )
}
