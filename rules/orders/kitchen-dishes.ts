import type { OrderStatus } from './order-status.ts'
import { refundOfDish } from './refunded-dishes.ts'

/** Where a dish stands in its order: in which line and, of a meal deal, which of its parts; else 0. */
export interface DishPlace {
  position: number
  part: number
}

interface Choice {
  name: string
  quantity: number
}

interface Part {
  productId: string
  name: string
  options: readonly Choice[]
}

interface Line extends Part {
  quantity: number
  refundedQuantity: number
  parts: readonly Part[]
}

export interface OrderInKitchen {
  status: OrderStatus
  lines: readonly Line[]
  cookedDishes: readonly DishPlace[]
}

/** What the kitchen makes at once and ticks as one: a line of an order, or each part of a meal deal. */
export interface KitchenDish extends DishPlace {
  productId: string
  name: string
  options: readonly Choice[]
  /** The meal deal that it is a part of; empty: it was ordered by itself. */
  dealName: string
  /** As it was ordered, and without what was refunded. */
  quantity: number
  toCook: number
  isCooked: boolean
}

/** The dishes of an order as its kitchen makes them, without what was taken out of it. */
export function kitchenDishes({ status, lines, cookedDishes }: OrderInKitchen): KitchenDish[] {
  return lines.flatMap((line, position) => {
    const { quantity } = line
    if (quantity === 0) return []
    const toCook = refundOfDish(line, status)?.toCook ?? quantity
    return dishesOfLine(line).map((dish, part) => ({
      ...dish,
      position,
      part,
      quantity,
      toCook,
      isCooked: cookedDishes.some((place) => isAt(place, { position, part })),
    }))
  })
}

function dishesOfLine({ productId, name, options, parts }: Line) {
  if (parts.length === 0) return [{ productId, name, options, dealName: '' }]
  return parts.map((part) => ({
    productId: part.productId,
    name: part.name,
    options: part.options,
    dealName: name,
  }))
}

/** Whether both are the same dish of an order. */
export function isAt(one: DishPlace, other: DishPlace): boolean {
  return one.position === other.position && one.part === other.part
}

/** Whether the kitchen still has to make it. */
export function isLeftToCook({ toCook, isCooked }: Pick<KitchenDish, 'toCook' | 'isCooked'>) {
  return toCook > 0 && !isCooked
}

/** How many of a dish are still to be made, whatever was chosen with it. */
export interface AllDayCount {
  productId: string
  name: string
  /** Of orders that are being cooked. */
  cooking: number
  /** Of orders that nobody has accepted or begun with yet. */
  waiting: number
}

/** What is still to be made for orders that are being cooked or wait for it; what there is most of first. */
export function allDayCounts(orders: {
  cooking: readonly OrderInKitchen[]
  waiting: readonly OrderInKitchen[]
}): AllDayCount[] {
  const counts = new Map<string, AllDayCount>()
  for (const column of ['cooking', 'waiting'] as const)
    for (const dish of orders[column].flatMap(kitchenDishes)) {
      if (!isLeftToCook(dish)) continue
      const { productId, name } = dish
      const count = counts.get(productId) ?? { productId, name, cooking: 0, waiting: 0 }
      counts.set(productId, { ...count, [column]: count[column] + dish.toCook })
    }
  const totalOf = ({ cooking, waiting }: AllDayCount) => cooking + waiting
  return [...counts.values()].toSorted(
    (a, b) => totalOf(b) - totalOf(a) || a.name.localeCompare(b.name, 'en-GB'),
  )
}
