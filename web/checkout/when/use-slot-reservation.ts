import { useEffect, useEffectEvent } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { useChangeCartDetailsMutation } from '#web/calls/cart-calls.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import type { QueueChange } from '#web/checkout/use-save-details.ts'
import { ignoreFailure } from '#web/calls/request/api-failure.ts'

/** The reservation is extended when less than this is left. */
const earlyMs = 5 * 60_000
/** The shortest wait between two requests, so that a wrong clock does not cause them without end. */
const soonestMs = 5000

/**
 * Holds the slot reservation while the checkout is visible: requests it when checkout opens, whenever the
 * page becomes visible again, and before it expires. An expired reservation is made again, or the cart comes
 * back with its problem.
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
    // A change without content only says that the customer is still here. Its problem appears at the next
    // change that the customer makes.
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
