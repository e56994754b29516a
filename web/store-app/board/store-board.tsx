import { Suspense, useState, useEffect, useRef } from 'react'
import type { User } from '#contract/session.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import type { BoardDialog } from './use-board.ts'
import { OrderActionsContext, type OrderActions } from '#web/store-app/order/order-actions.ts'
import { BoardNotices } from './board-notices.tsx'
import { SideNavigation } from '#web/store-app/side-navigation.tsx'
import { BoardTopbar } from './board-topbar.tsx'
import { awaitingOf, columnsOf, missedOf, type Column } from '#web/store-app/order/board-columns.ts'
import { Lanes } from './lanes.tsx'
import { MissedOrders } from './missed-orders.tsx'
import { useBell } from './use-bell.ts'
import { useBoard } from './use-board.ts'
import { useRouteLoaderData } from 'react-router'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Order } from '#contract/orders.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { serviceWords } from '#web/store-app/order/order-messages.ts'

/** How often the clock moves orders for later on. */
const everyMs = 5000

/** What an order rings for: once to be answered, and once to be begun. */
const ringOf = ({ id, status }: Order) => `${id} ${status}`

const BoardDialogs = lazyPart(() =>
  import('./board-dialogs.tsx').then(({ BoardDialogs }) => ({ default: BoardDialogs })),
)

interface StoreBoardProps {
  store: { id: string; name: string }
  stores: User['stores']
  onStoreChosen: (slug: string) => void
  onLogOut: () => void
}

/** The orders of one store and everything that can be done about them. */
export function StoreBoard({ store, stores, onStoreChosen, onLogOut }: StoreBoardProps) {
  const board = useBoard(store.id)
  const [dialog, setDialog] = useState<BoardDialog | null>(null)
  const [noticed, setNoticed] = useState<ReadonlySet<string>>(new Set())
  const now = useServerNow(everyMs)
  const columns = columnsOf(board.orders ?? [], now)
  const awaiting = awaitingOf(columns)
  const missed = missedOf(board.orders ?? [])
  const isRinging = missed.length > 0 || awaiting.some((order) => !noticed.has(ringOf(order)))
  const bell = useBell(isRinging)
  useWakeLock()

  const notice = (order: Order) => {
    const ring = ringOf(order)
    if (!noticed.has(ring)) setNoticed(new Set([...noticed, ring]))
  }
  const actions: OrderActions = {
    refresh: board.refresh,
    notice,
    open: (order) => {
      notice(order)
      setDialog({ name: 'order', order })
    },
    end: (order, act) => {
      notice(order)
      setDialog({ name: act, order })
    },
  }
  const parts = { bell, onOpenDialog: setDialog, onLogOut }
  return (
    <OrderActionsContext value={actions}>
      <BoardTitle storeName={store.name} newCount={awaiting.length} missedCount={missed.length} />
      <BoardTopbar {...parts} {...{ store, stores, board, onStoreChosen }} />
      <div className="shell">
        <SideNavigation onLogOut={onLogOut} />
        <main id="main">
          <BoardNews orders={board.orders} columns={columns} />
          <BoardNotices board={board} sound={bell.sound} onTurnSoundOn={bell.turnOn} />
          <MissedOrders orders={missed} />
          <Lanes board={board} columns={columns} onShowDone={() => setDialog({ name: 'done' })} />
        </main>
      </div>
      {dialog && (
        <Suspense>
          <BoardDialogs {...parts} {...{ dialog, board }} onClosed={() => setDialog(null)} />
        </Suspense>
      )}
    </OrderActionsContext>
  )
}

interface BoardTitleProps {
  storeName: string
  newCount: number
  missedCount: number
}

/** The page's title, which is seen from another tab: how many orders were missed, or wait. */
function BoardTitle({ storeName: store, newCount, missedCount }: BoardTitleProps) {
  const { t } = useTranslation()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const title = () => {
    if (missedCount > 0) return t('storeApp.boardTitleMissed', { count: missedCount, store })
    if (newCount > 0) return t('storeApp.boardTitleNew', { count: newCount, store })
    return t('storeApp.boardTitle', { store, marketplace })
  }
  return <title>{title()}</title>
}

interface BoardNewsProps {
  orders: readonly Order[] | undefined
  columns: Record<Column, Order[]>
}

/** Says what changes on the board: new and missed orders at once, moves when there is a pause. */
function BoardNews({ orders, columns }: BoardNewsProps) {
  const { t } = useTranslation()
  const before = useRef<ReadonlyMap<string, OrderStatus> | null>(null)
  const [news, setNews] = useState({ urgent: '', moved: '' })

  const toStart = columns.new.filter(({ status }) => status === 'accepted')
  const toStartNumbers = toStart.map(({ number }) => number).join(' ')
  const startNews = t('storeApp.announceStart', { numbers: toStartNumbers })

  useEffect(() => {
    if (!orders) return
    const known = before.current
    before.current = new Map(orders.map(({ id, status }) => [id, status]))
    if (!known) return
    const arrived = orders.filter(({ id, status }) => status === 'pending' && !known.has(id))
    const changed = orders.filter(({ id, status }) => known.has(id) && known.get(id) !== status)
    if (arrived.length + changed.length === 0) return
    const missed = changed.filter(({ isMissed }) => isMissed)
    const moved = changed.filter(({ isMissed }) => !isMissed)
    setNews({
      urgent: [
        ...missed.map(({ number }) => t('storeApp.announceMissed', { number })),
        ...arrived.map((order) =>
          t(order.allergyNote ? 'storeApp.announceNewAllergy' : 'storeApp.announceNew', {
            number: order.number,
            what: serviceWords(t, order, serverNow()),
            total: formatPence(order.totalPence),
          }),
        ),
      ].join(' '),
      moved: moved
        .map(({ number, status }) =>
          t('storeApp.announceStatus', { number, status: t(`storeApp.status.${status}`) }),
        )
        .join(' '),
    })
  }, [orders, t])

  return (
    <>
      <p className="sr" role="alert">
        {news.urgent}
      </p>
      <p className="sr" role="alert">
        {toStart.length > 0 && startNews}
      </p>
      <p className="sr" role="status">
        {news.moved}
      </p>
    </>
  )
}

/** Keeps the screen on, where the device allows it. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isStopped = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      const taken = await navigator.wakeLock?.request('screen').catch((thrown: unknown) => {
        // A device that refuses, as when its battery is low, just goes dark.
        if (thrown instanceof DOMException && thrown.name === 'NotAllowedError') return null
        throw thrown
      })
      if (isStopped) void taken?.release()
      else lock = taken ?? null
    }
    void take()
    // The browser lets go whenever the page is hidden.
    const retake = () => void take()
    document.addEventListener('visibilitychange', retake)
    return () => {
      isStopped = true
      document.removeEventListener('visibilitychange', retake)
      void lock?.release()
    }
  }, [])
}
