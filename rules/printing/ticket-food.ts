import { isInstruction, type IfSoldOut } from '#rules/cart/if-sold-out.ts'
import { areOfSeveral, linesByMember } from '#rules/cart/members.ts'
import {
  isNothingDeclared,
  statementsOf,
  type AllergenVerdict,
} from '#rules/menu/allergen-verdict.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { refundOfDish, type RefundOfDish } from '#rules/orders/refunded-dishes.ts'
import { line, when, type TicketBlock, type TicketStyle } from './ticket-blocks.ts'
import { ALLERGEN_WORDS, ticketWords as words } from './ticket-words.ts'

interface Choice {
  name: string
  quantity: number
}

export interface TicketLine {
  name: string
  quantity: number
  refundedQuantity: number
  options: readonly Choice[]
  parts: readonly { name: string; options: readonly Choice[] }[]
  memberName: string
  note: string
  ifSoldOut: IfSoldOut
  allergens: AllergenVerdict
  isAgeRestricted: boolean
  linePence: number
}

/** The food of an order, by whose it is where friends ordered together. */
export function dishesOf(
  { lines, contact }: { lines: readonly TicketLine[]; contact: { name: string } },
  blocksOf: (dish: TicketLine) => TicketBlock[],
): TicketBlock[] {
  const isShared = areOfSeveral(lines)
  return linesByMember(lines).flatMap((group) => [
    ...when(isShared, line('strong', group.memberName || contact.name)),
    ...group.lines.flatMap(blocksOf),
  ])
}

/** A dish as it is cooked. */
export function kitchenLine(dish: TicketLine, status: OrderStatus): TicketBlock[] {
  const refund = refundOfDish(dish, status)
  const name = line('dish', words.dish(dish.quantity, dish.name))
  return [
    refund && refund.refunded === refund.of ? { ...name, isStruck: true } : name,
    ...(refund ? [line('alarm', refundedWords(refund))] : []),
    ...choicesOf(dish),
    ...when(dish.note !== '', line('note', words.note(dish.note))),
    ...(isInstruction(dish.ifSoldOut) ? [line('option', words[dish.ifSoldOut])] : []),
    ...when(isNothingDeclared(dish.allergens), line('option', words.notDeclared)),
    ...when(dish.isAgeRestricted, line('option', words.checkAge)),
  ]
}

/** A dish with what it costs. */
export function customerLine(dish: TicketLine, status: OrderStatus): TicketBlock[] {
  const refund = refundOfDish(dish, status)
  return [
    line('plain', words.dish(dish.quantity, dish.name), formatPence(dish.linePence)),
    ...choicesOf(dish),
    ...(refund ? [line('option', words.someRefunded(refund.refunded, refund.of))] : []),
    ...when(dish.note !== '', line('option', words.note(dish.note))),
  ]
}

function refundedWords({ refunded, of, toCook }: RefundOfDish): string {
  if (toCook === 0) return words.refundedDontCook
  if (refunded === of) return words.refundedDish
  return toCook === null
    ? words.someRefunded(refunded, of)
    : words.refundedCook(refunded, of, toCook)
}

const optionsOf = (options: readonly Choice[]) =>
  options.map(({ quantity, name }) => line('option', words.option(quantity, name)))

function choicesOf({ options, parts }: TicketLine): TicketBlock[] {
  return [
    ...optionsOf(options),
    ...parts.flatMap((part) => [line('option', part.name), ...optionsOf(part.options)]),
  ]
}

/** Allergens within a sentence. */
export const listOf = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => ALLERGEN_WORDS[allergen]).join(', ')

/** What is declared of food, in capitals. */
export function allergensOf(verdict: AllergenVerdict, style: TicketStyle): TicketBlock[] {
  const statements = statementsOf(verdict)
  if (statements.length === 0) return [line(style, words.free)]
  return statements.map((statement) => {
    if (statement.answer === 'nothingDeclared') return line(style, words.notDeclared)
    const list = listOf(statement.allergens).toUpperCase()
    if (statement.answer === 'notDeclared') return line(style, words.notDeclaredOf(list))
    return line(style, words[statement.answer](list))
  })
}
