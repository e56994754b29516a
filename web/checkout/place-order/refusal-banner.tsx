import { Link } from 'react-router'
import { formatPence } from '#rules/money/pence.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { basketFailureText } from '#web/calls/basket-failure.ts'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { CodeProblem, RemoveCode } from '#web/cart/promo-code/code-refusal.tsx'
import { isDiscountRefusal } from '#web/discount/refusal-messages.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOpenOrders } from '#web/orders/list/use-open-orders.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { cartInRefusal, isGoneAgain, isUnanswered, placeOf } from './refusal.ts'
import type { Refusal } from './use-place-order.ts'

interface RefusalBannerProps {
  refusal: Refusal
  /** The current cart. */
  cart: Cart
}

/** Why the order was refused, unless the page already shows it elsewhere. */
export function RefusalBanner({ refusal, cart }: RefusalBannerProps) {
  const { t } = useTranslation()
  const { failure, seenTotalPence, seenVersion } = refusal
  const place = placeOf(failure)
  // The cart in the refusal replaces it a moment later.
  const isCartOld = cart.totalPence === seenTotalPence
  if (place === 'total')
    return (
      <ProblemBanner
        title={t('checkout.totalChanged', {
          was: formatPence(seenTotalPence),
          now: formatPence((isCartOld && cartInRefusal(failure)?.totalPence) || cart.totalPence),
        })}
      >
        {t('checkout.totalAdvice')}
      </ProblemBanner>
    )
  if (place === 'code' && !cart.problems.some(({ code }) => isDiscountRefusal(code)))
    return (
      <ProblemBanner
        title={<CodeProblem refusal={{ failure }} cart={cart} />}
        action={<RemoveCode cart={cart} />}
      />
    )
  if (isGoneAgain(failure, seenVersion, cart))
    return <ProblemBanner title={textOfFailure(failure)}>{t('checkout.retryAdvice')}</ProblemBanner>
  if (failure.code === 'TOO_MANY_UNANSWERED_ORDERS')
    return <TooManyUnanswered failure={failure} cart={cart} />
  if (place === 'payment') return <ProblemBanner title={basketFailureText(failure)} />
  if (failure.status === 0)
    return (
      <ProblemBanner title={t('checkout.noAnswer')}>{t('checkout.noAnswerAdvice')}</ProblemBanner>
    )
  if (place === 'button' && failure.fields.length === 0)
    return (
      <ProblemBanner title={textOfFailure(failure)}>
        {isUnanswered(failure) && t('checkout.noAnswerAdvice')}
      </ProblemBanner>
    )
  return null
}

/** With links to the restaurant and to the orders that this browser knows to be waiting for an answer. */
function TooManyUnanswered({ failure, cart }: { failure: ApiFailure; cart: Cart }) {
  const { t } = useTranslation()
  const waiting = useOpenOrders().filter(
    ({ order: { status, store } }) => status === 'pending' && store.id === cart.store.id,
  )
  return (
    <ProblemBanner
      title={basketFailureText(failure)}
      action={
        <>
          <a href={`tel:${cart.store.phone.replaceAll(' ', '')}`}>
            {t('checkout.ringStore', { store: cart.store.name, phone: cart.store.phone })}
          </a>
          {waiting.map(({ order: { id, number }, token }) => (
            <Link key={id} to={links.order(id, token)}>
              {t('checkout.seeWaitingOrder', { number })}
            </Link>
          ))}
        </>
      }
    />
  )
}
