import { useEffect, useState, type ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useAppSelector } from '#web/state/store.ts'
import { awaitingOf, columnsOf, missedOf } from '#web/store-app/order/board-columns.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { AutomaticPrinting } from '#web/store-app/printers/automatic-printing.tsx'
import { LogOutDialog } from '#web/store-app/session/log-out.dialog.tsx'
import { SessionEnded } from '#web/store-app/session/session-ended.tsx'
import { useIdleLock, useWhoActs } from '#web/store-app/tablet/use-tablet.ts'
import { useChosenStore, useLogOutNow } from '#web/store-app/use-partner.ts'
import { useUnsentActs } from '#web/store-app/offline/use-unsent-acts.ts'
import { withUnsent } from '#web/store-app/offline/with-unsent.ts'
import { LiveOrdersContext, type LiveOrders } from './live-orders.ts'
import { OrderNews } from './order-news.tsx'
import { useBell } from './use-bell.ts'
import { useBoard } from './use-board.ts'

/** How often the clock moves orders for later on. */
const everyMs = 5000

/** What an order rings for: once to be answered, and once to be begun. */
const ringOf = ({ id, status }: Order) => `${id} ${status}`

/**
 * The orders of the chosen store on every page of the store app: one stream, one ring and one count for all
 * of them, so that moving between pages neither reconnects nor silences anything.
 */
export function LiveOrdersProvider({ children }: { children: ReactNode }) {
  const { refreshToken, hasEnded } = useAppSelector(({ partner }) => partner)
  const isSignedIn = refreshToken !== null || hasEnded
  const chosen = useChosenStore()
  const store = isSignedIn && chosen && isRoleAllowed(chosen.role, 'orders') ? chosen : undefined
  const known = useBoard(store?.id, { isStill: hasEnded })
  const { isAway, link, refresh } = known
  const canSend = !isAway && !hasEnded && (link.isConnected || link.isFailing)
  const offline = useUnsentActs({ isAway, canSend, refresh })
  const board = { ...known, orders: known.orders && withUnsent(known.orders, offline.waiting) }
  const now = useServerNow(everyMs)
  const [noticed, setNoticed] = useState<ReadonlySet<string>>(new Set())
  const columns = columnsOf(board.orders ?? [], now)
  const awaiting = awaitingOf(columns)
  const missed = missedOf(board.orders ?? [])
  const isRinging = missed.length > 0 || awaiting.some((order) => !noticed.has(ringOf(order)))
  const [isEndNoticed, setIsEndNoticed] = useState(false)
  if (isEndNoticed && !hasEnded) setIsEndNoticed(false)
  const bell = useBell(hasEnded ? !isEndNoticed : isRinging)
  const [isLoggingOut, setIsLoggingOut] = useState(false)
  useIdleLock()
  useWhoActs()
  const logOutNow = useLogOutNow()
  const openCount = (board.orders ?? []).filter(({ status }) => !isFinal(status)).length
  useAppBadge(awaiting.length + missed.length)

  const notice = (order: Order) => {
    const ring = ringOf(order)
    if (!noticed.has(ring)) setNoticed(new Set([...noticed, ring]))
  }
  const logOut = () =>
    (openCount > 0 && !hasEnded) || offline.waiting.length > 0 ? setIsLoggingOut(true) : logOutNow()
  const orders: LiveOrders = { board, columns, awaiting, missed, bell, offline, notice, logOut }
  return (
    <LiveOrdersContext value={orders}>
      {hasEnded && <SessionEnded onNoticed={() => setIsEndNoticed(true)} />}
      {children}
      <LogOutDialog
        isOpen={isLoggingOut}
        count={openCount}
        unsentCount={offline.waiting.length}
        onClose={() => setIsLoggingOut(false)}
        onLogOut={() => {
          setIsLoggingOut(false)
          logOutNow()
        }}
      />
      {/* The server's orders: what is accepted without a network may be undone, and is printed when it is sent. */}
      {store && known.orders && (
        <AutomaticPrinting key={`tickets ${store.id}`} storeId={store.id} orders={known.orders} />
      )}
      <OrderNews key={store?.id} orders={known.orders} columns={columns} />
    </LiveOrdersContext>
  )
}

/** Shows how many orders need somebody on the icon of the installed app, where there is one. */
function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    set.catch((thrown: unknown) => {
      // Not installed, or not allowed: then there is no icon.
      if (!(thrown instanceof DOMException)) throw thrown
    })
  }, [count])
}
