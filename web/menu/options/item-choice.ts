import type { BundleSlot, Product, ProductWithOptions } from '#contract/menu.ts'
import { activeGroups, type ProductChoices } from '#rules/menu/active-groups.ts'
import type { ChosenOption, OptionGroup } from '#rules/menu/check-options.ts'
import type { ChosenPart } from '#contract/cart/cart-line.ts'
import { itemFacts, type ItemFacts } from '#rules/menu/item-facts.ts'
import {
  choiceOf,
  choose,
  chosenOptions,
  groupsToFill,
  type Choice,
  type ChoiceAct,
} from './option-choice.ts'

/** The choices of a product so far: its options, and the products in the slots of a meal deal. */
export interface ItemChoice {
  options: Choice
  /** By slot. Options of products chosen before stay here, in case the customer goes back to them. */
  parts: Readonly<Record<string, PartChoice>>
}

export interface PartChoice {
  productId: string
  options: Choice
}

export type ItemAct =
  | { kind: 'choose'; of: ProductChoices; act: ChoiceAct }
  | { kind: 'fill'; slotId: string; productId: string }
  | { kind: 'chooseOfPart'; slotId: string; of: ProductChoices; act: ChoiceAct }

export type DishInSlot = BundleSlot['products'][number]

/** A slot with its choices. */
export interface FilledSlot {
  slot: BundleSlot
  /** Null while nothing is chosen. */
  dish: DishInSlot | null
  /** The options of its product; null while they are loading. */
  choices: ProductChoices | null
  choice: Choice
  options: ChosenOption[]
  /** Its groups that need more options. */
  missing: OptionGroup[]
}

/** Everything that a dialog shows and sends of a choice. */
export interface ItemSoFar {
  groups: readonly OptionGroup[]
  options: ChosenOption[]
  missing: OptionGroup[]
  slots: FilledSlot[]
  /** The facts of what is chosen: complete only when the choices are. */
  facts: ItemFacts
  /** Whether it can be added. */
  isComplete: boolean
}

export const NO_CHOICES: ProductChoices = { optionGroups: [], openedGroups: [] }

/** The initial choice: that of a line being changed; for a slot with one available product, that product. */
export function itemChoiceOf(
  product: ProductWithOptions,
  chosen: { options: readonly ChosenOption[]; parts: readonly ChosenPart[] },
): ItemChoice {
  const parts = product.bundleSlots.flatMap(({ id, products }) => {
    const part = chosen.parts.find(({ slotId }) => slotId === id)
    const [only, ...others] = products.filter(({ isAvailable }) => isAvailable)
    const current = products.find((dish) => dish.id === part?.productId)
    const dish = current ?? (others.length === 0 ? only : undefined)
    return dish ? [[id, partOf(dish, part?.options ?? [])] as const] : []
  })
  const groups = [...product.optionGroups, ...product.openedGroups]
  return { options: choiceOf(groups, chosen.options), parts: Object.fromEntries(parts) }
}

function partOf({ id }: Pick<Product, 'id'>, options: readonly ChosenOption[]): PartChoice {
  const choice = options.map(({ optionId, quantity }) => [optionId, quantity])
  return { productId: id, options: Object.fromEntries(choice) }
}

/** The choice after an action. Options in groups that are no longer open are removed. */
export function chooseOfItem(choice: ItemChoice, act: ItemAct): ItemChoice {
  if (act.kind === 'choose')
    return { ...choice, options: chooseActive(act.of, choice.options, act.act) }
  const part = choice.parts[act.slotId]
  if (act.kind === 'fill') {
    const filled = { productId: act.productId, options: part?.options ?? {} }
    return { ...choice, parts: { ...choice.parts, [act.slotId]: filled } }
  }
  if (!part) return choice
  const changed = { ...part, options: chooseActive(act.of, part.options, act.act) }
  return { ...choice, parts: { ...choice.parts, [act.slotId]: changed } }
}

function chooseActive(of: ProductChoices, choice: Choice, act: ChoiceAct): Choice {
  const next = choose(choice, act)
  const active = new Set(activeGroupsOf(of, next))
  const closed = of.openedGroups.filter((group) => !active.has(group))
  const closedIds = new Set(closed.flatMap(({ options }) => options.map(({ id }) => id)))
  return Object.fromEntries(Object.entries(next).filter(([id]) => !closedIds.has(id)))
}

/** The groups that are open for a choice. */
export function activeGroupsOf(of: ProductChoices, choice: Choice): readonly OptionGroup[] {
  const chosen = Object.entries(choice).map(([optionId, quantity]) => ({ optionId, quantity }))
  return activeGroups(of, chosen)
}

/**
 * The price and facts of a choice, by the same rules as on the server. `choicesOf` answers null for a product
 * in a slot whose options are still loading.
 */
export function itemSoFar(
  product: ProductWithOptions,
  choice: ItemChoice,
  choicesOf: (dish: DishInSlot) => ProductChoices | null,
): ItemSoFar {
  const groups = activeGroupsOf(product, choice.options)
  const options = chosenOptions(groups, choice.options)
  const missing = groupsToFill(groups, choice.options)
  const slots = product.bundleSlots.map((slot) => fillSlot(slot, choice.parts[slot.id], choicesOf))
  const parts = slots.flatMap(({ dish, choices, choice: chosen, options: ofDish }) =>
    dish
      ? {
          product: dish,
          groups: activeGroupsOf(choices ?? NO_CHOICES, chosen),
          options: ofDish,
          supplementPence: dish.supplementPence,
        }
      : [],
  )
  return {
    groups,
    options,
    missing,
    slots,
    facts: itemFacts({ product, groups, options, parts }),
    isComplete: missing.length === 0 && !slots.some(isToFill),
  }
}

/** Whether a slot lacks a product, or its product an option. */
export const isToFill = ({ dish, choices, missing }: FilledSlot): boolean =>
  !dish?.isAvailable || choices === null || missing.length > 0

/** Whether the facts are final: every required choice is made. */
export const isAnswered = ({ missing, slots }: ItemSoFar): boolean =>
  missing.length === 0 &&
  slots.every((slot) => slot.dish !== null && slot.choices !== null && slot.missing.length === 0)

function fillSlot(
  slot: BundleSlot,
  part: PartChoice | undefined,
  choicesOf: (dish: DishInSlot) => ProductChoices | null,
): FilledSlot {
  const dish = slot.products.find(({ id }) => id === part?.productId) ?? null
  const choices = dish && choicesOf(dish)
  const choice = part?.options ?? {}
  const groups = activeGroupsOf(choices ?? NO_CHOICES, choice)
  return {
    slot,
    dish,
    choices,
    choice,
    options: chosenOptions(groups, choice),
    missing: groupsToFill(groups, choice),
  }
}

/** The slots in the form that calls take. */
export function chosenParts(slots: readonly FilledSlot[]): ChosenPart[] {
  return slots.flatMap(({ slot, dish, options }) =>
    dish ? [{ slotId: slot.id, productId: dish.id, options }] : [],
  )
}
