import { Banknote, Lock } from 'lucide-react'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Payment } from '#web/payments/use-payment.ts'
import { WalletButtons } from '#web/payments/wallet-buttons.tsx'
import { CardChoices, type CardWaysProps } from './card-choices.tsx'
import { NoCards } from './no-cards.tsx'
import { PaymentNews } from './payment-news.tsx'
import { TipChoice } from '#web/payments/tip-choice.tsx'
import type { PayChoice } from './use-pay-choice.ts'
import { takesTip } from './payment-choices.ts'
import { useLayoutEffect, useRef } from 'react'

interface HowToPayProps extends CardWaysProps {
  cart: Cart
  payment: Payment
  /** Whether a wallet may open; answers synchronously. */
  mayOpenWallet: () => boolean
  onWalletAgreed: () => Promise<boolean>
  onTip: (tipPence: number) => void
}

/** By card, by a wallet, or in cash to the courier or at the counter. */
export function PayStep(props: HowToPayProps) {
  const { cart, payment, choice, cardPayment, mayOpenWallet, onWalletAgreed, onTip } = props
  const { t } = useTranslation()
  const { taken, isKnown, way } = choice
  const isByCard = isKnown && way.kind !== 'cash'
  const holdSteady = useSteadyChoice()
  return (
    <section className="panel step">
      <h2>{t('checkout.pay')}</h2>
      <PaymentNews payment={payment} />
      <NoCards choice={choice} />
      {taken === 'yes' && (
        <WalletButtons
          elements={cardPayment.wallets}
          mayOpen={mayOpenWallet}
          onAgreed={onWalletAgreed}
        />
      )}
      <fieldset className="pays" onChangeCapture={holdSteady}>
        <legend className="sr">{t('checkout.payment')}</legend>
        {!isKnown && <Skeleton className="pays-wait" height="18rem" />}
        {isKnown && taken === 'yes' && <CardChoices {...props} />}
        <CashWay cart={cart} choice={choice} />
      </fieldset>
      {isByCard && takesTip(cart, way) && (
        <TipChoice key={cart.cartToken} tipPence={cart.tipPence} onChange={onTip} />
      )}
      <p className="small soft row at-top">
        <Icon of={Lock} />
        <span>{t(isByCard ? 'payments.chargedOnceAccepted' : 'checkout.payNothing')}</span>
      </p>
    </section>
  )
}

function CashWay({ cart, choice }: { cart: Cart; choice: PayChoice }) {
  const { t } = useTranslation()
  const { serviceType, totalPence, tipPence } = cart
  const { isKnown, way, choose } = choice
  // Only a payment by card can have a tip.
  const total = formatPence(totalPence - tipPence)
  return (
    <div className="pay">
      <Choice
        type="radio"
        name="paymentMethod"
        value="cash"
        checked={isKnown && way.kind === 'cash'}
        onChange={() => choose({ kind: 'cash' })}
        end={<Icon of={Banknote} />}
        small={t(serviceType === 'delivery' ? 'checkout.cashDelivery' : 'checkout.cashCollection', {
          total,
        })}
      >
        <span className="strong">{t('checkout.cash')}</span>
      </Choice>
    </div>
  )
}

/**
 * Holds the pressed choice at its position on the screen when the content of another choice above it closes.
 *
 * @returns for the `onChangeCapture` of the element around the choices
 */
function useSteadyChoice(): (event: { target: EventTarget }) => void {
  const pressed = useRef<{ element: Element; top: number } | null>(null)
  // Runs at the first render after the press, which shows the choice.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { element, top } = pressed.current
    pressed.current = null
    const by = element.getBoundingClientRect().top - top
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
  })
  return ({ target }) => {
    if (!(target instanceof Element)) return
    pressed.current = { element: target, top: target.getBoundingClientRect().top }
  }
}
