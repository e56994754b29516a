import type { CartLine, ChosenPart, OwnersBasketItem } from '#contract/cart/cart-line.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { ServiceTime } from '#contract/fields.ts'
import { IF_SOLD_OUT_DEFAULT, joinedIfSoldOut, type IfSoldOut } from '#rules/cart/if-sold-out.ts'
import type { ChosenOption } from '#rules/menu/check-options.ts'
import { lineKey } from '#rules/menu/line-key.ts'
import type { Service } from '#rules/orders/service.ts'
import { optionWords, partWords } from '#web/messages/option-words.ts'
import { isOnSomeLines } from '#web/discount/is-on-some-lines.ts'

/** The store of the order, with the fields that a cart and a store's page both have. */
export type BasketStore = Pick<
  Cart['store'],
  'id' | 'slug' | 'name' | 'services' | 'tab' | 'opensAt' | 'address'
>

/** A product that is being added to the basket. */
export interface AddCommand {
  kind: 'add'
  item: OwnersBasketItem
  /** The name to show while it is being added. */
  name: string
  optionNames: readonly string[]
  /** The contents of a meal deal. */
  partNames: readonly string[]
  /** The friend whose it is, in a shared basket; missing: one's own. */
  memberName?: string
  place: BasketStore
  service: Service
  serviceTime: ServiceTime
  /** Whether the cart should take this service and time, having had none of its own so far. */
  isDeciding: boolean
  /** Whether it may replace a basket from another store. */
  isNewBasket: boolean
}

/** Another quantity of a line, or other choices; 0 removes it. */
export interface ChangeCommand {
  kind: 'change'
  lineId: string
  quantity: number
  note?: string
  ifSoldOut?: IfSoldOut
  options?: ChosenOption[]
  parts?: ChosenPart[]
  /** The names of the other choices until the server has answered. */
  optionNames?: readonly string[]
  partNames?: readonly string[]
}

export interface DetailsCommand {
  kind: 'details'
  details: { serviceType?: Service; serviceTime?: ServiceTime; noBag?: boolean }
}

/** A change that shows nothing before the server has answered, such as a promo code. */
export interface CallCommand {
  kind: 'call'
  send: (cartToken: string) => Promise<Cart>
}

/** A change of the basket that the server has not answered yet. */
export type BasketCommand = AddCommand | ChangeCommand | DetailsCommand | CallCommand

/** A line as it is shown: the server's, or one that is still being added or changed. */
export interface ShownLine {
  /** The same before and after the server has the line. */
  key: string
  /** Null until the server has assigned it. */
  lineId: string | null
  /** The friend whose it is, in a shared basket; empty: one's own. */
  memberName: string
  productId: string
  name: string
  optionNames: readonly string[]
  /** The contents of a meal deal. */
  partNames: readonly string[]
  note: string
  ifSoldOut: IfSoldOut
  quantity: number
  /** Null while the server computes it. */
  linePence: number | null
  /** Its part of the discount; 0 if the discount is on the whole basket. */
  discountPence: number
  isAvailable: boolean
  /** Why it cannot be ordered; how many there are left of it. */
  unavailableReason: CartLine['unavailableReason']
  left: number | null
  allergens: CartLine['allergens'] | null
}

/** The lines with every change that the server has not answered yet. */
export function linesAfter(cart: Cart | null, acts: readonly BasketCommand[]): ShownLine[] {
  const lines = cart?.lines ?? []
  const isOnSome = isOnSomeLines(lines)
  const shown = lines.map((line) => shownLine(isOnSome ? line : { ...line, discountPence: 0 }))
  return acts.reduce(linesAfterAct, shown)
}

/** The number of products in lines. */
export function countOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0)
}

/** The details of a cart, with the changes that are still on their way. */
export function detailsAfter(
  cart: Pick<Cart, 'serviceType' | 'serviceTime' | 'noBag'>,
  acts: readonly BasketCommand[],
): Pick<Cart, 'serviceType' | 'serviceTime' | 'noBag'> {
  const { serviceType, serviceTime, noBag } = cart
  const changes = acts.flatMap((act) => (act.kind === 'details' ? [act.details] : []))
  return Object.assign({ serviceType, serviceTime, noBag }, ...changes)
}

/**
 * The pending commands, with one more. Two for the same line become one, so that ten taps are not ten calls
 * and the last quantity counts; the first of the list is on its way already and stays.
 */
export function withCommand(acts: readonly BasketCommand[], act: BasketCommand): BasketCommand[] {
  const last = acts.length > 1 ? acts.at(-1) : undefined
  const joined = last && joinActs(last, act)
  return joined ? [...acts.slice(0, -1), joined] : [...acts, act]
}

function joinActs(last: BasketCommand, act: BasketCommand): BasketCommand | null {
  if (last.kind === 'details' && act.kind === 'details')
    return { kind: 'details', details: { ...last.details, ...act.details } }
  if (last.kind === 'change' && act.kind === 'change' && last.lineId === act.lineId)
    return { ...last, ...act }
  if (last.kind === 'add' && act.kind === 'add' && isSameDish(last, act)) {
    const quantity = last.item.quantity + act.item.quantity
    const ifSoldOut = joinedIfSoldOut(last.item.ifSoldOut, act.item.ifSoldOut)
    return { ...last, item: { ...last.item, quantity, ifSoldOut } }
  }
  return null
}

const isSameDish = (a: AddCommand, b: AddCommand) =>
  keyOfItem(a.item) === keyOfItem(b.item) && a.place.id === b.place.id && !b.isNewBasket

const keyOfItem = ({ productId, options, note, parts, memberId = '' }: OwnersBasketItem) =>
  `${memberId}${lineKey(productId, options, note, parts)}`

function linesAfterAct(lines: ShownLine[], act: BasketCommand): ShownLine[] {
  if (act.kind === 'add') return linesAfterAdd(act.isNewBasket ? [] : lines, act)
  if (act.kind === 'details' || act.kind === 'call') return lines
  return lines.flatMap((line) => {
    if (line.lineId !== act.lineId) return [line]
    if (act.quantity === 0) return []
    const { quantity, note = line.note, ifSoldOut = line.ifSoldOut } = act
    const { optionNames = line.optionNames, partNames = line.partNames } = act
    // What to do if it is sold out does not change the price.
    const isPriced = quantity === line.quantity && !act.options && !act.parts
    const priced = isPriced ? {} : { linePence: null, discountPence: 0 }
    return [{ ...line, optionNames, partNames, quantity, note, ifSoldOut, ...priced }]
  })
}

function linesAfterAdd(lines: readonly ShownLine[], act: AddCommand): ShownLine[] {
  const { item, name, optionNames, partNames, memberName = '' } = act
  const key = keyOfItem(item)
  if (lines.some((line) => line.key === key))
    return lines.map((line) =>
      line.key === key
        ? {
            ...line,
            quantity: line.quantity + item.quantity,
            ifSoldOut: item.ifSoldOut ?? line.ifSoldOut,
            linePence: null,
            discountPence: 0,
          }
        : line,
    )
  const { productId, note, quantity, ifSoldOut = IF_SOLD_OUT_DEFAULT } = item
  const texts = { key, productId, name, optionNames, partNames, memberName, note, quantity }
  return [...lines, { ...texts, ifSoldOut, ...stillUnknown }]
}

/** Of a line that is being added. */
const stillUnknown = {
  lineId: null,
  linePence: null,
  discountPence: 0,
  isAvailable: true,
  unavailableReason: null,
  left: null,
  allergens: null,
}

function shownLine(line: CartLine): ShownLine {
  const { productId, options, parts, note, name, quantity, linePence } = line
  const { isAvailable, unavailableReason, left, allergens, discountPence } = line
  return {
    key: `${line.memberId ?? ''}${lineKey(productId, options, note, parts)}`,
    lineId: line.id,
    memberName: line.memberName,
    productId,
    name,
    optionNames: optionWords(options),
    partNames: parts.map((part) => partWords(part.name, optionWords(part.options))),
    note,
    ifSoldOut: line.ifSoldOut,
    quantity,
    linePence,
    discountPence,
    isAvailable,
    unavailableReason,
    left,
    allergens,
  }
}
