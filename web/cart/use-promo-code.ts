import { useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { discountCodeOf } from '#rules/discount/discount-code.ts'
import { formatPence } from '#rules/money/pence.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { keptCart } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { actOnBasket } from './basket/basket-queue.ts'
import { useAppStore } from './basket/use-basket.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { keepCode, keptCode } from './kept-code.ts'

/** Why a code was not taken, true of the basket as it was. */
export interface CodeRefusal {
  /** `empty`: none was typed. */
  failure: ApiFailure | 'empty'
  /** `whatCodesLookAt` of it. */
  looked: string
}

/** What of a basket decides whether a code counts: with anything else changed, an answer stays true. */
export const whatCodesLookAt = (cart: Cart): string =>
  JSON.stringify([
    cart.serviceType,
    cart.serviceTime,
    cart.subtotalPence,
    cart.itemCount,
    cart.isDeliveryFeeKnown && cart.deliveryFeePence,
    cart.discountCode,
  ])

/** The cart as it is now, which comes with the refusal of a code that it has already. */
function cartOfRefusal(failure: CodeRefusal['failure']): Cart | null {
  if (failure === 'empty' || failure.code !== 'DISCOUNT_ALREADY_APPLIED') return null
  return failure.details['cart'] as Cart // As the contract promises it.
}

/** A code that no discount can have is refused as the server would. */
const NOT_VALID = { status: 404, code: 'DISCOUNT_NOT_VALID', fields: [] }

/** Typing a promo code for a basket, and giving it: what was typed stays until it is applied. */
export function usePromoCode(cart: Cart) {
  const { t } = useTranslation()
  const store = useAppStore()
  const { cartToken } = cart
  const [typed, setTyped] = useState(() => keptCode(cartToken))
  const [isApplying, setIsApplying] = useState(false)
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null)
  const [status, setStatus] = useState('')

  const type = (text: string) => {
    setTyped(text)
    keepCode(cartToken, text)
    if (refusal?.failure === 'empty') setRefusal(null)
  }

  const refuse = (failure: CodeRefusal['failure']) => {
    // Another tab may have changed the basket; then the refusal brings it as it is now.
    const newest = cartOfRefusal(failure) ?? keptCart(store, cartToken) ?? cart
    setRefusal({ failure, looked: whatCodesLookAt(newest) })
  }

  /** @returns whether the basket has it now */
  async function apply(): Promise<boolean> {
    setStatus('')
    if (typed.trim() === '') {
      refuse('empty')
      return false
    }
    const code = discountCodeOf(typed)
    if (code === null) {
      refuse({ ...NOT_VALID, details: { discount: { code: typed.trim() } } })
      return false
    }
    setIsApplying(true)
    setRefusal(null)
    try {
      say(code, await actOnBasket(store, { kind: 'code', code, isWanted: true }))
      type('')
      return true
    } catch (thrown) {
      refuse(isApiFailure(thrown) ? thrown : NO_ANSWER)
      return false
    } finally {
      setIsApplying(false)
    }
  }

  /** Has a code of the basket count in place of a better one. */
  async function choose(code: string): Promise<void> {
    setStatus('')
    setRefusal(null)
    try {
      say(code, await actOnBasket(store, { kind: 'code', code, isWanted: true, isChosen: true }))
    } catch (thrown) {
      showFailure(thrown)
    }
  }

  function say(code: string, { discountPence, discount, discountCode }: Cart) {
    const isSaving = discount?.code === code && discountPence > 0
    const isBeaten = discountCode !== null && discountCode !== code
    const key = isBeaten ? 'isBetter' : isSaving ? 'isAppliedSaving' : 'isApplied'
    const words = { code, amount: formatPence(discountPence), best: discountCode ?? '' }
    setStatus(t(`discount.${key}`, words))
  }

  const removed = (code: string) => setStatus(t('discount.isRemoved', { code }))

  return { typed, type, apply, choose, isApplying, refusal, status, removed }
}

/** Takes the code off a basket, with what becomes of it. */
export function useRemoveCode(code: string) {
  const store = useAppStore()
  const [isRemoving, setIsRemoving] = useState(false)
  /** @returns whether the basket is without it now */
  async function remove(): Promise<boolean> {
    setIsRemoving(true)
    try {
      await actOnBasket(store, { kind: 'code', code, isWanted: false })
      return true
    } catch (thrown) {
      showFailure(thrown)
      return false
    } finally {
      setIsRemoving(false)
    }
  }
  return { remove, isRemoving }
}
