import { ChevronRight, CircleX, Phone } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '../calls/lazy-part.ts'
import { useTranslation } from '../messages/use-translation.ts'

const CancelDialog = lazyPart(() =>
  import('./cancel-order.dialog.tsx').then(({ CancelOrderDialog }) => ({
    default: CancelOrderDialog,
  })),
)

interface OrderHelpProps {
  order: Order
  orderToken: string | null
}

/** Whom to ring, and how to get out of it while that is possible. */
export function OrderHelp({ order, orderToken }: OrderHelpProps) {
  const { t } = useTranslation()
  const [isCancelling, setIsCancelling] = useState(false)
  const [wasCancelOpened, setWasCancelOpened] = useState(false)
  const { phone } = order.store
  const open = () => {
    setWasCancelOpened(true)
    setIsCancelling(true)
  }
  return (
    <section className="panel order-help">
      <h2>{t('orders.help')}</h2>
      <ul className="help">
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon of={Phone} />
            <HelpText title={t('orders.ring')} text={t('orders.ringText', { phone })} />
            <Icon of={ChevronRight} />
          </a>
        </li>
        {order.acts.includes('cancel') && (
          <li>
            <button type="button" onClick={open}>
              <Icon of={CircleX} />
              <HelpText title={t('orders.cancel')} text={t('orders.cancelText')} />
              <Icon of={ChevronRight} />
            </button>
          </li>
        )}
      </ul>
      {wasCancelOpened && (
        <Suspense>
          <CancelDialog
            order={order}
            orderToken={orderToken}
            isOpen={isCancelling}
            onClose={() => setIsCancelling(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

function HelpText({ title, text }: { title: string; text: string }) {
  return (
    <span>
      {title}
      <span className="small soft help-text">{text}</span>
    </span>
  )
}
