import type { CartLine, NewBasketItem } from '#contract/cart/cart-line.ts'
import type { Cart } from '#contract/cart/cart.ts'
import {
  linesAfter,
  type AddCommand,
  type BasketCommand,
  type ShownLine,
} from '#web/cart/basket/basket-commands.ts'

/** A line that was removed from the basket, and what restores it. */
export interface RemovedLine {
  cartToken: string
  lineId: string
  name: string
  /** The key of the line that came after it; null: it was the last. */
  nextKey: string | null
  /** Adds it again, with its choices, its note and what to do if it is sold out. */
  add: AddCommand
}

/**
 * The details of a line that is about to be removed, with every pending change; null if it is missing, or
 * can't be ordered any more and so not restored.
 */
export function removedLine(
  cart: Cart | null,
  acts: readonly BasketCommand[],
  lineId: string,
): RemovedLine | null {
  const line = cart?.lines.find(({ id }) => id === lineId)
  const shown = linesAfter(cart, acts)
  const at = shown.findIndex((one) => one.lineId === lineId)
  const removed = shown[at]
  if (!cart || !line || !removed || !isPutBack(removed)) return null
  const changes = acts.filter((act) => act.kind === 'change').filter((act) => act.lineId === lineId)
  const latest = changes.findLast(({ options, parts }) => options ?? parts)
  const { name, optionNames, partNames, note, quantity, ifSoldOut, memberName } = removed
  const { store: place, serviceType: service, serviceTime, cartToken } = cart
  return {
    cartToken,
    lineId,
    name,
    nextKey: shown[at + 1]?.key ?? null,
    add: {
      kind: 'add',
      item: {
        ...itemOfLine(line),
        quantity,
        note,
        ifSoldOut,
        ...(latest?.options && { options: latest.options }),
        ...(latest?.parts && { parts: latest.parts }),
        ...(line.memberId && { memberId: line.memberId }),
      },
      name,
      optionNames,
      partNames,
      memberName,
      place,
      service,
      serviceTime,
      isDeciding: false,
      isNewBasket: false,
    },
  }
}

/** The command that adds a line again as it was. */
export function itemOfLine(line: CartLine): NewBasketItem {
  const { productId, quantity, note, ifSoldOut } = line
  const parts = line.parts.map((part) => ({
    slotId: part.slotId,
    productId: part.productId,
    options: choiceOf(part.options),
  }))
  return { productId, quantity, note, ifSoldOut, options: choiceOf(line.options), parts }
}

const choiceOf = (options: CartLine['options']) =>
  options.map(({ optionId, quantity }) => ({ optionId, quantity }))

/** Whether a removed line can be restored: one that can't be ordered can't. */
export const isPutBack = ({ isAvailable, lineId }: Pick<ShownLine, 'isAvailable' | 'lineId'>) =>
  isAvailable && lineId !== null
