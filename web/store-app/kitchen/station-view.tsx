import { memo, useMemo, useRef } from 'react'
import type { Order } from '#contract/orders.ts'
import { isAt, kitchenDishes } from '#rules/orders/kitchen-dishes.ts'
import type { Wait } from '#rules/orders/waiting.ts'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useGetStaffMenuQuery } from '#web/calls/staff/availability-calls.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useLaneFocus } from '#web/store-app/board/lane.tsx'
import { AllDay } from './all-day.tsx'
import { DishRow } from './dish-row.tsx'
import {
  dishesOfStation,
  groupDishes,
  kitchenWait,
  type DishGroup,
  type KitchenViewProps,
} from './kitchen-orders.ts'
import { StationChoice } from './station-choice.tsx'
import type { Tick } from './use-ticks.ts'
import { useStationCategories } from './views.ts'
import { useWaitColours, WaitBox } from './wait-box.tsx'

/** What a station cooks: the dishes of all orders, with how many of each are still to be made. */
export function StationView({ storeId, cooking, waiting, onTick, onOpen }: KitchenViewProps) {
  const { t } = useTranslation()
  const { data: menu } = useGetStaffMenuQuery({ params: { storeId } })
  const { chosen, choose } = useStationCategories()
  const categories = menu?.categories
  const isShown = useMemo(() => dishesOfStation(categories ?? [], chosen), [categories, chosen])
  const groups = groupDishes(cooking, isShown)
  const region = useRef<HTMLElement>(null)
  const focusProps = useLaneFocus(
    region,
    cooking.map(({ id }) => id),
  )
  return (
    <div className="kitchen">
      <section
        className="station"
        aria-labelledby="station"
        ref={region}
        tabIndex={-1}
        data-lane
        {...focusProps}
      >
        <div className="kitchen-head">
          <h2 id="station">{t('kitchen.toCook')}</h2>
          {categories && categories.length > 1 && (
            <StationChoice {...{ categories, chosen }} onChosen={choose} />
          )}
        </div>
        {groups.length === 0 && (
          <Empty
            picture={<DishThumbnail dish={null} seed="" cloth="custard" weave="gingham" />}
            titleAs="h3"
            title={t('kitchen.nothingTitle')}
          >
            {t(cooking.length === 0 ? 'kitchen.nothingText' : 'kitchen.nothingHere')}
          </Empty>
        )}
        <div className="dish-groups">
          {groups.map((group) => (
            <Group key={group.productId} {...{ group, onTick, onOpen }} />
          ))}
        </div>
      </section>
      <AllDay {...{ cooking, waiting, isShown }} />
    </div>
  )
}

interface GroupProps {
  group: DishGroup
  onTick: Tick
  onOpen: (order: Order) => void
}

function Group({ group: { productId, name, left, dishes }, onTick, onOpen }: GroupProps) {
  const { t } = useTranslation()
  const now = useServerNow(5000)
  const { cooking: colours } = useWaitColours()
  const id = `dish-${productId}`
  return (
    <article className="dish-group" aria-labelledby={id}>
      <h3 id={id}>
        {name}{' '}
        <span className="count">
          {left > 0 ? t('kitchen.left', { count: left }) : t('kitchen.allCooked')}
        </span>
      </h3>
      <ul>
        {dishes.map(({ order, position, part }) => (
          <StationRow
            key={`${order.id} ${position} ${part}`}
            {...{ order, position, part, onTick, onOpen }}
            {...kitchenWait(order, now, colours)}
          />
        ))}
      </ul>
    </article>
  )
}

interface StationRowProps extends Wait {
  order: Order
  position: number
  part: number
  isLate: boolean
  onTick: Tick
  onOpen: (order: Order) => void
}

/** Drawn again only when its order or its minutes have changed: there may be hundreds. */
const StationRow = memo(function StationRow(props: StationRowProps) {
  const { order, position, part, onTick, onOpen, ...wait } = props
  const { t } = useTranslation()
  const dish = kitchenDishes(order).find((each) => isAt(each, { position, part }))
  if (!dish) return null
  return (
    <DishRow {...{ order, dish, onTick }} isOfStation>
      <div className="whose">
        <button
          type="button"
          className="no"
          aria-label={t('storeApp.allDetails', { number: order.number })}
          onClick={() => onOpen(order)}
        >
          {order.number}
        </button>
        <WaitBox {...wait} />
      </div>
    </DishRow>
  )
})
