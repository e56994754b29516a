import { useEffect, useRef, useSyncExternalStore } from 'react'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { ORDER_STATUSES } from '#rules/orders/order-status.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { rowsOf } from '#web/state/persistence/browser-database.ts'
import { useAppSelector, useAppStore, type AppStore } from '#web/state/store.ts'
import { callOfCommand } from './call-of-command.ts'
import { deleteBoardsExcept } from './stored-board.ts'
import { commandAt, isUnsentAct, ownerOfActs, type UnsentAct } from './unsent-act.ts'
import { UnsentActs, waitingOf, type NewAct, type Sent } from './unsent-acts.ts'

/** How often it is tried again while the server is reached. */
const everyMs = 15_000

const name = `${PERSISTENCE_KEY}.unsent`
const none: readonly UnsentAct[] = []

/** What whoever is signed in has done. */
export type OfflineAct = Omit<NewAct, 'ownerId'>

/** What staff do without a network, and what is to be known of it on every page. */
export interface OfflineActs {
  /** Whether our server can't be reached: what is done now waits on this device. */
  isAway: boolean
  /** What has been done and is not sent, the oldest first. */
  waiting: readonly UnsentAct[]
  /** What the server has refused and nobody has read. */
  refused: readonly UnsentAct[]
  /** @returns whether it is stored */
  add: (act: OfflineAct) => Promise<boolean>
  takeBack: (act: UnsentAct) => void
  dismiss: (act: UnsentAct) => void
}

interface Reached {
  isAway: boolean
  canSend: boolean
  /** Loads the board after something was sent. */
  refresh: () => void
}

/** What staff have done without a network: stored until the server is reached, and deleted with the session. */
export function useUnsentActs({ isAway, canSend, refresh }: Reached): OfflineActs {
  const { t } = useTranslation()
  const store = useAppStore()
  const acts = store.memory.of(makeUnsentActs)
  const all = useSyncExternalStore(acts.subscribe, acts.current, () => none)
  const { user, refreshToken, hasEnded } = useAppSelector(({ partner }) => partner)
  const ownerId = user && (refreshToken !== null || hasEnded) ? ownerOfActs(user) : null
  const own = all.filter((act) => act.ownerId === ownerId)
  const waiting = ownerId === null ? none : waitingOf(own, ownerId)
  useDeletedWithSession(acts)

  useEffect(() => {
    if (!canSend || ownerId === null || waiting.length === 0) return undefined
    const send = async () => {
      const count = await acts.send(ownerId, (act) => sendAct(store, act))
      if (count === 0) return
      refresh()
      showToast({ id: name, variant: 'positive', title: t('storeApp.unsent.sent', { count }) })
    }
    void send()
    const timer = setInterval(() => void send(), everyMs)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how to refresh is made anew each time
  }, [acts, store, t, ownerId, canSend, waiting.length])

  return {
    isAway,
    waiting,
    refused: own.filter(({ refusal }) => refusal !== null),
    add: async (act) => ownerId !== null && acts.add({ ...act, ownerId }),
    takeBack: (act) => void acts.takeBack(act),
    dismiss: (act) => void acts.dismiss(act),
  }
}

/**
 * Deletes what is stored of boards as soon as nobody of the restaurant is signed in, and what is not sent as
 * soon as they log out. A session that has ended leaves it for whoever logs in again.
 */
function useDeletedWithSession(acts: UnsentActs): void {
  const partner = useAppSelector((state) => state.partner)
  const { user, refreshToken, isRestored, hasEnded } = partner
  const ownerId = user && refreshToken !== null ? ownerOfActs(user) : null
  const accountId = user && refreshToken !== null ? user.id : null
  const storeIds = user?.stores.map(({ id }) => id).join(' ') ?? ''
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (!isRestored) return
    void deleteBoardsExcept(accountId, storeIds.split(' '))
    const isLoggedOut = before.current !== null && ownerId === null && !hasEnded
    if (ownerId !== null || !hasEnded) before.current = ownerId
    void acts.deleteWhere((act) => isLoggedOut || (ownerId !== null && act.ownerId !== ownerId))
  }, [acts, isRestored, ownerId, accountId, hasEnded, storeIds])
}

function makeUnsentActs(): UnsentActs {
  if (typeof document === 'undefined')
    return new UnsentActs({
      rows: rowsOf('acts', isUnsentAct),
      alone: (run) => run(),
      tellTabs() {},
    })
  const channel = new BroadcastChannel(name)
  const acts = new UnsentActs({
    rows: rowsOf('acts', isUnsentAct),
    alone,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not to a window
    tellTabs: () => channel.postMessage('changed'),
  })
  channel.addEventListener('message', () => void acts.load())
  return acts
}

/** Browsers have locks on secure origins only; without them, the keys of two tabs make one act of two. */
async function alone(run: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return run()
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
  })
}

/** Failures that say nothing about the act: it is sent again. */
const isTemporary = (status: number) =>
  status === 0 || status === 401 || status === 403 || status === 429 || status >= 500

async function sendAct({ dispatch }: AppStore, act: UnsentAct): Promise<Sent> {
  const command = commandAt(act, Date.now())
  const { error } = await dispatch(callOfCommand(act.order.id, command, act.key))
  if (error === undefined) return 'done'
  if (!isApiFailure(error) || isTemporary(error.status)) return 'later'
  const status = ORDER_STATUSES.find((one) => one === error.details['status']) ?? null
  return { code: error.code, status }
}
