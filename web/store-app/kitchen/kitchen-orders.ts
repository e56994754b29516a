import type { Order } from '#contract/orders.ts'
import type { StaffMenu } from '#contract/partner/sold-out.ts'
import { isLeftToCook, kitchenDishes, type KitchenDish } from '#rules/orders/kitchen-dishes.ts'
import { waitOf, type Wait, type WaitColours } from '#rules/orders/waiting.ts'
import { statusSince } from '#web/store-app/order/board-columns.ts'
import { latenessOf, readyAt } from '#web/store-app/order/order-times.ts'
import type { Tick } from './use-ticks.ts'

/** What the views of the kitchen are given. */
export interface KitchenViewProps {
  storeId: string
  /** The orders that are being cooked, what is due first first. */
  cooking: readonly Order[]
  /** Those that wait to be accepted, or to be begun with. */
  waiting: readonly Order[]
  onTick: Tick
  onOpen: (order: Order) => void
}

/** How long an order has been in the kitchen or, once it is late, by how much. */
export interface KitchenWait extends Wait {
  isLate: boolean
}

export function kitchenWait(order: Order, now: Date, colours: WaitColours): KitchenWait {
  const { isLate, minutes } = latenessOf(readyAt(order), now)
  if (isLate) return { isLate, minutes, urgency: 'urgent' }
  const started = order.events.findLast(({ act }) => act === 'start')
  const since = started ? new Date(started.at) : statusSince(order)
  return { isLate, ...waitOf(since, now, colours) }
}

/** A dish of one order among those of all orders. */
export interface DishOfOrder extends KitchenDish {
  order: Order
}

/** The same dish of several orders. */
export interface DishGroup {
  productId: string
  name: string
  dishes: DishOfOrder[]
  /** How many are still to be cooked. */
  left: number
}

/** What to cook, dish by dish, in the order of the orders; those of a station alone. */
export function groupDishes(
  orders: readonly Order[],
  isShown: (productId: string) => boolean,
): DishGroup[] {
  const groups = new Map<string, DishGroup>()
  for (const order of orders)
    for (const dish of kitchenDishes(order)) {
      const { productId, name, toCook } = dish
      if (!isShown(productId)) continue
      const group = groups.get(productId) ?? { productId, name, dishes: [], left: 0 }
      groups.set(productId, group)
      group.dishes.push({ ...dish, order })
      if (isLeftToCook(dish)) group.left += toCook
    }
  return [...groups.values()]
}

type Categories = StaffMenu['categories']

/** The name of the category of each dish on the menu. */
export function categoryNames(categories: Categories): Map<string, string> {
  return new Map(
    categories.flatMap(({ name, products }) => products.map(({ id }) => [id, name] as const)),
  )
}

/**
 * Which dishes a station cooks. One that has left the menu is shown at each, so that none is forgotten; where
 * no category is chosen, or none of those is on the menu, everything is.
 */
export function dishesOfStation(
  categories: Categories,
  chosen: readonly string[],
): (productId: string) => boolean {
  const isChosen = ({ id }: { id: string }) => chosen.includes(id)
  if (!categories.some(isChosen)) return () => true
  const elsewhere = new Set(
    categories
      .filter((category) => !isChosen(category))
      .flatMap(({ products }) => products.map(({ id }) => id)),
  )
  return (productId) => !elsewhere.has(productId)
}
