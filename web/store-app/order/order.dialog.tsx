import '#web/messages/refund.ts'
import { Phone, Printer, Replace, Undo2, WifiOff } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { DeviceTicket } from '#rules/printing/device-tickets.ts'
import { hasTickets } from '#rules/printing/print-job.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { leftPence } from '#web/staff/refund-choice.ts'
import { takeTicket } from '#web/store-app/printers/device-printing.ts'
import { PrintAgain } from '#web/store-app/printers/print-again.tsx'
import { PrintedTickets } from '#web/store-app/printers/printed-tickets.tsx'
import { HeldNotice } from './held-acts.tsx'
import { AllergyBlock } from './allergy-block.tsx'
import { useOrderActions } from './order-actions.ts'
import { SoldOutOfOrder } from '#web/store-app/menu/sold-out-of-order.tsx'
import { changeableLines } from '#web/store-app/order-change/change-draft.ts'
import { ChangesOfOrder } from '#web/store-app/order-change/changes-of-order.tsx'
import { isChangeable } from '#rules/orders/order-change.ts'
import { UnsentNotice } from '#web/store-app/offline/unsent-notice.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderFood } from './order-food.tsx'
import { otherSoldOutWords, serviceWords } from './order-messages.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'

interface OrderDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
  onRefund: () => void
  /** Absent where the order is over. */
  onChange?: () => void
}

const minuteMs = 60_000

/** Everything about one order. */
export function OrderDialog({ order, onRefund, onChange, ...frame }: OrderDialogProps) {
  const { t } = useTranslation()
  const { end, held, offline } = useOrderActions()
  const { isAway } = offline
  const [printed, setPrinted] = useState<DeviceTicket<Order> | null>(null)
  const heldAct = held.find((each) => each.order.id === order.id)
  const now = useServerNow(minuteMs)
  const { number, status, contact, acts } = order
  return (
    <Dialog
      {...frame}
      size="medium"
      className="store-dialog"
      title={t('storeApp.detailTitle', { number })}
      closeLabel={t('storeApp.close')}
      footer={
        <>
          <a className={buttonClass()} href={`tel:${contact.phone}`}>
            <Icon of={Phone} />
            {t('storeApp.ring')}
          </a>
          <Button onClick={() => setPrinted(takeTicket(order, 'kitchen'))}>
            <Icon of={Printer} />
            {t('storeApp.print')}
          </Button>
        </>
      }
    >
      <div className="row wrap">
        <Badge variant="solid">{t(`storeApp.status.${status}`)}</Badge>
        <p className="soft">{serviceWords(t, order, now)}</p>
      </div>
      <UnsentNotice order={order} />
      {isAway && (
        <Banner variant="info" icon={WifiOff}>
          {t('storeApp.needsNetwork.order')}
        </Banner>
      )}
      <AllergyBlock order={order} />
      <section className="stack">
        <h3>{t('storeApp.food')}</h3>
        <OrderFood order={order} />
        <p className="small soft">{otherSoldOutWords(t, order)}</p>
      </section>
      <ChangesOfOrder order={order} />
      {onChange && !isAway && isChangeable(status) && changeableLines(order).length > 0 && (
        <Button onClick={onChange}>
          <Icon of={Replace} />
          {t('changeOrder.open')}
        </Button>
      )}
      {!isAway && <SoldOutOfOrder order={order} />}
      <OrderFacts order={order} />
      {leftPence(order) > 0 && !isAway && (
        <Button onClick={onRefund}>
          <Icon of={Undo2} />
          {t('refund.open')}
        </Button>
      )}
      {heldAct && <HeldNotice held={heldAct} />}
      {!heldAct && acts.includes('decline') && (
        <Button variant="danger" onClick={() => end(order, 'decline')}>
          {t('storeApp.decline')}
        </Button>
      )}
      {!heldAct && acts.includes('cancel') && (
        <Button variant="danger" onClick={() => end(order, 'cancel')}>
          {t('storeApp.cancelOrder')}
        </Button>
      )}
      {hasTickets(status) && (
        <>
          <Button onClick={() => setPrinted(takeTicket(order, 'customer'))}>
            <Icon of={Printer} />
            {t('storeApp.printForBag')}
          </Button>
          {!isAway && <PrintAgain order={order} />}
        </>
      )}
      {printed && <PrintedTickets tickets={[printed]} onPrinted={() => setPrinted(null)} />}
    </Dialog>
  )
}
