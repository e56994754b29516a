import type { NewBasketItem } from '#contract/cart/cart-line.ts'
import type { OrderLineSnapshot } from '#api/database/column-types.ts'
import type { MenuRecord, ProductRecord } from '#api/menu/menu-record.ts'

/** A line of an order as it was frozen. */
export interface OrderedLine {
  product_id: string
  name: string
  quantity: number
  snapshot: OrderLineSnapshot
}

type OrderedOptions = OrderLineSnapshot['options']
type OrderedPart = NonNullable<OrderLineSnapshot['parts']>[number]

/**
 * An ordered line as an item to add to a cart from today's menu; null when the menu no longer has it.
 * It is found by its ids, or by its names where older orders stored no ids.
 */
export function reorderedItem(menu: MenuRecord, line: OrderedLine): NewBasketItem | null {
  const { name, quantity, snapshot } = line
  const product = productOf(menu, line.product_id, name)
  const options = product && optionsOf(product, snapshot.options)
  const parts = snapshot.parts?.map((part) => partOf(menu, part)) ?? []
  if (!product || !options || !parts.every((part) => part !== null)) return null
  const { note, ifSoldOut } = snapshot
  const { id: productId } = product
  return { productId, quantity, note, options, parts, ...(ifSoldOut && { ifSoldOut }) }
}

/** "Margherita (Large, 2 × Olives)": the ordered line as text, for the list of what is missing. */
export function nameOfOrdered({ name, snapshot }: OrderedLine): string {
  const chosen = [
    ...(snapshot.parts ?? []).flatMap((part) => [part.name, ...namesOf(part.options)]),
    ...namesOf(snapshot.options),
  ]
  return chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name
}

const namesOf = (options: OrderedOptions) =>
  options.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))

function productOf(menu: MenuRecord, id: string, name: string): ProductRecord | undefined {
  const known = menu.products.get(id)
  return known ?? [...menu.products.values()].find((product) => product.name === name)
}

function optionsOf(
  { optionGroups, openedGroups }: ProductRecord,
  ordered: OrderedOptions,
): NewBasketItem['options'] | null {
  const known = [...optionGroups, ...openedGroups].flatMap((group) =>
    group.options.map(({ id, name }) => ({ id, name, groupName: group.name })),
  )
  const found = ordered.map(({ optionId, groupName, name, quantity }) => {
    const option =
      known.find(({ id }) => id === optionId) ??
      known.find((each) => each.groupName === groupName && each.name === name)
    return option ? { optionId: option.id, quantity } : null
  })
  return found.every((option) => option !== null) ? found : null
}

function partOf(menu: MenuRecord, part: OrderedPart): NewBasketItem['parts'][number] | null {
  const product = productOf(menu, part.productId, part.name)
  const options = product && optionsOf(product, part.options)
  return product && options ? { slotId: part.slotId, productId: product.id, options } : null
}
