import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AwaitingOrder, Payment } from '#web/payments/use-payment.ts'
import { WalletButtons } from '#web/payments/wallet-buttons.tsx'
import { CardChoices } from './card-choices.tsx'
import { deleteAttempt, storedAttempt } from '#web/checkout/place-order/order-attempt.ts'
import { NoCards } from './no-cards.tsx'
import { useCardPayment } from './use-card-payment.ts'
import { usePayChoice } from './use-pay-choice.ts'
import type { PayingHow } from '#web/checkout/place-order/use-place-order.ts'

interface FinishPayingProps {
  cart: Cart
  awaiting: AwaitingOrder
  payment: Payment
}

/** The card choices again, for an order that lacks only its payment. */
export function FinishPaying({ cart, awaiting, payment }: FinishPayingProps) {
  const { t } = useTranslation()
  const { totalPence } = cart
  const total = formatPence(totalPence)
  const choice = usePayChoice(cart, { totalPence, isUnfinished: true })
  // The payment intent does not change, so the fields must match it.
  const [savesCard] = useState(() => {
    const attempt = storedAttempt()
    return attempt?.cartToken === cart.cartToken && attempt.savesCard
  })
  const cardPayment = useCardPayment(choice, { amountPence: totalPence, savesCard })
  const [isCardWrong, setIsCardWrong] = useState(false)
  const isBusy = payment.stage !== null
  // The button that opened this is no longer mounted.
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])

  const pay = async (how: PayingHow | null) => {
    if (!how || how === 'cash') return false
    const outcome = await payment.pay(awaiting, how)
    if (outcome?.kind === 'notCharged' || outcome?.kind === 'missing') deleteAttempt()
    return outcome?.kind === 'placed'
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isRight = await cardPayment.check()
    setIsCardWrong(!isRight)
    const { name = '', email = '', phone = '' } = cart.contact ?? {}
    if (isRight) await pay(cardPayment.how({ name, email, phone }))
  }
  const payByWallet = async () => {
    const { error } = (await cardPayment.wallets?.submit()) ?? {}
    return error ? false : pay(cardPayment.howByWallet())
  }
  return (
    <form className="step" noValidate onSubmit={(event) => void submit(event)}>
      <p ref={first} tabIndex={-1}>
        {t('payments.stillNotPaid', { total })}
      </p>
      <NoCards choice={choice} />
      <div className="step" inert={isBusy}>
        {choice.taken === 'yes' && (
          <WalletButtons
            elements={cardPayment.wallets}
            mayOpen={() => !isBusy}
            onAgreed={payByWallet}
          />
        )}
        <fieldset className="pays">
          <legend className="sr">{t('checkout.payment')}</legend>
          {!choice.isKnown && <Skeleton className="pays-wait" height="14rem" />}
          {choice.isKnown && choice.taken === 'yes' && (
            <CardChoices
              choice={choice}
              cardPayment={cardPayment}
              fault={isCardWrong ? 'check' : null}
            />
          )}
        </fieldset>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        disabled={!choice.isKnown || choice.way.kind === 'cash'}
        isLoading={isBusy}
        loadingLabel={t('payments.paying')}
      >
        {t('payments.payTotal', { total })}
      </Button>
    </form>
  )
}
