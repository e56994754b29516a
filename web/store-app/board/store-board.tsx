import { useEffect, useEffectEvent, useState } from 'react'
import { useRouteLoaderData, useSearchParams } from 'react-router'
import { skipToken } from '@reduxjs/toolkit/query'
import type { User } from '#contract/session.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useLiveOrders } from '#web/store-app/live/live-orders.ts'
import { LiveTitle } from '#web/store-app/live/live-title.tsx'
import { NotDone } from '#web/store-app/offline/not-done.tsx'
import { useHeldActs } from '#web/store-app/order/held-acts.tsx'
import { OrderActionsContext, type OrderActions } from '#web/store-app/order/order-actions.ts'
import { usePerform } from '#web/store-app/order/use-order-act.ts'
import { Kitchen } from '#web/store-app/kitchen/kitchen.tsx'
import { ViewChoice } from '#web/store-app/kitchen/view-choice.tsx'
import { useView } from '#web/store-app/kitchen/views.ts'
import { SideNavigation } from '#web/store-app/side-navigation.tsx'
import type { Order } from '#contract/orders.ts'
import { useGetPartnerOrderQuery } from '#web/calls/staff/partner-calls.ts'
import type { BoardDialog } from './board-dialog.ts'
// Not loaded later: without a network there is no later.
import { BoardDialogs } from './board-dialogs.tsx'
import { BoardNotices } from './board-notices.tsx'
import { BoardTopbar } from './board-topbar.tsx'
import { Lanes } from './lanes.tsx'
import { MissedOrders } from './missed-orders.tsx'

/** What can't wait on this device until the network is back. */
const NEEDS_NETWORK = ['refund', 'change', 'delay', 'soldOut', 'busy', 'pause', 'done'] as const

interface StoreBoardProps {
  store: { id: string; name: string }
  stores: User['stores']
  onStoreChosen: (slug: string) => void
  onLogOut: () => void
}

/** The orders of one store and everything that can be done about them. */
export function StoreBoard({ store, stores, onStoreChosen, onLogOut }: StoreBoardProps) {
  const { t } = useTranslation()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const { board, columns, missed, bell, offline, notice } = useLiveOrders()
  const [dialog, showDialog] = useState<BoardDialog | null>(null)
  const setDialog = (dialog: BoardDialog) => {
    const name = offline.isAway && NEEDS_NETWORK.find((each) => each === dialog.name)
    if (!name) return showDialog(dialog)
    showToast({
      id: 'needs network',
      variant: 'warning',
      title: t('storeApp.needsNetwork.title'),
      text: t(`storeApp.needsNetwork.${name}`),
    })
  }
  const view = useView()
  useWakeLock()

  const undoing = { refresh: board.refresh, undoSeconds: board.store?.undoSeconds ?? 0, offline }
  const perform = usePerform(undoing)
  const holding = useHeldActs(undoing.undoSeconds, (order, command) => void perform(order, command))
  const actions: OrderActions = {
    ...undoing,
    ...holding,
    // Without a network it can be undone until it is sent.
    hold: (order, command) =>
      offline.isAway ? void perform(order, command) : holding.hold(order, command),
    notice,
    delay: (order) => setDialog({ name: 'delay', order }),
    sellOut: (order) => setDialog({ name: 'soldOut', order }),
    open: (order) => {
      notice(order)
      setDialog({ name: 'order', order })
    },
    end: (order, act) => {
      notice(order)
      setDialog({ name: act, order })
    },
    discussAllergy: (order, minutes) => {
      notice(order)
      setDialog({ name: 'allergy', order, minutes })
    },
  }
  const parts = { bell, onOpenDialog: setDialog, onLogOut }
  return (
    <OrderActionsContext value={actions}>
      <LiveTitle
        title={t('storeApp.boardTitle', { store: store.name, marketplace })}
        page={store.name}
      />
      <OrderInUrl onOpen={actions.open} />
      <BoardTopbar {...parts} {...{ store, stores, board, onStoreChosen }} />
      <div className="shell">
        <SideNavigation onLogOut={onLogOut} />
        <main id="main">
          <ViewChoice view={view} />
          <BoardNotices board={board} sound={bell.sound} onTurnSoundOn={bell.turnOn} />
          <NotDone refused={offline.refused} onDismiss={offline.dismiss} />
          <MissedOrders orders={missed} />
          {view === 'board' ? (
            <Lanes board={board} columns={columns} onShowDone={() => setDialog({ name: 'done' })} />
          ) : (
            <Kitchen storeId={store.id} view={view} />
          )}
        </main>
      </div>
      {dialog && (
        <BoardDialogs {...parts} {...{ dialog, board }} onClosed={() => showDialog(null)} />
      )}
    </OrderActionsContext>
  )
}

/** Keeps the screen on, where the device allows it. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isStopped = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      const wakeLock = await navigator.wakeLock?.request('screen').catch((thrown: unknown) => {
        // A device that refuses, as when its battery is low, just goes dark.
        if (thrown instanceof DOMException && thrown.name === 'NotAllowedError') return null
        throw thrown
      })
      if (isStopped) void wakeLock?.release()
      else lock = wakeLock ?? null
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

/** Opens the order that the address names once, as the code on a printed ticket does. */
function OrderInUrl({ onOpen }: { onOpen: (order: Order) => void }) {
  const [search, setSearch] = useSearchParams()
  const orderId = search.get('order')
  const { currentData } = useGetPartnerOrderQuery(
    orderId === null ? skipToken : { params: { orderId } },
  )
  const open = useEffectEvent((order: Order) => {
    onOpen(order)
    const rest = new URLSearchParams(search)
    rest.delete('order')
    setSearch(rest, { replace: true })
  })
  useEffect(() => {
    if (currentData) open(currentData)
  }, [currentData])
  return null
}
