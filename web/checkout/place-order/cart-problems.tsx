import { Link } from 'react-router'
import type { CartProblem } from '#contract/cart/cart-problem.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import {
  useChangeCartDetailsMutation,
  useRemoveUnavailableProductsMutation,
} from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { LogIn, RemoveCode } from '#web/cart/promo-code/code-refusal.tsx'
import {
  isDiscountRefusal,
  refusalWords,
  type DiscountRefusal,
} from '#web/discount/refusal-messages.ts'
import { links } from '#web/links.ts'
import { whyNotThese } from '#web/cart/lines/unavailable-messages.ts'
import { formatFee } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ProblemBanner } from './problem-banner.tsx'

/** Problems of the items themselves (too few, sold out) and of a promo code. */
export function CartProblems({ cart }: { cart: Cart }) {
  return cart.problems.map((problem) => {
    if (problem.code === 'MINIMUM_ORDER_NOT_REACHED')
      return <BelowMinimum key={problem.code} cart={cart} problem={problem} />
    if (problem.code === 'CART_HAS_UNAVAILABLE_PRODUCTS')
      return <SoldOut key={problem.code} cart={cart} problem={problem} />
    if (problem.code === 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS')
      return <SoldOut key={problem.code} cart={cart} problem={problem} />
    const { code } = problem
    if (isDiscountRefusal(code))
      return <CodeRefused key={code} cart={cart} refusal={{ ...problem, code }} />
    return null
  })
}

interface ProblemProps {
  cart: Cart
  problem: CartProblem
}

function BelowMinimum({ cart: { store, serviceType }, problem }: ProblemProps) {
  const { t } = useTranslation()
  const { minimumPence = 0, missingPence = 0 } = problem
  return (
    <ProblemBanner
      title={t('checkout.minimum', { minimum: formatPence(minimumPence) })}
      action={
        <Link className={buttonClass({ size: 'sm' })} to={links.store(store.slug, serviceType)}>
          {t('checkout.backToMenu')}
        </Link>
      }
    >
      {t('checkout.minimumAdvice', { missing: formatFee(missingPence) })}
    </ProblemBanner>
  )
}

/** An invalid promo code must be removed or made valid before the order can be placed. */
function CodeRefused({ cart, refusal }: { cart: Cart; refusal: DiscountRefusal }) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const { store, serviceType, cartToken } = cart
  const { text, remedies } = refusalWords(t, refusal, cart, now)
  const other = serviceType === 'delivery' ? 'collection' : 'delivery'
  const [changeDetails, { isLoading }] = useChangeCartDetailsMutation()
  const change = () =>
    changeDetails({ params: { cartToken }, body: { serviceType: other } })
      .unwrap()
      .catch(showFailure)
  return (
    <ProblemBanner
      title={text}
      action={
        <>
          {remedies.includes('toMenu') && (
            <Link className={buttonClass({ size: 'sm' })} to={links.store(store.slug, serviceType)}>
              {t('checkout.backToMenu')}
            </Link>
          )}
          {(remedies.includes('collect') || remedies.includes('deliver')) && (
            <Button
              size="sm"
              isLoading={isLoading}
              loadingLabel={t('checkout.changing')}
              onClick={() => void change()}
            >
              {t(other === 'collection' ? 'checkout.collectInstead' : 'checkout.deliverInstead')}
            </Button>
          )}
          {remedies.includes('logIn') && <LogIn />}
          <RemoveCode cart={cart} />
        </>
      }
    >
      {remedies.includes('chooseTime') && t('checkout.codeTimeAdvice')}
    </ProblemBanner>
  )
}

function SoldOut({ cart, problem }: ProblemProps) {
  const { t } = useTranslation()
  const [remove, { isLoading }] = useRemoveUnavailableProductsMutation()
  const { cartToken, serviceType, serviceTime, lines, store } = cart
  const these = lines.filter(({ id }) => problem.lineIds?.includes(id))
  const removeThem = async () => {
    try {
      await remove({ params: { cartToken }, query: { serviceType, serviceTime } }).unwrap()
    } catch (thrown) {
      showFailure(thrown)
    }
  }
  return (
    <ProblemBanner
      title={whyNotThese(t, these)}
      action={
        <>
          <Button
            size="sm"
            isLoading={isLoading}
            loadingLabel={t('checkout.removing')}
            onClick={() => void removeThem()}
          >
            {t('checkout.removeThem', { count: these.length })}
          </Button>
          <Link className={buttonClass({ size: 'sm' })} to={links.store(store.slug, serviceType)}>
            {t('checkout.backToMenu')}
          </Link>
        </>
      }
    />
  )
}
