import { CircleHelp, Phone, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const CancelDialog = lazyPart(() =>
  import('./cancel-order.dialog.tsx').then(({ CancelOrderDialog }) => ({
    default: CancelOrderDialog,
  })),
)

interface OrderActsProps {
  order: Order
  onCancel: () => void
}

/** How to cancel an order while that is possible, and whom to ask about it. */
export function OrderActs({ order, onCancel }: OrderActsProps) {
  const { t } = useTranslation()
  const { phone } = order.store
  const isCancellable = order.acts.includes('cancel')
  return (
    <div className="after">
      {isCancellable && (
        <Button isBlock aria-haspopup="dialog" onClick={onCancel}>
          <Icon of={X} />
          {t('tracking.cancel')}
        </Button>
      )}
      <a
        className={buttonClass({ variant: isCancellable ? 'quiet' : 'secondary', isBlock: true })}
        href={`tel:${phone.replaceAll(' ', '')}`}
      >
        <Icon of={Phone} />
        {t('tracking.ring')}
      </a>
      {!isCancellable && (
        <Link className={buttonClass({ variant: 'quiet', isBlock: true })} to={links.contact()}>
          <Icon of={CircleHelp} />
          {t('tracking.contact')}
        </Link>
      )}
      <p className="small muted">{t('tracking.phone', { phone })}</p>
    </div>
  )
}

/** The confirmation before an order is cancelled; stays mounted when its button is removed. */
export function useCancelDialog(order: Order, orderToken: string | null) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return {
    open: () => {
      setWasOpened(true)
      setIsOpen(true)
    },
    dialog: wasOpened && (
      <Suspense>
        <CancelDialog
          order={order}
          orderToken={orderToken}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      </Suspense>
    ),
  }
}
