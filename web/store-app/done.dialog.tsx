import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { doneOrdersOf, useListPartnerOrdersQuery } from '../calls/partner-calls.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { averageReadyMinutes } from './average-ready.ts'
import { latestEventAt } from './columns.ts'
import type { Asked } from './asked.ts'
import { whereWords } from './order-words.ts'

interface DoneDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  storeId: string
  onAsk: (asked: Asked) => void
}

/** What has been finished today, for the customer who rings about it. */
export function DoneDialog({ storeId, onAsk, ...frame }: DoneDialogProps) {
  const { t } = useTranslation()
  const { data, error } = useListPartnerOrdersQuery(doneOrdersOf(storeId), {
    refetchOnMountOrArgChange: true,
  })
  const average = data ? averageReadyMinutes(data.items) : null
  return (
    <Dialog
      {...frame}
      size="medium"
      title={t('storeApp.doneTitle')}
      closeLabel={t('storeApp.close')}
    >
      {average !== null && <p className="soft">{t('storeApp.averageReady', { count: average })}</p>}
      {error && !data && <Banner variant="danger">{t('storeApp.doneFailed')}</Banner>}
      {!error && !data && <Skeleton height="12rem" />}
      {data?.items.length === 0 && <p className="soft">{t('storeApp.doneEmpty')}</p>}
      <ul className="done-list">
        {data?.items.map((order) => (
          <DoneOrder
            key={order.id}
            order={order}
            onOpen={() => onAsk({ dialog: 'order', order })}
          />
        ))}
      </ul>
    </Dialog>
  )
}

function DoneOrder({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <b>{order.number}</b>
        <span>
          {t(`storeApp.status.${order.status}`)}
          <small>{whereWords(t, order)}</small>
        </span>
        <span className="done-end">
          {formatPence(order.totalPence)}
          <small>{formatLondonTime(latestEventAt(order))}</small>
        </span>
      </button>
    </li>
  )
}
