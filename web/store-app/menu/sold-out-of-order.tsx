import '#web/styles/staff/availability.css'
import '#web/messages/availability.ts'
import type { Order } from '#contract/orders.ts'
import type { StaffMenu, StockedItem } from '#contract/partner/sold-out.ts'
import { useGetStaffMenuQuery } from '#web/calls/staff/availability-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AvailabilitySwitch } from './availability-switch.tsx'
import type { StockedKind } from './use-change-availability.ts'

type LinesOfOrder = Pick<Order, 'lines'>

/** The dishes and options of an order that are still on the menu, each to be sold out from here. */
export function SoldOutOfOrder({ order }: { order: LinesOfOrder & Pick<Order, 'store'> }) {
  const { t } = useTranslation()
  const { stocked } = useStockedOf(order)
  if (!stocked || stocked.length === 0) return null
  return (
    <section className="stack" aria-labelledby="sold-out-of-order">
      <h3 id="sold-out-of-order">{t('availability.inOrder')}</h3>
      <StockedRows storeId={order.store.id} stocked={stocked} />
    </section>
  )
}

interface Stocked {
  item: StockedItem
  kind: StockedKind
}

export function StockedRows({
  storeId,
  stocked,
}: {
  storeId: string
  stocked: readonly Stocked[]
}) {
  return (
    <ul className="availability-rows">
      {stocked.map(({ item, kind }) => (
        <li key={item.id} className={item.isSoldOut ? 'is-sold-out' : undefined}>
          <p className="staff-menu-name">
            <span>{item.name}</span>
          </p>
          <AvailabilitySwitch {...{ storeId, item, kind }} />
        </li>
      ))}
    </ul>
  )
}

/** What of an order can be sold out; undefined until the menu is known. */
export function useStockedOf(order: LinesOfOrder & Pick<Order, 'store'>) {
  const { data, isError, isFetching, refetch } = useGetStaffMenuQuery(
    { params: { storeId: order.store.id } },
    { refetchOnMountOrArgChange: true },
  )
  return { stocked: data && stockedOf(order, data), isError, isFetching, refetch }
}

/** What of an order can be sold out, each once: dishes, dishes of its deals, then options. */
function stockedOf({ lines }: LinesOfOrder, { categories, optionGroups }: StaffMenu): Stocked[] {
  const productIds = new Set(
    lines.flatMap(({ productId, parts }) => [productId, ...parts.map((part) => part.productId)]),
  )
  const optionIds = new Set(
    lines.flatMap(({ options, parts }) =>
      [...options, ...parts.flatMap((part) => part.options)].map(({ optionId }) => optionId),
    ),
  )
  const products = categories.flatMap((category) => category.products)
  const options = optionGroups.flatMap((group) => group.options)
  return [
    ...products
      .filter(({ id }) => productIds.has(id))
      .map((item) => ({ item, kind: 'product' as const })),
    ...options
      .filter(({ id }) => optionIds.has(id))
      .map((item) => ({ item, kind: 'option' as const })),
  ]
}
