import { Store } from 'lucide-react'
import { useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import type { Service } from '#rules/orders/service.ts'
import { Icon } from '#ui/icon.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { useChangeCartDetailsMutation } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { serviceChosen } from '#web/state/search-address.slice.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { DeliveryAddress, type DeliveryAddressProps } from './delivery-address.tsx'
import { HandOverChoice } from './hand-over.tsx'
import type { HandOver } from './hand-over.tsx'

interface WhereToProps extends Omit<DeliveryAddressProps, 'onCollect'> {
  handOver: HandOver
}

/** Delivery or collection, and the delivery address. */
export function WhereStep(props: WhereToProps) {
  const { cart, setIsChanging } = props
  const { t } = useTranslation()
  const { service, setService } = useService(cart)
  const { services } = cart.store
  const chooseService = (chosen: Service) => {
    setIsChanging(false)
    setService(chosen)
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
        <>
          <DeliveryAddress {...props} onCollect={() => chooseService('collection')} />
          <HandOverChoice handOver={props.handOver} />
        </>
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

/** The service of the cart, shown as chosen at once while the change is sent. */
function useService({ cartToken, serviceType }: Cart) {
  const dispatch = useAppDispatch()
  const [changeDetails] = useChangeCartDetailsMutation()
  const [chosen, setChosen] = useState<Service | null>(null)
  const change = async (service: Service) => {
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
    setService: (service: Service) => void change(service),
  }
}
