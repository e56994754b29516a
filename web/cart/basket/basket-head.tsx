import type { ReactNode } from 'react'
import { Bike, Footprints } from 'lucide-react'
import type { Cart } from '#contract/cart/cart.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { Segment } from '#ui/form/segment.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ServiceTimeButton } from '#web/cart/service-time/service-time-button.tsx'
import { shortTime } from '#web/cart/service-time/slot-messages.ts'
import { useReservedUntil } from '#web/cart/service-time/use-reserved-until.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { formatDuration, formatDurations } from '#web/messages/formats.ts'
import type { BasketCommands, ServiceTimeProps } from './use-basket-commands.ts'

interface BasketHeadProps extends Omit<ServiceTimeProps, 'acts'> {
  /** For this address; null while there is none. */
  cart: Cart | null
  acts: Pick<BasketCommands, 'chooseService' | 'chooseTime'>
  /** The way to order with friends. */
  sharing?: ReactNode
  /** Two on one page must not be one group of radio buttons. */
  name: string
}

const ICONS = { delivery: Bike, collection: Footprints }

/** The service, the time, the delivery time, and sharing. */
export function BasketHead({ cart, place, choice, acts, name, sharing }: BasketHeadProps) {
  const { t } = useTranslation()
  const reservedTime = useReservedUntil(choice.reservedUntil)
  return (
    <>
      <Segment
        legend={t('cart.service')}
        name={`${name}-service`}
        isFill
        value={choice.service}
        onChange={acts.chooseService}
        options={SERVICES.map((service) => ({
          value: service,
          label: t(`cart.${service}`),
          icon: ICONS[service],
          isDisabled: !place.services.includes(service),
        }))}
      />
      <p className="small soft basket-when">
        <When cart={cart} place={place} choice={choice} />
      </p>
      <div className="row wrap basket-ways">
        <ServiceTimeButton place={place} choice={choice} acts={acts} />
        {sharing}
      </div>
      {reservedTime && (
        <p className="small soft">{t('cart.reservedUntil', { time: reservedTime })}</p>
      )}
    </>
  )
}

/** The first part of an address, such as "12 Marmalade Row"; empty if there is none. */
const firstPart = (address = '') => address.split(',')[0] ?? ''

function When({ cart, place, choice }: Pick<BasketHeadProps, 'cart' | 'place' | 'choice'>) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const isDelivery = choice.service === 'delivery'
  const goal = firstPart(
    isDelivery ? cart?.address?.address || cart?.address?.postCode : place.address,
  )
  if (choice.serviceTime !== 'asap') {
    const time = shortTime(choice.serviceTime, now)
    return goal ? t('cart.timeTo', { time, place: goal }) : time
  }
  const isCurrent = cart?.serviceType === choice.service
  if (!cart?.minutes || !isCurrent) return null
  if (!isDelivery) return t('cart.readyIn', { time: formatDuration(cart.minutes.to), place: goal })
  const time = formatDurations(cart.minutes)
  return goal ? t('cart.timeTo', { time, place: goal }) : time
}
