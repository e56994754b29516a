import type { StripeElements, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

interface WalletButtonsProps {
  elements: StripeElements | null
  /** Whether the wallet may open; answers synchronously, because it does not wait. */
  mayOpen: () => boolean
  /** Its owner has agreed. @returns whether the order is placed and its money authorised */
  onAgreed: () => Promise<boolean>
}

const heightPx = 50

/** Apple Pay and Google Pay, on devices that have them: one press orders and pays. */
export function WalletButtons({ elements, mayOpen, onAgreed }: WalletButtonsProps) {
  const { t } = useTranslation()
  const { marketplaceName } = useSiteFacts()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'waiting' | 'some' | 'none'>('waiting')
  const open = useEffectEvent(mayOpen)
  const agree = useEffectEvent(async (event: StripeExpressCheckoutElementConfirmEvent) => {
    if (!(await onAgreed())) event.paymentFailed({ reason: 'fail' })
  })
  const name = useEffectEvent(() => marketplaceName)
  useEffect(() => {
    if (!elements || !place.current) return undefined
    const element = elements.create('expressCheckout', {
      buttonHeight: heightPx,
      buttonType: { applePay: 'order', googlePay: 'order' },
      business: { name: name() },
      layout: { maxColumns: 2, maxRows: 1, overflow: 'never' },
      paymentMethods: {
        applePay: 'auto',
        googlePay: 'auto',
        link: 'never',
        amazonPay: 'never',
        paypal: 'never',
        klarna: 'never',
      },
    })
    element.on('ready', ({ availablePaymentMethods: some }) =>
      setShown(some?.applePay || some?.googlePay ? 'some' : 'none'),
    )
    element.on('loaderror', () => setShown('none'))
    element.on('click', (event) => {
      if (open()) event.resolve()
      else event.reject()
    })
    element.on('confirm', (event) => void agree(event))
    element.mount(place.current)
    return () => {
      element.destroy()
      setShown('waiting')
    }
  }, [elements])
  if (shown === 'none') return null
  return (
    <div className="wallets" role="group" aria-label={t('payments.express')}>
      <div className="wallets-place">
        {shown === 'waiting' && <Skeleton height={`${heightPx}px`} radius="var(--radius-md)" />}
        <div ref={place} className={classNames(shown === 'waiting' && 'unready')} />
      </div>
      <p className="wallets-or small muted">{t('payments.expressOr')}</p>
    </div>
  )
}
