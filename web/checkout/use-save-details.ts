import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import {
  useChangeCartAddressMutation,
  useChangeCartDetailsMutation,
} from '#web/calls/cart-calls.ts'
import { addressToSave, detailsToSave } from './checkout-fields.ts'
import type { CheckoutFormState } from './use-checkout-fields.ts'
import { ignoreFailure } from '#web/calls/request/api-failure.ts'

const restMs = 500

/** A change of the cart that waits for the changes under way. Throws an ApiFailure. */
export type QueueChange = (change: () => Promise<Cart>) => Promise<void>

interface SavedDetails {
  /** Saves at once what is unsaved. Throws an ApiFailure. */
  saveNow: () => Promise<void>
  changeInTurn: QueueChange
  /** The cart after the changes under way, also those that were refused. */
  afterChanges: () => Promise<Cart>
}

/**
 * Sends the typed fields to the cart, one change after the other, whenever a field loses focus and whenever
 * typing pauses.
 */
export function useSaveDetails(
  cart: Cart,
  form: CheckoutFormState,
  element: RefObject<HTMLFormElement | null>,
): SavedDetails {
  const [changeDetails] = useChangeCartDetailsMutation()
  const [changeAddress] = useChangeCartAddressMutation()
  const latest = useRef(cart)
  const running = useRef<Promise<void>>(Promise.resolve())
  const changing = useRef<Promise<void>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = cart
  }, [cart])
  useEffect(() => () => clearTimeout(timer.current), [])

  async function save() {
    const fields = form.getValues()
    const params = { cartToken: latest.current.cartToken }
    const address = addressToSave(latest.current, fields)
    if (address) latest.current = await changeAddress({ params, body: { address } }).unwrap()
    const body = detailsToSave(latest.current, fields)
    if (body) latest.current = await changeDetails({ params, body }).unwrap()
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    running.current = Promise.allSettled([running.current]).then(work)
    return running.current
  }

  function saveWhenLeft(): Promise<void> {
    clearTimeout(timer.current)
    return inTurn(save)
  }

  /** An order must not go to the old address because the new one was refused meanwhile. */
  async function saveNow() {
    await changing.current
    await saveWhenLeft()
  }

  async function changeInTurn(change: () => Promise<Cart>) {
    const done = inTurn(async () => void (latest.current = await change()))
    changing.current = done
    try {
      await done
    } finally {
      if (changing.current === done) changing.current = Promise.resolve()
    }
  }

  async function afterChanges() {
    await changing.current.catch(ignoreFailure)
    return latest.current
  }

  const saveSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    // What could not be saved stays in the form; placing the order saves it first.
    timer.current = setTimeout(() => saveWhenLeft().catch(ignoreFailure), restMs)
  })
  useEffect(() => {
    const form = element.current
    const left = () => saveSoon()
    form?.addEventListener('focusout', left)
    return () => form?.removeEventListener('focusout', left)
  }, [element])

  return { saveNow, changeInTurn, afterChanges }
}
