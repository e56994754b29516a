import '#web/styles/orders/later-tip.css'
import '#web/styles/staff/payments.css'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import '#web/messages/tip.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useGetPaymentOptionsQuery } from '#web/calls/payment-calls.ts'
import { useGetLaterTipQuery, useFinishLaterTipMutation } from '#web/calls/payment-calls.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { TipChoice } from '#web/payments/tip-choice.tsx'
import { isServedForCards } from '#web/navigation/card-pages.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { PayTip } from './pay-tip.tsx'

interface OrderTipProps {
  order: Order
  orderToken: string | null
}

/** Tips the courier of a delivered order, or shows the tip. */
export function OrderTip({ order, orderToken }: OrderTipProps) {
  const { t } = useTranslation()
  const named = { params: { orderId: order.id }, orderToken }
  const { data, isError, isFetching, refetch } = useGetLaterTipQuery(named, {
    refetchOnMountOrArgChange: true,
  })
  const [settle] = useFinishLaterTipMutation()
  const [isNew, setIsNew] = useState(false)
  const isProcessing = data?.isProcessing ?? false
  // The customer is back from the bank's own page. A job checks what is not known yet.
  const check = useEffectEvent(() => void settle(named))
  useEffect(() => {
    if (isProcessing) check()
  }, [isProcessing])

  if (!data && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        action={<Button onClick={() => void refetch()}>{t('tip.tryAgain')}</Button>}
      >
        {t('tip.failed')}
      </Banner>
    )
  if (!data) return null
  if (data.tippedPence > 0) return <Given amountPence={data.tippedPence} isNew={isNew} />
  if (data.until === null) return null
  const { until, isCustomers } = data
  return <ToTip {...{ order, orderToken, until, isCustomers }} onPaying={() => setIsNew(true)} />
}

function Given({ amountPence, isNew }: { amountPence: number; isNew: boolean }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus was removed.
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section className="panel later-tip" aria-labelledby="tip-heading">
      <h2 ref={heading} id="tip-heading" tabIndex={-1}>
        {t('tip.given', { amount: formatPence(amountPence) })}
      </h2>
      <p className="soft">{t('tip.thanks')}</p>
    </section>
  )
}

interface ToTipProps extends OrderTipProps {
  until: string
  isCustomers: boolean
  onPaying: () => void
}

function ToTip({ until, ...props }: ToTipProps) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const options = useGetPaymentOptionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [amountPence, setAmountPence] = useState(0)
  const online = options.data?.online
  // This marketplace takes cash only, or it is not known yet.
  if (!online) return null
  return (
    <section className="panel later-tip" aria-labelledby="tip-heading">
      <h2 id="tip-heading">{t('tip.title')}</h2>
      <p className="soft small">{t('tip.lead', { time: timeWords(t, new Date(until), now) })}</p>
      {online.isAvailable && !isServedForCards() && (
        // This document may not have the provider's script; reloaded, it may.
        <Button onClick={() => location.reload()}>{t('tip.choose')}</Button>
      )}
      {online.isAvailable && isServedForCards() && (
        <>
          <TipChoice tipPence={amountPence} onChange={setAmountPence} isLater />
          {amountPence > 0 && <PayTip {...props} online={online} amountPence={amountPence} />}
        </>
      )}
      {!online.isAvailable && (
        <Banner
          variant="warning"
          action={<Button onClick={() => void options.refetch()}>{t('tip.tryAgain')}</Button>}
        >
          {t('tip.unavailable')}
        </Banner>
      )}
    </section>
  )
}
