import { memo, useMemo, useRef } from 'react'
import type { Order } from '#contract/orders.ts'
import { isLeftToCook, kitchenDishes, type KitchenDish } from '#rules/orders/kitchen-dishes.ts'
import type { Wait } from '#rules/orders/waiting.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useGetStaffMenuQuery } from '#web/calls/staff/availability-calls.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useLaneFocus } from '#web/store-app/board/lane.tsx'
import { AllergyBlock } from '#web/store-app/order/allergy-block.tsx'
import { HeldNotice } from '#web/store-app/order/held-acts.tsx'
import { NextAct } from '#web/store-app/order/open-order.tsx'
import type { HeldAct } from '#web/store-app/order/order-commands.ts'
import { OrderWishes } from '#web/store-app/order/order-food.tsx'
import { OrderNumber } from '#web/store-app/order/order-number.tsx'
import { whereWords } from '#web/store-app/order/order-messages.ts'
import { useOrderActions } from '#web/store-app/order/order-actions.ts'
import { WaitingForCustomer } from '#web/store-app/order-change/changes-of-order.tsx'
import { DishRow } from './dish-row.tsx'
import { categoryNames, kitchenWait, type KitchenViewProps } from './kitchen-orders.ts'
import type { Tick } from './use-ticks.ts'
import { useWaitColours, WaitBox } from './wait-box.tsx'

/** Where the food of each order comes together: its dishes with their ticks, and how it leaves. */
export function PassView({ storeId, cooking, onTick }: KitchenViewProps) {
  const { t } = useTranslation()
  const { held } = useOrderActions()
  const { data: menu } = useGetStaffMenuQuery({ params: { storeId } })
  const stations = useMemo(() => categoryNames(menu?.categories ?? []), [menu])
  const now = useServerNow(5000)
  const { cooking: colours } = useWaitColours()
  const region = useRef<HTMLElement>(null)
  const focusProps = useLaneFocus(
    region,
    cooking.map(({ id }) => id),
  )
  return (
    <section
      className="kitchen pass"
      aria-labelledby="pass"
      ref={region}
      tabIndex={-1}
      data-lane
      {...focusProps}
    >
      <h2 id="pass">
        {t('kitchen.view.pass')} <span className="count">{cooking.length}</span>
      </h2>
      {cooking.length === 0 && (
        <Empty
          picture={<DishThumbnail dish={null} seed="" cloth="custard" weave="gingham" />}
          titleAs="h3"
          title={t('kitchen.nothingTitle')}
        >
          {t('kitchen.nothingText')}
        </Empty>
      )}
      <div className="pass-orders">
        {cooking.map((order) => (
          <PassOrder
            key={order.id}
            {...{ order, stations, onTick }}
            {...kitchenWait(order, now, colours)}
            held={held.find((each) => each.order.id === order.id)}
          />
        ))}
      </div>
    </section>
  )
}

interface PassOrderProps extends Wait {
  order: Order
  /** The category of each dish on the menu. */
  stations: ReadonlyMap<string, string>
  isLate: boolean
  held: HeldAct | undefined
  onTick: Tick
}

/** Drawn again only when its order or its minutes have changed. */
const PassOrder = memo(function PassOrder(props: PassOrderProps) {
  const { order, stations, held, onTick, ...wait } = props
  const { t } = useTranslation()
  const dishes = kitchenDishes(order)
  const groups = [...Map.groupBy(dishes, ({ productId }) => stations.get(productId) ?? '')]
  return (
    <article
      className={classNames('order pass-order', wait.urgency)}
      data-order={order.id}
      aria-label={t('storeApp.order', { number: order.number })}
    >
      <header>
        <OrderNumber order={order} isSmall />
        <p className="small soft">{whereWords(t, order)}</p>
        <WaitBox {...wait} />
      </header>
      <AllergyBlock order={order} />
      <WaitingForCustomer order={order} />
      {groups.map(([station, those]) => (
        <div key={station}>
          {station && <p className="station-name">{station}</p>}
          <ul>
            {those.map((dish) => (
              <DishRow key={`${dish.position} ${dish.part}`} {...{ order, dish, onTick }} />
            ))}
          </ul>
        </div>
      ))}
      <OrderWishes order={order} />
      {held ? <HeldNotice held={held} /> : <Leave order={order} dishes={dishes} />}
    </article>
  )
})

/** How an order leaves: once each of its dishes is ticked. */
function Leave({ order, dishes }: { order: Order; dishes: readonly KitchenDish[] }) {
  const { t } = useTranslation()
  const left = dishes.filter(isLeftToCook).length
  if (left === 0) return <NextAct order={order} isPrimary />
  return (
    <Button isBlock className="go" aria-disabled>
      {t('kitchen.toTick', { count: left })}
    </Button>
  )
}
