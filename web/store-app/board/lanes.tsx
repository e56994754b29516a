import '#web/styles/staff/compact-board.css'
import { LayoutGrid, Rows2 } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { COLUMNS, type Column } from '#web/store-app/order/board-columns.ts'
import { Lane } from './lane.tsx'
import { useDensity } from './use-density.ts'
import type { Board } from '#web/store-app/live/use-board.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const DENSITIES = [
  { value: 'large', icon: Rows2 },
  { value: 'compact', icon: LayoutGrid },
] as const

interface LanesProps {
  board: Board
  columns: Record<Column, Order[]>
  onShowDone: () => void
}

/** The four columns; on a phone one of them at a time. */
export function Lanes({ board, columns, onShowDone }: LanesProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Column>('new')
  const { density, choose } = useDensity(columns.new.length)
  const isCompact = density === 'compact'
  if (!board.orders || !board.store) return <LanesNotLoaded board={board} />
  return (
    <>
      <div className="phone-tabs">
        <Segment
          legend={t('storeApp.columnChoice')}
          name="column"
          isFill
          options={COLUMNS.map((value) => ({
            value,
            label: t(`storeApp.column.${value}`),
            count: columns[value].length,
          }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className={isCompact ? 'board is-compact' : 'board'} data-shown={shown}>
        <Lane
          column="scheduled"
          orders={columns.scheduled}
          empty={<p className="lane-empty">{t('storeApp.emptyScheduled')}</p>}
        />
        <Lane
          column="new"
          orders={columns.new}
          empty={<EmptyNew store={board.store} isAway={board.isAway} />}
          isCompact={isCompact}
          choice={
            columns.new.length > 0 && (
              <Segment
                className="density"
                legend={t('storeApp.compact.choice')}
                name="density"
                options={DENSITIES.map(({ value, icon }) => ({
                  value,
                  icon,
                  label: <span className="sr">{t(`storeApp.compact.${value}`)}</span>,
                }))}
                value={density}
                onChange={choose}
              />
            )
          }
        />
        <Lane
          column="cooking"
          orders={columns.cooking}
          empty={<p className="lane-empty">{t('storeApp.emptyCooking')}</p>}
        />
        <Lane
          column="ready"
          orders={columns.ready}
          empty={<p className="lane-empty">{t('storeApp.emptyReady')}</p>}
          end={<DoneToday count={board.store.doneToday} onShow={onShowDone} />}
        />
      </div>
    </>
  )
}

function EmptyNew({ store, isAway }: { store: PartnerStore; isAway: boolean }) {
  const { t } = useTranslation()
  if (isAway) return <p className="lane-empty">{t('storeApp.emptyNewOffline')}</p>
  const text = store.pausedUntil
    ? t(store.pauseTakesPreOrders ? 'storeApp.emptyNewPausedLater' : 'storeApp.emptyNewPaused', {
        time: formatLondonTime(new Date(store.pausedUntil)),
      })
    : t(store.tab === 'available' ? 'storeApp.emptyNewText' : 'storeApp.emptyNewClosed')
  return (
    <Empty
      className="empty-new"
      picture={<DishThumbnail dish={null} seed="" cloth="custard" weave="gingham" />}
      titleAs="h3"
      title={t('storeApp.emptyNewTitle')}
    >
      {text}
    </Empty>
  )
}

function DoneToday({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="panel done-today">
      <p className="strong">{t('storeApp.doneToday', { count })}</p>
      {count > 0 && (
        <Button variant="quiet" onClick={onShow}>
          {t('storeApp.showDone')}
        </Button>
      )}
    </div>
  )
}

function Failed({ board }: { board: Board }) {
  const { t } = useTranslation()
  return (
    <div className="board-alone">
      <Empty
        picture={<DishThumbnail dish={null} seed="" cloth="rhubarb" weave="gingham" />}
        title={t('storeApp.failedTitle')}
        action={
          <Button variant="primary" onClick={board.refresh}>
            {t('storeApp.tryAgain')}
          </Button>
        }
      >
        {board.failure && board.failure.code !== 'NO_ANSWER'
          ? textOfFailure(board.failure)
          : t('storeApp.failedText')}
      </Empty>
    </div>
  )
}

/** The board's places, while its orders are on their way. */
export function BoardLoading() {
  const { t } = useTranslation()
  return (
    <main id="main" aria-busy>
      <h1 className="sr">{t('storeApp.loading')}</h1>
      <noscript className="board-alone">{t('storeApp.withoutScripts')}</noscript>
      <LanesLoading />
    </main>
  )
}

/** Until the orders are there, or instead of them. */
export function LanesNotLoaded({ board }: { board: Board }) {
  return board.failure ? <Failed board={board} /> : <LanesLoading />
}

function LanesLoading() {
  return (
    <div className="board" data-shown="new">
      {COLUMNS.map((column) => (
        <div key={column} className="lane" data-column={column}>
          <Skeleton height="1.75rem" width="6rem" className="colhead" />
          <Skeleton height={column === 'new' ? '24rem' : '14rem'} radius="var(--radius-lg)" />
        </div>
      ))}
    </div>
  )
}
