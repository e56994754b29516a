import { Link } from 'react-router'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import type { OrderRecord } from '#contract/operator/order-record.ts'
import type { Order } from '#contract/orders.ts'
import { courierAddress } from '#rules/address/courier-address.ts'
import { staffLinks } from '#web/staff-links.ts'
import { WorkAsStaff } from '#web/operator/restaurants/work-as-staff.tsx'
import { useOperator } from '#web/operator/use-operator.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { GuestData } from './guest-data.tsx'

interface OrderPeopleProps {
  order: Order
  record: OrderRecord
}

/** Whose order it is, where it goes, and who cooks it. */
export function OrderPeople({ order, record }: OrderPeopleProps) {
  const { t } = useTranslation()
  const { contact, store, address, addressLine } = order
  const { customerOrders, customerId } = record
  const role = useOperator().user?.operatorRole
  const canSeePeople = role && isOperatorAllowed(role, 'people')
  return (
    <section className="panel stack" aria-labelledby="order-people">
      <h2 id="order-people">{t('operatorOrders.people')}</h2>
      <dl className="order-facts">
        <div>
          <dt>{t('operatorOrders.customer')}</dt>
          <dd>
            <p>{contact.name || t('operatorOrders.erased')}</p>
            {contact.phone && <Telephone phone={contact.phone} />}
            {contact.email && <p className="breaks">{contact.email}</p>}
            <p className="small muted">
              {customerOrders === null && t('operatorOrders.guest')}
              {customerOrders !== null &&
                (customerId !== null && canSeePeople ? (
                  <Link to={staffLinks.operatorCustomer(customerId)}>
                    {t('operatorOrders.orders', { count: customerOrders })}
                  </Link>
                ) : (
                  t('operatorOrders.orders', { count: customerOrders })
                ))}
            </p>
            {customerOrders === null && canSeePeople && contact.email && (
              <GuestData orderId={order.id} email={contact.email} />
            )}
          </dd>
        </div>
        {address && (
          <div>
            <dt>{t('operatorOrders.deliverTo')}</dt>
            <dd>{courierAddress({ address, addressLine })}</dd>
          </div>
        )}
        <div>
          <dt>{t('operatorOrders.store')}</dt>
          <dd>
            <p>{store.name}</p>
            <Telephone phone={store.phone} />
            <p className="small muted">{store.address}</p>
            <WorkAsStaff store={store} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Telephone({ phone }: { phone: string }) {
  const { t } = useTranslation()
  return (
    <p>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('operatorOrders.ring', { phone })}</a>
    </p>
  )
}
