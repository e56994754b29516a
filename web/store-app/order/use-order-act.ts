import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { mustDiscussAllergy } from '#rules/orders/allergy-alert.ts'
import { ORDER_STATUSES } from '#rules/orders/order-status.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { partnerApi } from '#web/calls/staff/partner-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { newKey } from '#web/calls/request/idempotency-key.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppDispatch } from '#web/state/store.ts'
import type { OfflineAct } from '#web/store-app/offline/use-unsent-acts.ts'
import { canWait } from '#web/store-app/offline/unsent-act.ts'
import { unsentOf } from '#web/store-app/offline/with-unsent.ts'
import { callOfCommand } from '#web/store-app/offline/call-of-command.ts'
import { useOrderActions, type OrderActions } from './order-actions.ts'
import type { OrderCommand } from './order-commands.ts'
import { promisableMinutes } from './order-times.ts'

type NamedOrder = Pick<Order, 'id' | 'number'>

/**
 * Does acts to one order. The answer moves its card; a lost race says what happened instead.
 * @returns the act that is under way, and how to do one (true when it was done)
 */
export function useOrderAct(order: NamedOrder): {
  underWay: OrderCommand['act'] | null
  perform: (command: OrderCommand) => Promise<boolean>
} {
  const performOn = usePerform(useOrderActions())
  const [underWay, setUnderWay] = useState<OrderCommand['act'] | null>(null)

  const perform = async (command: OrderCommand) => {
    setUnderWay(command.act)
    try {
      return await performOn(order, command)
    } finally {
      setUnderWay(null)
    }
  }
  return { underWay, perform }
}

/**
 * How an order is accepted, ready in so many minutes; one for later has its own time. Where somebody has to
 * speak with the customer about an allergy first, that is asked.
 */
export function useAccept(order: Order): {
  isAccepting: boolean
  mustDiscuss: boolean
  accept: (minutes?: number) => void
} {
  const { underWay, perform } = useOrderAct(order)
  const { discussAllergy } = useOrderActions()
  const isAccepting = underWay === 'accept'
  const mustDiscuss = mustDiscussAllergy(order)
  const isAsap = order.serviceTime === 'asap'
  return {
    isAccepting,
    mustDiscuss,
    accept: (minutes = promisableMinutes(order.preparationMinutes)) => {
      if (isAccepting) return
      if (mustDiscuss) return discussAllergy(order, isAsap ? minutes : null)
      const body = { allergyDiscussedBy: '', ...(isAsap && { minutes }) }
      void perform({ act: 'accept', body })
    },
  }
}

/**
 * How to do an act to any order; what can be undone is offered to be, for as long as that is possible. Where
 * the server can't be reached, the act waits on this device, and can be undone until it is sent.
 */
export function usePerform({
  refresh,
  undoSeconds,
  offline,
}: Pick<OrderActions, 'refresh' | 'undoSeconds' | 'offline'>): (
  order: NamedOrder,
  command: OrderCommand,
) => Promise<boolean> {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()

  const explain = useExplain(refresh)

  const undo = async (order: NamedOrder, eventId: number) => {
    const params = { orderId: order.id }
    const { undoOrderAct } = partnerApi.endpoints
    const { error } = await dispatch(undoOrderAct.initiate({ params, body: { eventId } }))
    if (error !== undefined) return explain(order, error)
    showToast({ id: `undo ${order.id}`, title: t('storeApp.undo.undone', order) })
  }

  const offerUndo = (order: NamedOrder, { act }: OrderCommand, answer: Order) => {
    const event = answer.events.at(-1)
    const isUndoable =
      undoSeconds > 0 && act !== 'acknowledge' && act !== 'decline' && act !== 'cancel'
    // Repeated, a call changes nothing: then the last event is another one.
    if (!isUndoable || act === 'recall' || event?.act !== act) return
    showToast({
      id: `undo ${order.id}`,
      variant: 'positive',
      title: t(`storeApp.undo.done.${act}`, order),
      timeoutMs: undoSeconds * 1000,
      action: { label: t('storeApp.undo.button'), onPress: () => void undo(order, event.id) },
    })
  }

  const store = async (act: OfflineAct) => {
    const isStored = await offline.add(act)
    if (!isStored) showToast({ variant: 'danger', title: t('storeApp.unsent.notStored') })
    return isStored
  }

  return async ({ id, number }, command) => {
    const order = { id, number }
    const key = newKey()
    // What was done to it before is sent first.
    const mustWait = offline.isAway || unsentOf(offline.waiting, order).length > 0
    if (mustWait && canWait(command)) return store({ order, command, key })
    const { data, error } = await dispatch(callOfCommand(id, command, key))
    if (data === undefined) {
      const hasNoAnswer = isApiFailure(error) && error.code === NO_ANSWER.code
      if (hasNoAnswer && canWait(command)) return store({ order, command, key, isTried: true })
      explain(order, error)
      return false
    }
    offerUndo(order, command, data)
    return true
  }
}

/** How to say why an act was refused, and to load what is so instead. */
function useExplain(refresh: () => void): (order: NamedOrder, error: unknown) => void {
  const { t } = useTranslation()
  return (order, error) => {
    if (!isApiFailure(error)) return showFailure(error)
    refresh()
    const status = movedTo(error)
    if (!status) return showFailure(error)
    showToast({
      id: `moved ${order.id}`,
      variant: 'warning',
      title: t('storeApp.alreadyMoved', { number: order.number }),
      text: t('storeApp.alreadyMovedText', { status: t(`storeApp.status.${status}`) }),
    })
  }
}

function movedTo({ code, details }: ApiFailure) {
  if (code !== 'ORDER_STATUS_INVALID') return undefined
  return ORDER_STATUSES.find((one) => one === details['status'])
}
