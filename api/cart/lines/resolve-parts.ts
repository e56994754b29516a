import type { CartLine } from '#contract/cart/cart-line.ts'
import { choicesInDeal } from '#rules/menu/active-groups.ts'
import { supplementPence } from '#rules/menu/check-parts.ts'
import type { ChosenDishInSlot } from '#rules/menu/item-facts.ts'
import type { StoredOption, StoredPart } from '#api/database/column-types.ts'
import type { MenuAt } from '#api/menu/menu-at.ts'
import type { OptionGroupRecord, ProductRecord } from '#api/menu/menu-record.ts'
import { groupsToChoose } from './choose-product.ts'

/** The product in a slot of a deal, with its current state in the menu. */
export interface ResolvedPart {
  part: CartLine['parts'][number]
  /** Undefined: it has left the menu. */
  product: ProductRecord | undefined
  /** Undefined with it, and if the slot has left the menu. */
  dish: ChosenDishInSlot | undefined
}

/** Finds the parts of a deal in the menu, in the order of its slots; one that left the menu has the name it had. */
export function resolveParts(
  menu: MenuAt,
  { bundleSlots }: ProductRecord,
  parts: readonly StoredPart[],
): ResolvedPart[] {
  const slots = new Map(bundleSlots.map((slot, position) => [slot.id, { slot, position }]))
  const positionOf = ({ slotId }: StoredPart) => slots.get(slotId)?.position ?? bundleSlots.length
  return parts
    .toSorted((a, b) => positionOf(a) - positionOf(b))
    .map((stored) => {
      const product = menu.record.products.get(stored.productId)
      const slot = slots.get(stored.slotId)?.slot
      const groups = product ? groupsToChoose(choicesInDeal(product), stored.options, menu.at) : []
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
 * The chosen options as the menu has them now; one that left it costs nothing and has the name it had.
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
