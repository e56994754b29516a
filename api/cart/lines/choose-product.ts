import { activeGroups, choicesInDeal, type ProductChoices } from '#rules/menu/active-groups.ts'
import { checkOptions, resolveOptions, type ChosenOption } from '#rules/menu/check-options.ts'
import { checkParts, type ChosenPart, type PartProduct } from '#rules/menu/check-parts.ts'
import { groupsAt } from '#rules/menu/unavailable-reason.ts'
import type { StoredLine, StoredPart } from '#api/database/column-types.ts'
import { ApiError } from '#api/http/api-error.ts'
import { reasonAt, type MenuAt } from '#api/menu/menu-at.ts'
import type { OptionGroupRecord, ProductRecord } from '#api/menu/menu-record.ts'

/** A product of a cart with its choices, as it is stored. */
export type StoredChoice = Pick<StoredLine, 'productId' | 'name' | 'options' | 'parts'>

interface Chosen {
  productId: string
  options: readonly ChosenOption[]
  parts: readonly ChosenPart[]
}

/**
 * The choices of a product, as the cart stores them: options in the order of the menu, parts in that of the
 * slots. Throws PRODUCT_IS_NOT_AVAILABLE with the reason when the product, or one in a slot, is unavailable;
 * PRODUCT_COULD_NOT_BE_ADDED_TO_CART with the problem of the choice.
 */
export function chooseProduct(menu: MenuAt, chosen: Chosen): StoredChoice {
  const product = orderableProduct(menu, chosen.productId)
  const options = chooseOptions(product, chosen.options, menu.at)
  const parts = chooseParts(menu, product, chosen.parts)
  const { id: productId, name } = product
  return { productId, name, options, ...(parts.length > 0 && { parts }) }
}

function orderableProduct(menu: MenuAt, productId: string): ProductRecord {
  const product = menu.record.products.get(productId)
  const reason = product ? reasonAt(menu, product) : 'notOnMenu'
  if (product && reason === null) return product
  const until = product?.soldOutUntil ?? null
  throw new ApiError('PRODUCT_IS_NOT_AVAILABLE', {
    productId,
    ...(product && { name: product.name }),
    reason,
    ...(until && until > menu.at && { soldOutUntil: until.toISOString() }),
  })
}

function chooseOptions(
  product: ProductChoices<OptionGroupRecord>,
  chosen: readonly ChosenOption[],
  at: Date,
): StoredLine['options'] {
  const groups = groupsToChoose(product, chosen, at)
  refuseFault(checkOptions(groups, chosen))
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  return resolveOptions(groups, chosen).map(({ option, groupId, quantity }) => ({
    optionId: option.id,
    groupName: groupNames.get(groupId) ?? '',
    name: option.name,
    quantity,
  }))
}

/** The option groups that a choice opens, as they are at an instant. */
export function groupsToChoose(
  product: ProductChoices<OptionGroupRecord>,
  chosen: readonly ChosenOption[],
  at: Date,
): readonly OptionGroupRecord[] {
  return groupsAt(activeGroups(product, chosen), at)
}

/** Finds the products of a menu for the slots of its deals, with options as they are at that time. */
export function partsOf({ record, at }: MenuAt): (productId: string) => PartProduct | undefined {
  return (productId) => {
    const product = record.products.get(productId)
    if (!product) return undefined
    const { categoryId, isBundle, optionGroups, openedGroups } = product
    return {
      categoryId,
      isBundle,
      optionGroups: groupsAt(optionGroups, at),
      openedGroups: groupsAt(openedGroups, at),
    }
  }
}

function chooseParts(
  menu: MenuAt,
  { bundleSlots }: ProductRecord,
  chosen: readonly ChosenPart[],
): StoredPart[] {
  refuseFault(checkParts(bundleSlots, chosen, partsOf(menu)))
  return bundleSlots.flatMap(({ id: slotId, name: slotName }) =>
    chosen
      .filter((part) => part.slotId === slotId)
      .map((part) => {
        const dish = orderableProduct(menu, part.productId)
        const options = chooseOptions(choicesInDeal(dish), part.options, menu.at)
        return { slotId, slotName, productId: dish.id, name: dish.name, options }
      }),
  )
}

function refuseFault(fault: { code: string } | null): void {
  if (fault === null) return
  const { code: reason, ...numbers } = fault
  throw new ApiError('PRODUCT_COULD_NOT_BE_ADDED_TO_CART', { reason, ...numbers })
}
