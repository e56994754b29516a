import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Cart } from '#contract/cart.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { OrderButton } from './order-button.tsx'
import { isPlaceable } from './refusal.ts'
import { showFieldFaults } from './show-field-faults.ts'
import { useCheckoutFields } from './use-checkout-fields.ts'
import { useFirstProblem } from './use-first-problem.ts'
import { useKeepAddress } from './use-keep-address.ts'
import { useKeptSlot } from './use-kept-slot.ts'
import { usePlaceOrder, type PlacedOrder } from './use-place-order.ts'
import { useSavedDetails } from './use-saved-details.ts'
import { WhenTo } from './when-to.tsx'
import { WhereTo } from './where-to.tsx'
import { WhoFor } from './who-for.tsx'

interface CheckoutFormProps {
  cart: Cart
  onPlaced: (order: PlacedOrder) => void
}

/** The button that orders stands outside it, beside the promo code, which is a form of its own. */
const FORM = 'checkout'

/** The whole of checkout for a basket with something in it. */
export function CheckoutForm({ cart, onPlaced }: CheckoutFormProps) {
  const { t } = useTranslation()
  const form = useCheckoutFields(cart)
  const element = useRef<HTMLFormElement>(null)
  const { element: whole, tries, tryAgain } = useFirstProblem()
  const { saveNow, changeInTurn } = useSavedDetails(cart, form, element)
  const [isChangingAddress, setIsChangingAddress] = useState(false)
  const keepAddress = useKeepAddress(cart, form)
  const { place, isPlacing, refusal } = usePlaceOrder(cart, (order) => {
    keepAddress()
    onPlaced(order)
  })
  useKeptSlot(cart, changeInTurn, isPlacing)

  useEffect(() => {
    if (!refusal) return
    showFieldFaults(form, refusal.failure)
    tryAgain()
  }, [refusal, form, tryAgain])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isRight = await form.trigger()
    if (isRight && isPlaceable(cart) && !isChangingAddress) await place(saveNow)
    else tryAgain()
  }
  const button = <OrderButton form={FORM} totalPence={cart.totalPence} isPlacing={isPlacing} />

  return (
    <FormProvider {...form}>
      <div ref={whole} className="page two-col">
        <form
          ref={element}
          id={FORM}
          className="steps"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <h1>{t('checkout.title')}</h1>
          <WhereTo
            cart={cart}
            tries={tries}
            isChanging={isChangingAddress}
            setIsChanging={setIsChangingAddress}
            changeInTurn={changeInTurn}
          />
          <WhenTo cart={cart} />
          <WhoFor storePhone={cart.store.phone} />
          <HowToPay cart={cart} />
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
