import type { ReactNode } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { isBagToChoose } from '#web/cart/lines/bag-choice.tsx'
import { PromoCode } from '#web/cart/promo-code/promo-code.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergenStatement } from '#web/orders/contents/allergen-statement.tsx'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { OrderLines } from '#web/orders/contents/order-lines.tsx'
import { OrderSum } from '#web/orders/contents/order-sum.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { MenuChanges } from '#web/cart/problems/menu-changes.tsx'
import { CartProblems } from './place-order/cart-problems.tsx'
import { minutesWords } from './when/minutes-messages.ts'
import { RefusalBanner } from './place-order/refusal-banner.tsx'
import type { Refusal } from './place-order/use-place-order.ts'

const slotMs = 15 * 60_000

interface CheckoutSummaryProps {
  cart: Cart
  refusal: Refusal | null
  /** The button. */
  children: ReactNode
}

/** What is being ordered, from whom, and what it costs. */
export function CheckoutSummary({ cart, refusal, children }: CheckoutSummaryProps) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const { store, lines } = cart
  return (
    <section className="panel summary stack" aria-label={t('checkout.summary')}>
      <div className="row">
        <DishThumbnail seed={store.id} dish={store.art.hero} className="summary-picture" />
        <div>
          <h2>{store.name}</h2>
          <p className="small soft">{promiseOf(t, cart, now)}</p>
        </div>
      </div>
      <OrderLines lines={lines.map((line) => ({ ...line, isSoldOut: !line.isAvailable }))} />
      {/* Lists what can be ordered; if nothing can, no allergens are declared. */}
      {lines.some(({ isAvailable }) => isAvailable) && (
        <AllergenStatement verdict={cart.allergens} />
      )}
      {lines.some(({ isAgeRestricted }) => isAgeRestricted) && (
        <Banner variant="info">{t('checkout.challenge')}</Banner>
      )}
      <PromoCode cart={cart} />
      <OrderSum
        amounts={cart}
        isBagToChoose={isBagToChoose(cart)}
        deliveryFeeUnknown={cart.isDeliveryFeeKnown ? undefined : t('checkout.addressDecides')}
      />
      <MenuChanges cart={cart} />
      <CartProblems cart={cart} />
      {refusal && <RefusalBanner refusal={refusal} cart={cart} />}
      {children}
      <p className="tiny muted">
        {t('checkout.soldBy', {
          legalName: store.legalName,
          address: unbroken(store.sellerAddress),
        })}
      </p>
    </section>
  )
}

/** "Delivery, 25 to 35 minutes", or the chosen slot. */
function promiseOf(t: Translate, cart: Cart, now: Date): string {
  const { serviceTime, minutes } = cart
  const service = t(`checkout.${cart.serviceType}`)
  if (serviceTime === 'asap')
    return minutes ? t('checkout.summaryAt', { service, time: minutesWords(t, minutes) }) : service
  const from = new Date(serviceTime)
  const time = t('checkout.summaryDays', {
    time: timeWords(t, from, now),
    end: formatLondonTime(new Date(from.getTime() + slotMs)),
  })
  return t('checkout.summaryAt', { service, time })
}
