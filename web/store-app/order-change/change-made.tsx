import '#web/styles/staff/availability.css'
import type { Order, OrderLine } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useGetStaffMenuQuery } from '#web/calls/staff/availability-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AvailabilitySwitch } from '#web/store-app/menu/availability-switch.tsx'

interface ChangeMadeProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
  /** The line as it was before. */
  line: OrderLine
  position: number
}

/** That a change is made, or that the customer is asked; and whether the dish is sold out for everyone. */
export function ChangeMade({ order, line, position, ...frame }: ChangeMadeProps) {
  const { t } = useTranslation()
  const storeId = order.store.id
  const { data: menu } = useGetStaffMenuQuery({ params: { storeId } })
  const dishes = menu?.categories.flatMap(({ products }) => products) ?? []
  const item = dishes.find(({ id }) => id === line.productId)
  const isWaiting = order.changes.some(
    (change) => change.state === 'waiting' && change.position === position,
  )
  return (
    <Dialog
      {...frame}
      size="medium"
      className="store-dialog"
      title={t(isWaiting ? 'changeOrder.waitingTitle' : 'changeOrder.doneTitle')}
      closeLabel={t('storeApp.close')}
      footer={
        <Button variant="primary" size="lg" onClick={frame.onClose}>
          {t('changeOrder.done')}
        </Button>
      }
    >
      {isWaiting && <p>{t('changeOrder.waitingText')}</p>}
      {item && (
        <section className="stack" aria-labelledby="sold-out-after-change">
          <h3 id="sold-out-after-change">{t('changeOrder.soldOutTitle')}</h3>
          <ul className="availability-rows">
            <li className={item.isSoldOut ? 'is-sold-out' : undefined}>
              <p className="staff-menu-name">
                <span>{item.name}</span>
              </p>
              <AvailabilitySwitch {...{ storeId, item }} kind="product" />
            </li>
          </ul>
        </section>
      )}
    </Dialog>
  )
}
