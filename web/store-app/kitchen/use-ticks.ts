import { useCallback, useMemo, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { isAt, type DishPlace, type KitchenDish } from '#rules/orders/kitchen-dishes.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { partnerApi } from '#web/calls/staff/partner-calls.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { useSteady } from './use-steady.ts'

/** A tick that the server has not answered yet. */
export interface PendingTick extends DishPlace {
  orderId: string
  isCooked: boolean
}

export type Tick = (order: Order, dish: KitchenDish, isCooked: boolean) => void

/**
 * How dishes are ticked: shown at once, whatever arrives from the server meanwhile, and taken back where it
 * refuses. Presses on one dish are sent one after another, so that the last one counts.
 */
export function useTicks(
  orders: readonly Order[],
  refresh: () => void,
): { orders: readonly Order[]; tick: Tick } {
  const dispatch = useAppDispatch()
  const [pending, setPending] = useState<readonly PendingTick[]>([])
  const sent = useRef(new Map<string, Promise<void>>())
  const whenRefused = useSteady(refresh)

  const tick: Tick = useCallback(
    (order, { position, part, productId }, isCooked) => {
      const orderId = order.id
      const each: PendingTick = { orderId, position, part, isCooked }
      const key = `${orderId} ${position} ${part}`
      const send = async () => {
        const body = { position, part, productId, isCooked }
        const call = partnerApi.endpoints.tickDish.initiate({ params: { orderId }, body })
        const { error } = await dispatch(call)
        setPending((all) => all.filter((one) => one !== each))
        if (error === undefined) return
        showFailure(error)
        whenRefused()
      }
      setPending((all) => [...all, each])
      sent.current.set(key, (sent.current.get(key) ?? Promise.resolve()).then(send))
    },
    [dispatch, whenRefused],
  )
  return { orders: useMemo(() => withTicks(orders, pending), [orders, pending]), tick }
}

/** Orders with what was ticked here and not answered yet; the others stay the same objects. */
export function withTicks(
  orders: readonly Order[],
  pending: readonly PendingTick[],
): readonly Order[] {
  if (pending.length === 0) return orders
  return orders.map((order) =>
    pending.filter(({ orderId }) => orderId === order.id).reduce(withTick, order),
  )
}

function withTick(order: Order, { position, part, isCooked }: PendingTick): Order {
  const place = { position, part }
  const others = order.cookedDishes.filter((each) => !isAt(each, place))
  return { ...order, cookedDishes: isCooked ? [...others, place] : others }
}
