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

/** What has been chosen of a product so far: its options, and what fills the slots of a meal deal. */
export interface ItemChoice {
  options: Choice
  /** By slot. The options of dishes that were looked at before stay, should one go back to them. */
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

/** A slot with what has been chosen for it. */
export interface FilledSlot {
  slot: BundleSlot
  /** Null while nothing is chosen. */
  dish: DishInSlot | null
  /** What there is to choose of it; null while that is on its way. */
  choices: ProductChoices | null
  choice: Choice
  options: ChosenOption[]
  /** Its groups that want more. */
  missing: OptionGroup[]
}

/** All that a dialog shows and sends of a choice. */
export interface ItemSoFar {
  groups: readonly OptionGroup[]
  options: ChosenOption[]
  missing: OptionGroup[]
  slots: FilledSlot[]
  /** Of what is chosen: complete only when the rest is. */
  facts: ItemFacts
  /** Nothing stands in the way of ordering it. */
  isComplete: boolean
}

export const NO_CHOICES: ProductChoices = { optionGroups: [], openedGroups: [] }

/** A choice to begin with: of a line that is changed; of a slot with one dish to be had, that one. */
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

/** The choice after an act. What a group held that is not asked any more is chosen no more. */
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
  const gone = new Set(closed.flatMap(({ options }) => options.map(({ id }) => id)))
  return Object.fromEntries(Object.entries(next).filter(([id]) => !gone.has(id)))
}

/** The groups that a choice is asked. */
export function activeGroupsOf(of: ProductChoices, choice: Choice): readonly OptionGroup[] {
  const chosen = Object.entries(choice).map(([optionId, quantity]) => ({ optionId, quantity }))
  return activeGroups(of, chosen)
}

/**
 * What a choice comes to, by the same rules as in the kitchen. Of a dish for a slot whose options
 * have not come yet, `choicesOf` answers null.
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

/** Whether a slot wants a dish, or its dish an answer. */
export const isToFill = ({ dish, choices, missing }: FilledSlot): boolean =>
  !dish?.isAvailable || choices === null || missing.length > 0

/** Whether the facts are those of what would be eaten: nothing that must be chosen is open. */
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

/** The parts as calls take them. */
export function chosenParts(slots: readonly FilledSlot[]): ChosenPart[] {
  return slots.flatMap(({ slot, dish, options }) =>
    dish ? [{ slotId: slot.id, productId: dish.id, options }] : [],
  )
}
