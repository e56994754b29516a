import type { CartProblem } from '#contract/cart/cart-problem.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { formatPence } from '#rules/money/pence.ts'
import {
  isDiscountRefusal,
  refusalWords,
  type DiscountRemedy,
} from '#web/discount/refusal-messages.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { isOfTime, whyNotThese } from '#web/cart/lines/unavailable-messages.ts'
import { shortTime } from '#web/cart/service-time/slot-messages.ts'
import { formatFee } from '#web/messages/formats.ts'

/** The ways to fix a problem, besides changing lines one by one. */
export type Remedy =
  | 'chooseTime'
  | 'changeAddress'
  | 'collect'
  | 'removeUnavailable'
  | DiscountRemedy

export interface ShownProblem {
  code: CartProblem['code']
  text: string
  remedies: Remedy[]
}

/** A problem's message, with the ways to fix it. */
export function problemWords(
  t: Translate,
  problem: CartProblem,
  cart: Cart,
  now: Date,
): ShownProblem {
  return { code: problem.code, ...wordsOf(t, problem, cart, now) }
}

function wordsOf(
  t: Translate,
  problem: CartProblem,
  cart: Cart,
  now: Date,
): Omit<ShownProblem, 'code'> {
  const store = cart.store.name
  const { code, minimumPence = 0, missingPence = 0, lineIds = [] } = problem
  if (isDiscountRefusal(code)) {
    const { text, remedies } = refusalWords(t, { ...problem, code }, cart, now)
    return { text, remedies: [...remedies, 'removeCode'] }
  }
  switch (code) {
    case 'STORE_IS_CLOSED': {
      const { opensAt, tab } = cart.store
      if (cart.serviceTime !== 'asap' && tab !== 'closed')
        return { text: t('cart.closedThen', { store }), remedies: ['chooseTime'] }
      const text = opensAt
        ? t('cart.closedOpens', { store, time: shortTime(opensAt, now) })
        : t('cart.closed', { store })
      return { text, remedies: tab === 'closed' ? [] : ['chooseTime'] }
    }
    case 'SLOT_HAS_PASSED':
      return { text: t('cart.slotPassed'), remedies: ['chooseTime'] }
    case 'SLOT_IS_FULL':
      return { text: t('cart.slotFull'), remedies: ['chooseTime'] }
    case 'ADDRESS_OUTSIDE_DELIVERY_ZONES': {
      const place = cart.address?.postCode || cart.address?.city || t('cart.yourAddress')
      return { text: outsideText(t, store, place), remedies: outsideRemedies(cart) }
    }
    case 'MINIMUM_ORDER_NOT_REACHED': {
      const amounts = { minimum: formatPence(minimumPence), missing: formatFee(missingPence) }
      return { text: t('cart.belowMinimum', amounts), remedies: [] }
    }
    case 'CART_HAS_UNAVAILABLE_PRODUCTS':
    case 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS': {
      const lines = cart.lines.filter(({ id }) => lineIds.includes(id))
      const isTimeToBlame = lines.some((line) => isOfTime(line.unavailableReason))
      return {
        text: whyNotThese(t, lines),
        remedies: isTimeToBlame ? ['chooseTime', 'removeUnavailable'] : ['removeUnavailable'],
      }
    }
  }
}

export const outsideText = (t: Translate, store: string, place: string): string =>
  t('cart.outside', { store, place: unbroken(place) })

/** Another address helps, and so does collection if the store offers it. */
export const outsideRemedies = ({ store }: Pick<Cart, 'store'>): Remedy[] =>
  store.services.includes('collection') ? ['changeAddress', 'collect'] : ['changeAddress']
