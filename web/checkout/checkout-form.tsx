import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Cart } from '#contract/cart/cart.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Payment } from '#web/payments/use-payment.ts'
import { isBagToChoose } from '#web/cart/lines/bag-choice.tsx'
import { deliveryStepSet } from '#web/state/app.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { GuestOrLogIn, useGuestChoice } from './who/guest-or-log-in.tsx'
import { useHandOver } from './where/hand-over.tsx'
import { PayStep } from './pay/pay-step.tsx'
import { OrderButton } from './place-order/order-button.tsx'
import { PackingStep } from './when/packing-step.tsx'
import { isPlaceable, placeOf } from './place-order/refusal.ts'
import { useCardPayment } from './pay/use-card-payment.ts'
import {
  showFieldFaults,
  useCheckoutFields,
  type CheckoutFormState,
} from './use-checkout-fields.ts'
import { useSaveAddress } from './where/use-save-address.ts'
import { useSlotReservation } from './when/use-slot-reservation.ts'
import { usePayChoice, type PayChoice } from './pay/use-pay-choice.ts'
import { usePayDetails } from './pay/use-pay-details.ts'
import {
  usePlaceOrder,
  type PayingHow,
  type PlacedOrder,
  type Refusal,
} from './place-order/use-place-order.ts'
import { useSaveDetails } from './use-save-details.ts'
import { WhenStep } from './when/when-step.tsx'
import { WhereStep } from './where/where-step.tsx'
import { WhoStep } from './who/who-step.tsx'

interface CheckoutFormProps {
  cart: Cart
  payment: Payment
  onPlaced: (order: PlacedOrder, cartToken: string) => void
}

/** The submit button is outside this form, next to the promo code, which has a form of its own. */
const FORM = 'checkout'

/** The whole checkout of a basket that is not empty. */
export function CheckoutForm({ cart, payment, onPlaced }: CheckoutFormProps) {
  const { t } = useTranslation()
  const form = useCheckoutFields(cart)
  const element = useRef<HTMLFormElement>(null)
  const { element: whole, tries, tryAgain } = useFirstProblem()
  const { saveNow, changeInTurn, afterChanges } = useSaveDetails(cart, form, element)
  const { isOpen: isWanted, orderAsGuest } = useGuestChoice()
  const [isChangingAddress, setIsChangingAddress] = useState(false)
  const { totalPence } = cart
  const choice = usePayChoice(cart, { totalPence, isUnfinished: false })
  const cardPayment = useCardPayment(choice, {
    amountPence: totalPence,
    savesCard: choice.savesCard ?? false,
  })
  const { setTip, saveCard } = usePayDetails(cart, choice, changeInTurn)
  const isCash = choice.isKnown && choice.way.kind === 'cash'
  const handOver = useHandOver(cart, isCash ? 'cash' : 'online', changeInTurn)
  const [isCardWrong, setIsCardWrong] = useState(false)
  const saveAddress = useSaveAddress(cart, form)
  const { place, isPlacing, refusal } = usePlaceOrder(cart, payment, onPlaced)
  const [isChecking, setIsChecking] = useState(false)
  const isBusy = isChecking || isPlacing || payment.stage !== null
  const isStepDone = useDeliveryStep(cart, form, isChangingAddress)
  useSlotReservation(cart, changeInTurn, isBusy)

  useLeadToProblem({ refusal, form, choice, payment, tryAgain })

  const order = async (how: PayingHow) => {
    const isPlaced = await place(async () => {
      await saveNow()
      await saveCard()
      await handOver.saveFor(how === 'cash' ? 'cash' : 'online')
    }, how)
    if (isPlaced) saveAddress()
    else tryAgain()
    return isPlaced
  }
  /** How it is paid; null where something has to be put right first. */
  const check = async (): Promise<PayingHow | null> => {
    setIsCardWrong(false)
    const isRight = await form.trigger()
    // The press may follow a choice that is still being sent.
    const chosen = await afterChanges()
    const isComplete = isPlaceable(chosen) && !isBagToChoose(chosen)
    if (!isRight || !isComplete || isChangingAddress) return null
    const isCardRight = await cardPayment.check()
    setIsCardWrong(!isCardRight)
    const { name, email, phone } = form.getValues()
    return isCardRight ? cardPayment.how({ name, email, phone }) : null
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsChecking(true)
    const how = await check().finally(() => setIsChecking(false))
    if (how) await order(how)
    else tryAgain()
  }
  const orderByWallet = async () => {
    const { error } = (await cardPayment.wallets?.submit()) ?? {}
    const how = cardPayment.howByWallet()
    return how !== null && !error && order(how)
  }
  const mayOpenWallet = () => {
    if (isStepDone && !isBusy && !isBagToChoose(cart)) return true
    void form.trigger().then(tryAgain)
    return false
  }
  const by = isCash ? 'cash' : choice.isKnown ? 'card' : null
  const button = (
    <OrderButton
      form={FORM}
      totalPence={totalPence}
      by={by}
      isPlacing={isChecking || isPlacing}
      stage={payment.stage}
    />
  )

  return (
    <FormProvider {...form}>
      <div ref={whole} className="page two-col">
        <form
          ref={element}
          id={FORM}
          className="steps"
          noValidate
          // Disabled while an order is being placed; the bank's page is not inside it.
          inert={isBusy}
          onSubmit={(event) => void submit(event)}
        >
          <h1>{t('checkout.title')}</h1>
          {isWanted && <GuestOrLogIn onGuest={orderAsGuest} />}
          <WhereStep
            cart={cart}
            tries={tries}
            isChanging={isChangingAddress}
            setIsChanging={setIsChangingAddress}
            changeInTurn={changeInTurn}
            handOver={handOver}
          />
          <WhenStep cart={cart} />
          <PackingStep cart={cart} isTried={tries > 0} changeInTurn={changeInTurn} />
          <WhoStep storePhone={cart.store.phone} />
          <PayStep
            cart={cart}
            payment={payment}
            choice={choice}
            cardPayment={cardPayment}
            fault={isCardWrong ? 'check' : (payment.notCharged?.why ?? null)}
            mayOpenWallet={mayOpenWallet}
            onWalletAgreed={orderByWallet}
            onTip={setTip}
          />
        </form>
        <aside>
          <CheckoutSummary cart={cart} refusal={refusal}>
            <div className="only-desktop">{button}</div>
          </CheckoutSummary>
        </aside>
        <div className="pay-bar only-phone">{button}</div>
      </div>
    </FormProvider>
  )
}

interface Reasons {
  refusal: Refusal | null
  form: CheckoutFormState
  choice: PayChoice
  payment: Payment
  tryAgain: () => void
}

/** Shows each problem that blocks the order where it can be fixed. */
function useLeadToProblem({ refusal, form, choice, payment, tryAgain }: Reasons): void {
  const refetchCards = useEffectEvent(choice.refetch)
  useEffect(() => {
    if (!refusal) return
    showFieldFaults(form, refusal.failure)
    if (placeOf(refusal.failure) === 'payment') refetchCards()
    tryAgain()
  }, [refusal, form, tryAgain])

  const { notCharged } = payment
  useEffect(() => {
    if (notCharged?.why) tryAgain()
  }, [notCharged, tryAgain])
}

/**
 * Whether only the payment is missing. The state stores it on each change, because the press of a wallet's
 * button cannot wait for the form's validation.
 */
function useDeliveryStep(
  cart: Cart,
  { formState: { isValid } }: CheckoutFormState,
  isChangingAddress: boolean,
): boolean {
  const dispatch = useAppDispatch()
  const isDone = isValid && isPlaceable(cart) && !isChangingAddress
  useEffect(() => {
    dispatch(deliveryStepSet(isDone))
  }, [dispatch, isDone])
  useEffect(
    () => () => {
      dispatch(deliveryStepSet(false))
    },
    [dispatch],
  )
  return useAppSelector(({ app }) => app.isDeliveryStepDone)
}

/**
 * Moves the focus to the first problem of a page after each failed attempt to order: at once, or as soon as
 * the page shows it, unless the focus has moved on by then. An element with `data-no-problem` does not count.
 */
function useFirstProblem() {
  const element = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const seeking = useRef<{ from: Element | null } | null>(null)
  const [tryAgain] = useState(() => () => {
    seeking.current = { from: document.activeElement }
    setTries((count) => count + 1)
  })

  // At every render, because the next answer may bring the problem.
  useEffect(() => {
    if (!seeking.current) return
    const first = element.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not([data-no-problem]), [data-problem]',
    )
    if (!first) return
    const { from } = seeking.current
    const hasStayed = document.activeElement === from || document.activeElement === document.body
    seeking.current = null
    if (hasStayed) first.focus()
  })

  return { element, tries, tryAgain }
}
