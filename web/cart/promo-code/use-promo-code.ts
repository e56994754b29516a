import { useMemo, useState } from 'react'
import { useAppStore } from '#web/state/store.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { discountCodeOf } from '#rules/discount/discount-terms.ts'
import { formatPence } from '#rules/money/pence.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { cartApi, cachedCart } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { changeBasket } from '#web/cart/basket/basket-queue.ts'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored } from '#web/state/persistence/stored-values.ts'

const { applyDiscount, removeDiscount } = cartApi.endpoints
const untracked = { track: false }

/**
 * The calls that add a code to a basket and remove one, each sent when the changes before it are answered.
 * They resolve to the basket, and reject with an `ApiFailure`.
 */
export function useCodeCalls() {
  const store = useAppStore()
  return useMemo(() => {
    const change = (send: (cartToken: string) => Promise<Cart>) =>
      changeBasket(store, { kind: 'call', send })
    return {
      applyCode: (discountCode: string, { isChosen = false } = {}) =>
        change((cartToken) => {
          const query = isChosen ? { isChosen } : {}
          const call = { params: { cartToken, discountCode }, query }
          return store.dispatch(applyDiscount.initiate(call, untracked)).unwrap()
        }),
      removeCode: (discountCode: string) =>
        change((cartToken) => {
          const call = { params: { cartToken, discountCode } }
          return store.dispatch(removeDiscount.initiate(call, untracked)).unwrap()
        }),
    }
  }, [store])
}

/** Why a code was refused, for the basket as it was. */
export interface CodeRefusal {
  /** `empty`: none was typed. */
  failure: ApiFailure | 'empty'
  /** `codeDependencies` of it. */
  dependsOn: string
}

/**
 * The parts of a basket that decide whether a code applies: while they are unchanged, an answer stays valid.
 */
export const codeDependencies = (cart: Cart): string =>
  JSON.stringify([
    cart.serviceType,
    cart.serviceTime,
    cart.subtotalPence,
    cart.itemCount,
    cart.isDeliveryFeeKnown && cart.deliveryFeePence,
    cart.discountCode,
  ])

/** The current cart, which comes with the refusal of a code that it has already. */
function cartOfRefusal(failure: CodeRefusal['failure']): Cart | null {
  if (failure === 'empty' || failure.code !== 'DISCOUNT_ALREADY_APPLIED') return null
  return failure.details['cart'] as Cart // As the contract has it.
}

/** A code that no discount can have is refused as the server would. */
const NOT_VALID = { status: 404, code: 'DISCOUNT_NOT_VALID', fields: [] }

/** Typing and applying a promo code: the typed text stays until it is applied. */
export function usePromoCode(cart: Cart) {
  const { t } = useTranslation()
  const store = useAppStore()
  const { applyCode } = useCodeCalls()
  const { cartToken } = cart
  const [typed, setTyped] = useState(() => storedCode(cartToken))
  const [isApplying, setIsApplying] = useState(false)
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null)
  const [status, setStatus] = useState('')

  const type = (text: string) => {
    setTyped(text)
    storeCode(cartToken, text)
    if (refusal?.failure === 'empty') setRefusal(null)
  }

  const refuse = (failure: CodeRefusal['failure']) => {
    // Another tab may have changed the basket; then the refusal brings the current one.
    const newest = cartOfRefusal(failure) ?? cachedCart(store, cartToken) ?? cart
    setRefusal({ failure, dependsOn: codeDependencies(newest) })
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
      setStatus(appliedText(t, code, await applyCode(code)))
      type('')
      return true
    } catch (thrown) {
      refuse(isApiFailure(thrown) ? thrown : NO_ANSWER)
      return false
    } finally {
      setIsApplying(false)
    }
  }

  /** Applies a code of the basket instead of a better one. */
  async function choose(code: string): Promise<void> {
    setStatus('')
    setRefusal(null)
    try {
      setStatus(appliedText(t, code, await applyCode(code, { isChosen: true })))
    } catch (thrown) {
      showFailure(thrown)
    }
  }

  const removed = (code: string) => setStatus(t('discount.isRemoved', { code }))

  return { typed, type, apply, choose, isApplying, refusal, status, removed }
}

/** The result of adding a code to a basket. */
function appliedText(
  t: Translate,
  code: string,
  { discountPence, discount, discountCode }: Cart,
): string {
  const isSaving = discount?.code === code && discountPence > 0
  const isBeaten = discountCode !== null && discountCode !== code
  const key = isBeaten ? 'isBetter' : isSaving ? 'isAppliedSaving' : 'isApplied'
  const words = { code, amount: formatPence(discountPence), best: discountCode ?? '' }
  return t(`discount.${key}`, words)
}

/** Removes the code from a basket, and returns the result. */
export function useRemoveCode(code: string) {
  const { removeCode } = useCodeCalls()
  const [isRemoving, setIsRemoving] = useState(false)
  /** @returns whether the basket is without it now */
  async function remove(): Promise<boolean> {
    setIsRemoving(true)
    try {
      await removeCode(code)
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

/* A typed code that is not applied yet, until the browser is closed: going back shows it again. */

/** The code that was typed for a cart; empty without one. */
function storedCode(cartToken: string): string {
  const [token, typed] = readStored(stored.typedCode) ?? []
  return token === cartToken && typed ? typed : ''
}

function storeCode(cartToken: string, typed: string): void {
  writeStored(stored.typedCode, [cartToken, typed])
}
