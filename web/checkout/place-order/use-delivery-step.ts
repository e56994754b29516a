import { useEffect } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { deliveryStepTold } from '#web/state/app.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { isPlaceable } from './refusal.ts'
import type { CheckoutFormState } from '#web/checkout/use-checkout-fields.ts'

/**
 * Whether only the paying is left to be done. It is kept in the state as it changes, because a wallet
 * that is pressed does not wait for the form to be looked at.
 */
export function useDeliveryStep(
  cart: Cart,
  { formState: { isValid } }: CheckoutFormState,
  isChangingAddress: boolean,
): boolean {
  const dispatch = useAppDispatch()
  const isDone = isValid && isPlaceable(cart) && !isChangingAddress
  useEffect(() => {
    dispatch(deliveryStepTold(isDone))
  }, [dispatch, isDone])
  useEffect(
    () => () => {
      dispatch(deliveryStepTold(false))
    },
    [dispatch],
  )
  return useAppSelector(({ app }) => app.isDeliveryStepDone)
}
