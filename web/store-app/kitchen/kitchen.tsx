import { BellRing } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { LanesNotLoaded } from '#web/store-app/board/lanes.tsx'
import { useLiveOrders } from '#web/store-app/live/live-orders.ts'
import { useOrderActions } from '#web/store-app/order/order-actions.ts'
import { PassView } from './pass-view.tsx'
import { StationView } from './station-view.tsx'
import { useSteady } from './use-steady.ts'
import { useTicks } from './use-ticks.ts'
import { viewLink, type View } from './views.ts'

/** What the kitchen does now, seen by dish or by order. */
export function Kitchen({ storeId, view }: { storeId: string; view: Exclude<View, 'board'> }) {
  const { board, columns } = useLiveOrders()
  const { orders: cooking, tick } = useTicks(columns.cooking, board.refresh)
  const { open } = useOrderActions()
  const onOpen = useSteady(open)
  const props = { storeId, cooking, waiting: columns.new, onTick: tick, onOpen }
  if (!board.orders || !board.store) return <LanesNotLoaded board={board} />
  return (
    <>
      <OrdersToAnswer />
      {view === 'station' ? <StationView {...props} /> : <PassView {...props} />}
    </>
  )
}

/** New orders are answered on the board: says how many wait there. */
function OrdersToAnswer() {
  const { t } = useTranslation()
  const { awaiting } = useLiveOrders()
  const [search] = useSearchParams()
  if (awaiting.length === 0) return null
  return (
    <div className="notices">
      <Banner
        variant="brand"
        icon={BellRing}
        title={t('storeApp.newOrders', { count: awaiting.length })}
        action={
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={viewLink(search.get('store'), 'board')}
          >
            {t('kitchen.toBoard')}
          </Link>
        }
      />
    </div>
  )
}
