import { Store } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Cart } from '#contract/cart.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import type { Service } from '#rules/orders/service.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segment } from '#ui/segment.tsx'
import { useChangeCartDetailsMutation } from '../calls/cart-calls.ts'
import { showFailure } from '../calls/show-failure.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { serviceChosen } from '../state/search-address.slice.ts'
import { useAppDispatch } from '../state/store.ts'
import { AddressChoice } from './address-choice.tsx'
import type { CheckoutFields } from './checkout-fields.ts'
import { isAddressMissing } from './refusal.ts'
import { useCheckoutField } from './use-checkout-fields.ts'

interface WhereToProps {
  cart: Cart
  /** How often ordering was tried and came to nothing. */
  tries: number
  isChanging: boolean
  setIsChanging: (isChanging: boolean) => void
}

/** Delivery or collection, and the door. */
export function WhereTo(props: WhereToProps) {
  const { cart, setIsChanging } = props
  const { t } = useTranslation()
  const { service, tellService } = useService(cart)
  const { services } = cart.store
  const chooseService = (chosen: Service) => {
    setIsChanging(false)
    tellService(chosen)
  }
  return (
    <section className="panel step">
      <header>
        <h2>{t(service === 'delivery' ? 'checkout.where' : 'checkout.whereCollection')}</h2>
        <Segment
          legend={t('checkout.service')}
          name="serviceType"
          value={service}
          onChange={chooseService}
          options={(['delivery', 'collection'] as const).map((value) => ({
            value,
            label: t(`checkout.${value}`),
            isDisabled: !services.includes(value),
          }))}
        />
      </header>
      {service === 'delivery' ? (
        <Door {...props} onCollect={() => chooseService('collection')} />
      ) : (
        <div className="row at-top">
          <Icon of={Store} />
          <div>
            <p className="strong">{t('checkout.collectFrom', { store: cart.store.name })}</p>
            <p className="soft">{unbroken(cart.store.address)}</p>
          </div>
        </div>
      )}
    </section>
  )
}

function Door({ onCollect, ...choice }: WhereToProps & { onCollect: () => void }) {
  const { t } = useTranslation()
  const street = useCheckoutField('street')
  const addressLine = useCheckoutField('addressLine')
  const deliveryNote = useCheckoutField('deliveryNote')
  const { setValue, clearErrors } = useFormContext<CheckoutFields>()
  return (
    <>
      <AddressChoice
        {...choice}
        onCollect={onCollect}
        onStreet={(found) => {
          setValue('street', found)
          clearErrors('street')
        }}
      />
      {!isAddressMissing(choice.cart) && !choice.isChanging && (
        <>
          <Field
            label={t('checkout.street')}
            placeholder={t('checkout.streetExample')}
            autoComplete="address-line1"
            aria-required
            {...street}
          />
          <div className="two">
            <Field
              label={t('checkout.addressLine')}
              placeholder={t('checkout.optional')}
              autoComplete="address-line2"
              {...addressLine}
            />
            <Field
              label={t('checkout.deliveryNote')}
              placeholder={t('checkout.deliveryNoteExample')}
              autoComplete="off"
              {...deliveryNote}
            />
          </div>
        </>
      )}
    </>
  )
}

/** The service of the cart, shown as chosen at once while the cart is being told. */
function useService({ cartToken, serviceType }: Cart) {
  const dispatch = useAppDispatch()
  const [changeDetails] = useChangeCartDetailsMutation()
  const [chosen, setChosen] = useState<Service | null>(null)
  const tell = async (service: Service) => {
    setChosen(service)
    try {
      await changeDetails({ params: { cartToken }, body: { serviceType: service } }).unwrap()
      dispatch(serviceChosen(service))
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setChosen(null)
    }
  }
  return {
    service: chosen ?? serviceType,
    tellService: (service: Service) => void tell(service),
  }
}
