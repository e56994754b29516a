import { useState, useEffect } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useRemoveUnavailableProductsMutation } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { LogIn, RemoveCode } from '#web/cart/promo-code/code-refusal.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { addressDialogOpened } from '#web/state/search-address.slice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '#web/state/store.ts'
import {
  outsideRemedies,
  outsideText,
  problemWords,
  type Remedy,
  type ShownProblem,
} from './problem-messages.ts'
import { ServiceTimeButton } from '#web/cart/service-time/service-time-button.tsx'
import type { ServiceTimeProps, BasketCommands } from '#web/cart/basket/use-basket-commands.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useBasketQueue } from '#web/cart/basket/basket-queue.ts'
import { giveSearchedAddress, isChosen } from '#web/cart/basket/send-searched-address.ts'

interface BasketProblemsProps extends Omit<ServiceTimeProps, 'acts'> {
  cart: Cart
  acts: BasketCommands
}

/** Everything that blocks the order of a basket, and how to fix each. */
export function BasketProblems(props: BasketProblemsProps) {
  const { t } = useTranslation()
  const problems = useProblems(props.cart)
  if (problems.length === 0) return null
  return (
    <div className="stack problems" role="group" aria-label={t('cart.problems')} tabIndex={-1}>
      {problems.map((problem) => (
        <Banner
          key={problem.code}
          variant="warning"
          isAnnounced
          action={<Remedies {...props} remedies={problem.remedies} />}
        >
          {problem.text}
        </Banner>
      ))}
    </div>
  )
}

/** The server's problems, and an address that could not be saved in the basket. */
function useProblems(cart: Cart): ShownProblem[] {
  const { t } = useTranslation()
  useSearchedAddress(cart)
  const isRefused = useAppSelector(({ cart: { addressError } }) => addressError)
  const searched = useAppSelector(({ searchAddress }) => searchAddress.postCode)
  const now = useServerNow(60_000)
  const problems = cart.problems.map((problem) => problemWords(t, problem, cart, now))
  const code = 'ADDRESS_OUTSIDE_DELIVERY_ZONES'
  const isKnown = problems.some((problem) => problem.code === code)
  if (isKnown || !isRefused || cart.serviceType === 'collection') return problems
  const store = cart.store.name
  const text =
    cart.address === null
      ? outsideText(t, store, searched || t('cart.yourAddress'))
      : t('cart.addressRefused', { store })
  return [{ code, text, remedies: outsideRemedies(cart) }, ...problems]
}

function Remedies({ remedies, ...props }: BasketProblemsProps & { remedies: readonly Remedy[] }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  if (remedies.length === 0) return null
  return (
    <div className="row wrap remedies">
      {remedies.map((remedy) => {
        if (remedy === 'chooseTime')
          return <ServiceTimeButton key={remedy} {...props} label={t('cart.chooseTime')} />
        if (remedy === 'removeUnavailable')
          return <RemoveUnavailable key={remedy} cart={props.cart} />
        if (remedy === 'collect')
          return (
            <Button key={remedy} size="sm" onClick={() => props.acts.chooseService('collection')}>
              {t('cart.collectInstead')}
            </Button>
          )
        if (remedy === 'deliver')
          return (
            <Button key={remedy} size="sm" onClick={() => props.acts.chooseService('delivery')}>
              {t('cart.deliverInstead')}
            </Button>
          )
        if (remedy === 'removeCode') return <RemoveCode key={remedy} cart={props.cart} />
        if (remedy === 'logIn') return <LogIn key={remedy} />
        // The menu is next to the basket, or below its sheet.
        if (remedy === 'toMenu') return null
        return (
          <Button key={remedy} size="sm" onClick={() => dispatch(addressDialogOpened())}>
            {t('cart.changeAddress')}
          </Button>
        )
      })}
    </div>
  )
}

function RemoveUnavailable({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const [isRemoving, setIsRemoving] = useState(false)
  const [removeThem] = useRemoveUnavailableProductsMutation()
  const count = cart.lines.filter(({ isAvailable }) => !isAvailable).length
  const remove = async () => {
    setIsRemoving(true)
    const { serviceType, serviceTime, cartToken } = cart
    await removeThem({ params: { cartToken }, query: { serviceType, serviceTime } })
      .unwrap()
      .catch(showFailure)
    setIsRemoving(false)
  }
  return (
    <Button
      size="sm"
      isLoading={isRemoving}
      loadingLabel={t('cart.removing')}
      onClick={() => void remove()}
    >
      {t('cart.removeThem', { count })}
    </Button>
  )
}

/** Sends the searched address to a basket without one, once no other change is on its way. */
function useSearchedAddress(cart: Cart): void {
  const store = useAppStore()
  const searched = useAppSelector(({ searchAddress }) => searchAddress)
  const isQuiet = useBasketQueue().acts.length === 0
  useEffect(() => {
    if (isQuiet && isChosen(searched)) giveSearchedAddress(store, cart).catch(showFailure)
  }, [store, cart, searched, isQuiet])
}
