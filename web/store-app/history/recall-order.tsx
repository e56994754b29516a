import { Undo2 } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { reversalOf } from '#rules/orders/undo.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOrderAct } from '#web/store-app/order/use-order-act.ts'

const everyMs = 30_000

/** Puts a completed order back on the board, while that is possible. */
export function RecallOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { underWay, perform } = useOrderAct(order)
  if (!isRecallable(order, useServerNow(everyMs))) return null
  const recall = async () => {
    if (await perform({ act: 'recall' }))
      showToast({ variant: 'positive', title: t('storeApp.undo.recalled', order) })
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('storeApp.undo.recallNamed', order)}
      isLoading={underWay === 'recall'}
      loadingLabel={t('storeApp.undo.recalling')}
      onClick={() => void recall()}
    >
      <Icon of={Undo2} />
      {t('storeApp.undo.recall')}
    </Button>
  )
}

function isRecallable({ status, serviceType: service, events }: Order, now: Date): boolean {
  const happened = events.map(({ act, at }) => ({ act, at: new Date(at), accountId: null }))
  const request = { act: 'recall', by: 'partner', accountId: null, undoSeconds: 0 } as const
  return reversalOf({ status, service, events: happened }, request, now).way !== null
}
