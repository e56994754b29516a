import { Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { OrderRecord } from '#contract/operator/order-record.ts'
import type { Order } from '#contract/orders.ts'
import { OPERATOR_ACTS, type ReasonedAct } from '#rules/operator/order-note.ts'
import { hasTickets } from '#rules/printing/print-job.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const ActDialog = lazyPart(() =>
  import('./act.dialog.tsx').then((part) => ({ default: part.ActDialog })),
)
const ReprintDialog = lazyPart(() =>
  import('./reprint.dialog.tsx').then((part) => ({ default: part.ReprintDialog })),
)

interface OrderActsProps {
  order: Order
  printers: OrderRecord['printers']
}

/** What an operator can do to an order for its restaurant or its customer. */
export function OrderActs({ order, printers }: OrderActsProps) {
  const { t } = useTranslation()
  const [act, setAct] = useState<ReasonedAct | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const acts = OPERATOR_ACTS.filter((each) => order.acts.includes(each))
  const canPrint = hasTickets(order.status) && printers.length > 0
  const open = (each: ReasonedAct) => {
    setAct(each)
    setIsOpen(true)
  }
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed: () => setAct(null) }
  return (
    <section className="panel stack" aria-labelledby="order-acts">
      <h2 id="order-acts">{t('operatorOrders.acts')}</h2>
      {acts.length === 0 && !canPrint && <p className="soft">{t('operatorOrders.actsNone')}</p>}
      <div className="row wrap">
        {acts.map((each) => (
          <Button
            key={each}
            variant={each === 'decline' || each === 'cancel' ? 'danger' : 'secondary'}
            onClick={() => open(each)}
          >
            {t(`operatorOrders.act.${each}`)}
          </Button>
        ))}
        {canPrint && (
          <Button onClick={() => open('reprint')}>
            <Icon of={Printer} />
            {t('operatorOrders.act.reprint')}
          </Button>
        )}
      </div>
      {act && (
        <Suspense>
          {act === 'reprint' ? (
            <ReprintDialog {...frame} {...{ order, printers }} />
          ) : (
            <ActDialog key={act} {...frame} {...{ order, act }} />
          )}
        </Suspense>
      )}
    </section>
  )
}
