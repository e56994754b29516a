import { useEffect, useEffectEvent } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { useChangeCartDetailsMutation } from '#web/calls/cart-calls.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import type { QueueChange } from '#web/checkout/use-save-details.ts'
import { ignoreFailure } from '#web/calls/request/api-failure.ts'

/** The reservation is extended when this much of it is left. */
const earlyMs = 5 * 60_000
/** However little is left, so that a clock that is wrong does not ask without end. */
const soonestMs = 5000

/**
 * Keeps the place in the chosen slot while the checkout is looked at: when it opens, whenever the
 * page is looked at again, and before the time runs out that it is kept for. One that was let go
 * meanwhile is taken again, or the cart comes back with what is wrong.
 */
export function useSlotReservation(
  { cartToken, serviceTime, slotReservedUntil }: Cart,
  changeInTurn: QueueChange,
  isPlacing: boolean,
): void {
  const [changeDetails] = useChangeCartDetailsMutation()
  const isSlot = serviceTime !== 'asap'
  const extend = useEffectEvent(() => {
    if (!isSlot || isPlacing || document.visibilityState !== 'visible') return
    // Nothing to change says only that somebody is still here. Whatever is wrong shows at the next
    // change that somebody means to make.
    changeInTurn(() => changeDetails({ params: { cartToken }, body: {} }).unwrap()).catch(
      ignoreFailure,
    )
  })

  useEffect(() => {
    extend()
    const extendLater = () => extend()
    document.addEventListener('visibilitychange', extendLater)
    return () => document.removeEventListener('visibilitychange', extendLater)
  }, [])
  useEffect(() => {
    if (slotReservedUntil === null) return undefined
    const leftMs = Date.parse(slotReservedUntil) - serverNow().getTime()
    const timer = setTimeout(extend, Math.max(leftMs - earlyMs, soonestMs))
    return () => clearTimeout(timer)
  }, [slotReservedUntil])
}
