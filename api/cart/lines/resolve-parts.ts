import type { CartLine } from '#contract/cart/cart-line.ts'
import { choicesInDeal } from '#rules/menu/active-groups.ts'
import { supplementPence } from '#rules/menu/check-parts.ts'
import type { ChosenDishInSlot } from '#rules/menu/item-facts.ts'
import type { StoredOption, StoredPart } from '#api/database/column-types.ts'
import type { MenuAt } from '#api/menu/menu-at.ts'
import type { OptionGroupRecord, ProductRecord } from '#api/menu/menu-record.ts'
import { groupsAsked } from './choose-product.ts'

/** What fills a slot of a deal, with what the menu says about it now. */
export interface ResolvedPart {
  part: CartLine['parts'][number]
  /** Undefined: it has left the menu. */
  product: ProductRecord | undefined
  /** Undefined with it, and where the slot is gone. */
  dish: ChosenDishInSlot | undefined
}

/** Finds the parts of a deal in the menu, in the order of its slots; one that left keeps its name. */
export function resolveParts(
  menu: MenuAt,
  { bundleSlots }: ProductRecord,
  parts: readonly StoredPart[],
): ResolvedPart[] {
  const places = new Map(bundleSlots.map((slot, place) => [slot.id, { slot, place }]))
  const placeOf = ({ slotId }: StoredPart) => places.get(slotId)?.place ?? bundleSlots.length
  return parts
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((stored) => {
      const product = menu.record.products.get(stored.productId)
      const slot = places.get(stored.slotId)?.slot
      const groups = product ? groupsAsked(choicesInDeal(product), stored.options, menu.at) : []
      const supplement = slot && product ? supplementPence(slot, product) : 0
      const { options } = stored
      return {
        part: {
          slotId: stored.slotId,
          slotName: slot?.name ?? stored.slotName,
          productId: stored.productId,
          name: product?.name ?? stored.name,
          options: optionsOf(options, groups),
          supplementPence: supplement,
        },
        product,
        dish: slot && product && { product, groups, options, supplementPence: supplement },
      }
    })
}

/**
 * The chosen options as the menu has them now; one that left it costs nothing and keeps its name.
 */
export function optionsOf(
  chosen: readonly StoredOption[],
  groups: readonly OptionGroupRecord[],
): CartLine['options'] {
  return chosen.map((choice) => {
    for (const group of groups) {
      const option = group.options.find(({ id }) => id === choice.optionId)
      if (!option) continue
      const { name, pricePence } = option
      return { ...choice, groupName: group.name, name, pricePence }
    }
    return { ...choice, pricePence: 0 }
  })
}
