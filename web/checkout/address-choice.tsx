import { House } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#contract/cart.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { AddressEditor } from './address-editor.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { isAddressMissing } from './refusal.ts'
import { localityOf } from '../address/street.ts'

interface AddressChoiceProps {
  cart: Cart
  tries: number
  /** Another address is being sought than the cart has. */
  isChanging: boolean
  setIsChanging: (isChanging: boolean) => void
  onCollect: () => void
  /** The street of an address that was chosen; empty for a postcode alone. */
  onStreet: (street: string) => void
}

/** The address the food goes to, or the field to find it. */
export function AddressChoice(props: AddressChoiceProps) {
  const { cart, tries, isChanging, setIsChanging, onCollect, onStreet } = props
  const { t } = useTranslation()
  const [refused, setRefused] = useState<string | null>(null)
  const { address, store, problems } = cart
  const isOutside = problems.some(({ code }) => code === 'ADDRESS_OUTSIDE_DELIVERY_ZONES')
  const outside = refused ?? (isOutside ? (address?.postCode ?? '') : null)
  const isAsking = isChanging || isAddressMissing(cart)
  const change = useFocusWhenLost(!isAsking)
  const mayCollect = store.services.includes('collection')

  return (
    <>
      {outside !== null && (
        <ProblemBanner
          title={
            outside
              ? t('checkout.outside', { store: store.name, address: outside })
              : t('checkout.outsideUnnamed', { store: store.name })
          }
          action={
            <>
              {!isAsking && (
                <Button size="sm" onClick={() => setIsChanging(true)}>
                  {t('checkout.changeAddress')}
                </Button>
              )}
              {mayCollect && (
                <Button size="sm" onClick={onCollect}>
                  {t('checkout.collectInstead')}
                </Button>
              )}
            </>
          }
        >
          {t(mayCollect ? 'checkout.outsideAdvice' : 'checkout.outsideAdviceAddress')}
        </ProblemBanner>
      )}
      {address && !isAsking && (
        <div className="row between at-top">
          <div className="row at-top">
            <Icon of={House} />
            <div>
              <p className="strong">{address.postCode}</p>
              <p className="soft">{localityOf(address)}</p>
            </div>
          </div>
          <button
            ref={change}
            type="button"
            className="link-btn"
            onClick={() => setIsChanging(true)}
          >
            {t('checkout.change')}
          </button>
        </div>
      )}
      {isAsking && (
        <AddressEditor
          cart={cart}
          tries={tries}
          isChanging={isChanging}
          onDone={(street) => {
            setIsChanging(false)
            setRefused(null)
            if (street !== null) onStreet(street)
          }}
          onRefused={setRefused}
        />
      )}
    </>
  )
}

/** What had the focus has gone when this appears: it goes on from here. */
function useFocusWhenLost(isShown: boolean) {
  const element = useRef<HTMLButtonElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    const isNew = isShown && !wasShown.current
    wasShown.current = isShown
    if (isNew && document.activeElement === document.body) element.current?.focus()
  }, [isShown])
  return element
}
