import { CreditCard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OrderLines } from '#web/orders/contents/order-lines.tsx'
import { OrderSum } from '#web/orders/contents/order-sum.tsx'
import type { AwaitingOrder, Payment } from '#web/payments/use-payment.ts'
import { FinishPaying } from './finish-paying.tsx'
import { deleteAttempt } from '#web/checkout/place-order/order-attempt.ts'
import { PaymentNews } from './payment-news.tsx'
import { useFocusHandover } from '#web/checkout/use-focus-handover.ts'

interface AwaitingPaymentProps {
  cart: Cart
  awaiting: AwaitingOrder
  payment: Payment
}

/** A payment was started here before, in another tab or before a reload. It can be finished or stopped. */
export function AwaitingPayment({ cart, awaiting, payment }: AwaitingPaymentProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState<'begun' | 'looking' | 'paying' | 'stopping'>('begun')
  const [isUnanswered, setIsUnanswered] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const whole = useFocusHandover<HTMLDivElement>()
  const total = formatPence(cart.totalPence)
  const isBusy = payment.stage !== null
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const finish = async () => {
    setStep('looking')
    setIsUnanswered(false)
    const outcome = await payment.check(awaiting)
    setIsUnanswered(outcome?.kind === 'unknown')
    setStep(outcome?.kind === 'awaiting' ? 'paying' : 'begun')
  }
  const stop = async () => {
    const before = step
    setStep('stopping')
    const outcome = await payment.stop(awaiting)
    deleteAttempt()
    setStep(before)
    if (outcome?.kind !== 'notCharged') return
    const title = t('payments.notCharged')
    showToast({ id: 'stopped', variant: 'positive', title, text: t('payments.stoppedText') })
  }
  return (
    <div ref={whole} className="page two-col">
      <div className="steps">
        <h1>{t('checkout.title')}</h1>
        <section className="panel step awaiting">
          <div className="row at-top">
            <Icon of={CreditCard} />
            <div>
              <h2 ref={heading} tabIndex={-1}>
                {t('payments.unfinished', { total })}
              </h2>
              <p className="soft">{t('payments.unfinishedText')}</p>
            </div>
          </div>
          <PaymentNews payment={payment} />
          {isUnanswered && (
            <Banner variant="warning" isAnnounced>
              {t('payments.statusFailed')}
            </Banner>
          )}
          {step === 'paying' && <FinishPaying cart={cart} awaiting={awaiting} payment={payment} />}
          <div className="row wrap awaiting-acts">
            {step !== 'paying' && (
              <Button
                variant="primary"
                size="lg"
                isLoading={step === 'looking'}
                loadingLabel={t('payments.finishing')}
                onClick={() => isBusy || void finish()}
              >
                {t('payments.finish')}
              </Button>
            )}
            <Button
              size="lg"
              isLoading={step === 'stopping'}
              loadingLabel={t('payments.stopping')}
              onClick={() => isBusy || void stop()}
            >
              {t('payments.stop')}
            </Button>
          </div>
        </section>
      </div>
      <aside>
        <section className="panel summary stack" aria-label={t('checkout.summary')}>
          <h2>{cart.store.name}</h2>
          <OrderLines lines={cart.lines} />
          <OrderSum amounts={cart} />
        </section>
      </aside>
    </div>
  )
}

/** The customer is back from the bank's page, and the result of the payment is not known yet. */
export function PaymentChecked({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  return (
    <div className="page two-col" aria-busy>
      <div className="steps">
        <h1>{t('checkout.title')}</h1>
        <section className="panel step">
          <p role="status" className="strong">
            {t('payments.checking')}
          </p>
          <PaymentNews payment={payment} />
          <Skeleton height="9.5rem" radius="var(--radius-md)" />
        </section>
      </div>
    </div>
  )
}
