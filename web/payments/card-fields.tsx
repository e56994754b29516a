import type { StripeElements } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Payer } from './confirm-payment.ts'

interface CardFieldsProps {
  elements: StripeElements | null
  /** The payer's details, if they may be incomplete when the card is typed. */
  payer?: Payer
  /** Called when the fields could not be loaded. */
  onFailed: () => void
}

/** The provider's fields for a card: neither our pages nor our server ever see what is typed there. */
export function CardFields({ elements, payer, onFailed }: CardFieldsProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const failed = useRef(onFailed)
  const [readyFor, setReadyFor] = useState<StripeElements | null>(null)
  const isReady = elements !== null && readyFor === elements
  // The provider may ask for details that we don't pass, if the card needs them.
  const wishFor = useEffectEvent((part: keyof Payer) => (payer?.[part] === '' ? 'auto' : 'never'))
  useEffect(() => {
    failed.current = onFailed
  })
  useEffect(() => {
    if (!elements || !place.current) return undefined
    const element = elements.create('payment', {
      layout: { type: 'tabs' },
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
      fields: {
        billingDetails: {
          name: wishFor('name'),
          email: wishFor('email'),
          phone: wishFor('phone'),
          address: 'if_required',
        },
      },
      // Our own text says what is saved, and what for.
      terms: { card: 'never' },
    })
    element.on('ready', () => setReadyFor(elements))
    element.on('loaderror', () => failed.current())
    element.mount(place.current)
    return () => element.destroy()
  }, [elements])
  return (
    <div
      className="card-fields"
      role="group"
      aria-label={t('payments.cardFields')}
      aria-busy={!isReady}
    >
      {!isReady && (
        <div className="card-fields-wait">
          <span className="sr">{t('payments.loading')}</span>
          <Skeleton height="4.9rem" radius="var(--radius-md)" />
          <Skeleton height="4.9rem" radius="var(--radius-md)" />
        </div>
      )}
      <div ref={place} className={classNames('card-frame', !isReady && 'unready')} />
    </div>
  )
}
