import { Suspense, useState } from 'react'
import type { User } from '#contract/session.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import type { Asked } from './board-dialog-name.ts'
import { BoardActionsContext, type BoardActions } from '#web/store-app/order/order-actions.ts'
import { BoardNews } from './board-news.tsx'
import { BoardTitle } from './board-title.tsx'
import { BoardNotices } from './board-notices.tsx'
import { BoardRail } from '#web/store-app/side-navigation.tsx'
import { BoardTopbar } from './board-topbar.tsx'
import { columnsOf } from '#web/store-app/order/board-columns.ts'
import { Lanes } from './lanes.tsx'
import { useBell } from './use-bell.ts'
import { useBoard } from './use-board.ts'
import { useWakeLock } from './use-wake-lock.ts'

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
  const [asked, setAsked] = useState<Asked | null>(null)
  const [noticed, setNoticed] = useState<ReadonlySet<string>>(new Set())
  const columns = columnsOf(board.orders ?? [])
  const isRinging = columns.new.some(({ id }) => !noticed.has(id))
  const bell = useBell(isRinging)
  useWakeLock()

  const notice = (id: string) => {
    if (!noticed.has(id)) setNoticed(new Set([...noticed, id]))
  }
  const actions: BoardActions = {
    ask: board.ask,
    notice,
    open: (order) => {
      notice(order.id)
      setAsked({ dialog: 'order', order })
    },
    end: (order, act) => {
      notice(order.id)
      setAsked({ dialog: act, order })
    },
  }
  const parts = { bell, onAsk: setAsked, onLogOut }
  return (
    <BoardActionsContext value={actions}>
      <BoardTitle storeName={store.name} newCount={columns.new.length} />
      <BoardTopbar {...parts} {...{ store, stores, board, onStoreChosen }} />
      <div className="shell">
        <BoardRail onLogOut={onLogOut} />
        <main id="main">
          <BoardNews orders={board.orders} />
          <BoardNotices board={board} sound={bell.sound} onTurnSoundOn={bell.turnOn} />
          <Lanes board={board} columns={columns} onShowDone={() => setAsked({ dialog: 'done' })} />
        </main>
      </div>
      {asked && (
        <Suspense>
          <BoardDialogs {...parts} {...{ asked, board }} onClosed={() => setAsked(null)} />
        </Suspense>
      )}
    </BoardActionsContext>
  )
}
