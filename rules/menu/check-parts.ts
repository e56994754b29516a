import { activeGroups, choicesInDeal, type ProductChoices } from './active-groups.ts'
import { checkOptions, type ChosenOption, type OptionFault } from './check-options.ts'

/** A place in a meal deal, to be filled with one product of a category. */
export interface BundleSlot {
  id: string
  name: string
  categoryId: string
  /** Up to which price a product adds nothing; null: any product adds nothing. */
  coversPence: number | null
}

/** What fills one slot. */
export interface ChosenPart {
  slotId: string
  productId: string
  options: readonly ChosenOption[]
}

/** A product as a slot asks about it. */
export interface PartProduct extends ProductChoices {
  categoryId: string
  isBundle: boolean
}

export type PartFault =
  | { code: 'UNKNOWN_SLOT'; slotId: string }
  | { code: 'SLOT_NOT_FILLED'; slotId: string }
  | { code: 'SLOT_FILLED_TWICE'; slotId: string }
  | { code: 'PRODUCT_NOT_IN_SLOT'; slotId: string; productId: string }
  | (OptionFault & { slotId: string; productId: string })

/** What a product adds to the price of a deal whose slot covers so much. */
export function supplementPence(
  { coversPence }: Pick<BundleSlot, 'coversPence'>,
  { pricePence }: { pricePence: number },
): number {
  return coversPence === null ? 0 : Math.max(0, pricePence - coversPence)
}

/**
 * The first thing wrong with what fills the slots of a meal deal, in the order of the slots, or
 * null: each is filled once, with a product of its category that is no deal itself, and with options
 * that this product offers in a deal. Of a product that the menu does not have, `productOf` answers undefined.
 * A product without slots takes no parts.
 */
export function checkParts(
  slots: readonly BundleSlot[],
  parts: readonly ChosenPart[],
  productOf: (productId: string) => PartProduct | undefined,
): PartFault | null {
  const stray = parts.find((part) => !slots.some(({ id }) => id === part.slotId))
  if (stray) return { code: 'UNKNOWN_SLOT', slotId: stray.slotId }
  for (const slot of slots) {
    const { id: slotId } = slot
    const [part, second] = parts.filter((each) => each.slotId === slotId)
    if (!part) return { code: 'SLOT_NOT_FILLED', slotId }
    if (second) return { code: 'SLOT_FILLED_TWICE', slotId }
    const fault = faultOfPart(slot, part, productOf(part.productId))
    if (fault) return fault
  }
  return null
}

/** The same for what fills one slot. */
export function faultOfPart(
  { id: slotId, categoryId }: BundleSlot,
  { productId, options }: ChosenPart,
  product: PartProduct | undefined,
): PartFault | null {
  if (!product || product.isBundle || product.categoryId !== categoryId)
    return { code: 'PRODUCT_NOT_IN_SLOT', slotId, productId }
  const fault = checkOptions(activeGroups(choicesInDeal(product), options), options)
  return fault && { ...fault, slotId, productId }
}
