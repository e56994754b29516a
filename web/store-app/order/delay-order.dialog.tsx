import { Clock } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import {
  delaysLeft,
  DELAY_MAXIMUM_MINUTES,
  DELAY_STEPS,
  dueAfterDelay,
  type DelayStep,
} from '#rules/orders/delay.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { readyAt } from './order-times.ts'
import { useOrderAct } from './use-order-act.ts'

interface DelayOrderDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
}

/** By how much longer the kitchen needs for an order: one press says so, and tells the customer. */
export function DelayOrderDialog({ order, ...frame }: DelayOrderDialogProps) {
  const { t } = useTranslation()
  const { underWay, perform } = useOrderAct(order)
  const left = delaysLeft(order)
  const delay = async (minutes: DelayStep) => {
    await perform({ act: 'delay', body: { minutes, dueAt: order.dueAt } })
    frame.onClose()
  }
  return (
    <Dialog {...frame} title={t('storeApp.delay.title', order)} closeLabel={t('storeApp.close')}>
      <p className="soft">{t('storeApp.delay.text', { count: DELAY_MAXIMUM_MINUTES })}</p>
      {left.length === 0 && <Banner variant="warning">{t('storeApp.delay.noMore')}</Banner>}
      <div className="delays">
        {DELAY_STEPS.filter((minutes) => left.includes(minutes)).map((minutes) => (
          <Button
            key={minutes}
            size="lg"
            disabled={underWay !== null}
            onClick={() => void delay(minutes)}
          >
            <Icon of={Clock} />
            <span>
              {t('storeApp.delay.byMinutes', { count: minutes })}
              <small>
                {t('storeApp.delay.readyAt', {
                  time: formatLondonTime(dueAfterDelay(readyAt(order), minutes)),
                })}
              </small>
            </span>
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
