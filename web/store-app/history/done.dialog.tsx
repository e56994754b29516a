import { Banner } from '#ui/banner.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { doneOrdersOf, useListPartnerOrdersQuery } from '#web/calls/staff/partner-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { averageReadyMinutes } from '#web/store-app/order/order-times.ts'
import { statusSince } from '#web/store-app/order/board-columns.ts'
import type { BoardDialog } from '#web/store-app/board/board-dialog.ts'
import { ListedOrder } from './listed-order.tsx'
import { RecallOrder } from './recall-order.tsx'

interface DoneDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  storeId: string
  onOpenDialog: (dialog: BoardDialog) => void
}

/** What has been finished today, for the customer who rings about it. */
export function DoneDialog({ storeId, onOpenDialog, ...frame }: DoneDialogProps) {
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
      {error && !data && (
        <Banner variant="warning" isAnnounced>
          {t('storeApp.doneFailed')}
        </Banner>
      )}
      {!error && !data && <Skeleton height="12rem" />}
      {data?.items.length === 0 && <p className="soft">{t('storeApp.doneEmpty')}</p>}
      <ul className="done-list">
        {data?.items.map((order) => (
          <ListedOrder
            key={order.id}
            order={order}
            at={statusSince(order)}
            onOpen={() => onOpenDialog({ name: 'order', order })}
            end={<RecallOrder order={order} />}
          />
        ))}
      </ul>
    </Dialog>
  )
}
