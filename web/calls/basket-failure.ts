import '#web/messages/cart.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { isApiFailure, type ApiFailure } from './request/api-failure.ts'
import { showFailure, textOfFailure } from './request/show-failure.ts'
import { t } from '#web/messages/i18n.ts'

/** Why a change of the basket failed, with the names and numbers of the failure. */
export function basketFailureText(failure: ApiFailure): string {
  const { code, details } = failure
  if (code === 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART') return limitWords(details)
  if (code === 'PRODUCT_IS_NOT_AVAILABLE') return unavailableWords(details)
  if (details['countedBy'] === 'account') {
    if (code === 'TOO_MANY_UNPAID_ORDERS') return t('cart.tooManyUnpaid')
    if (code === 'TOO_MANY_UNANSWERED_ORDERS') return t('cart.tooManyUnanswered')
  }
  return textOfFailure(failure)
}

/** Shows a toast for such a failure that a screen does not handle itself. */
export function showBasketFailure(thrown: unknown): void {
  if (!isApiFailure(thrown) || thrown.code !== 'CART_IS_AWAITING_PAYMENT')
    return showFailure(thrown, basketFailureText)
  showToast({
    id: thrown.code,
    variant: 'info',
    title: textOfFailure(thrown),
    // Where cards are taken, every page is loaded as a document of its own.
    action: { label: t('cart.checkout'), onPress: () => location.assign(hrefOf(links.checkout())) },
  })
}

type Details = ApiFailure['details']

function limitWords({ reason, name, left, maximum }: Details): string {
  if (reason === 'TOO_FEW_LEFT' && typeof name === 'string' && typeof left === 'number')
    return left > 0 ? t('cart.onlyLeft', { name, count: left }) : t('cart.noneLeft', { name })
  if (typeof maximum === 'number') {
    if (reason === 'LINE_QUANTITY_MAXIMUM') return t('cart.lineIsFull', { maximum })
    if (reason === 'CART_LINES_MAXIMUM') return t('cart.basketIsFull', { maximum })
    if (reason === 'CART_CHOICES_MAXIMUM') return t('cart.basketHasTooMuch')
  }
  return t('error.PRODUCT_COULD_NOT_BE_ADDED_TO_CART')
}

function unavailableWords({ reason, name }: Details): string {
  if (reason === 'notOnMenu') return t('error.NONEXISTING_PRODUCT')
  if (typeof name !== 'string') return t('error.PRODUCT_IS_NOT_AVAILABLE')
  if (reason === 'notSoldThen' || reason === 'storeClosed') return t('cart.notSoldThen', { name })
  return t('cart.noneLeft', { name })
}
