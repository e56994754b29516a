import { Store } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#contract/cart.ts'
import type { Service } from '#rules/orders/service.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segment } from '#ui/segment.tsx'
import { useChangeCartDetailsMutation } from '../calls/cart-calls.ts'
import { showFailure } from '../calls/show-failure.ts'
import { serviceChosen } from '../state/search-address.slice.ts'
import { useAppDispatch } from '../state/store.ts'
import { AddressChoice } from './address-choice.tsx'
import type { CheckoutFields } from './checkout-fields.ts'
import { useCheckoutField } from './use-checkout-fields.ts'

interface WhereToProps {
  cart: Cart
  /** Ordering was tried, so what is missing is said. */
  isTried: boolean
}

/** Delivery or collection, and the door. */
export function WhereTo({ cart, isTried }: WhereToProps) {
  const { t } = useTranslation()
  const { service, chooseService } = useService(cart)
  const { services } = cart.store
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
        <Door cart={cart} isTried={isTried} onCollect={() => chooseService('collection')} />
      ) : (
        <div className="row at-top">
          <Icon of={Store} />
          <div>
            <p className="strong">{t('checkout.collectFrom', { store: cart.store.name })}</p>
            <p className="soft">{cart.store.address}</p>
          </div>
        </div>
      )}
    </section>
  )
}

function Door({ cart, isTried, onCollect }: WhereToProps & { onCollect: () => void }) {
  const { t } = useTranslation()
  const street = useCheckoutField('street')
  const addressLine = useCheckoutField('addressLine')
  const deliveryNote = useCheckoutField('deliveryNote')
  const { setValue, clearErrors } = useFormContext<CheckoutFields>()
  return (
    <>
      <AddressChoice
        cart={cart}
        isTried={isTried}
        onCollect={onCollect}
        onStreet={(found) => {
          setValue('street', found)
          clearErrors('street')
        }}
      />
      {cart.address && (
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
  const chooseService = async (service: Service) => {
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
    chooseService: (service: Service) => void chooseService(service),
  }
}
