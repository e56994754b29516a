import { describe, expect, it } from 'vitest'
import type { ProductWithOptions } from '#contract/menu.ts'
import { activeGroups } from '#rules/menu/active-groups.ts'
import { activeGroupTree, groupsOfTree } from './active-group-tree.ts'
import {
  chooseOfItem,
  chosenParts,
  isAnswered,
  itemChoiceOf,
  itemSoFar,
  NO_CHOICES,
  type DishInSlot,
} from './item-choice.ts'

const option = (id: string, pricePence = 0, opensGroupId: string | null = null) => ({
  id,
  name: id,
  pricePence,
  maximumQuantity: 1,
  kcal: 10,
  allergens: {},
  isAvailable: true,
  soldOutUntil: null,
  opensGroupId,
})
const group = (id: string, minimum: number, ...options: ReturnType<typeof option>[]) => ({
  id,
  name: id,
  minimum,
  maximum: 1,
  isMealUpgrade: false,
  options,
})

const side = group('side', 1, option('chips'), option('salad', 100, 'dressing'))
const dressing = group('dressing', 1, option('oil'), option('cream', 50, 'topping'))
const topping = group('topping', 1, option('nuts', 20))
const burgerChoices = { optionGroups: [side], openedGroups: [dressing, topping] }

const product = {
  id: 'product',
  name: 'Product',
  pricePence: 1000,
  kcal: 500,
  allergens: {},
  isAvailable: true,
  isBundle: false,
  isAgeRestricted: false,
  hasOptions: true,
  bundleSlots: [],
}
const burger = { ...product, ...burgerChoices } as unknown as ProductWithOptions // irrelevant here

const dish = (id: string, more: object = {}) =>
  ({ ...product, id, name: id, supplementPence: 0, ...more }) as unknown as DishInSlot // irrelevant here
const slot = (id: string, ...products: DishInSlot[]) => ({
  id,
  name: id,
  categoryId: 'c',
  products,
})
const meal = {
  ...product,
  kcal: null,
  isBundle: true,
  optionGroups: [],
  openedGroups: [],
  bundleSlots: [
    slot('main', dish('burger', { supplementPence: 150 }), dish('wrap', { hasOptions: false })),
    slot(
      'drink',
      dish('cola', { hasOptions: false, kcal: 40 }),
      dish('beer', { isAvailable: false }),
    ),
  ],
} as unknown as ProductWithOptions // irrelevant here
const choicesOf = (of: DishInSlot) => (of.id === 'burger' ? burgerChoices : NO_CHOICES)

const pick = (of: typeof burgerChoices, from: ReturnType<typeof group>, optionId: string) =>
  ({ kind: 'choose', of, act: { kind: 'pick', group: from, optionId } }) as const

describe('groups that options open', () => {
  it('are listed below the option that opens them, in the order of the rule', () => {
    const choice = { salad: 1, cream: 1 }
    const tree = activeGroupTree(burgerChoices, choice)
    expect(tree[0]?.opened.get('salad')?.opened.get('cream')?.group).toBe(topping)
    const chosen = Object.keys(choice).map((optionId) => ({ optionId, quantity: 1 }))
    expect(groupsOfTree(tree)).toEqual(activeGroups(burgerChoices, chosen))
  })

  it('take their choices along when they close', () => {
    const opened = { options: { salad: 1, cream: 1, nuts: 1 }, parts: {} }
    expect(chooseOfItem(opened, pick(burgerChoices, dressing, 'oil')).options).toEqual({
      salad: 1,
      oil: 1,
    })
    expect(chooseOfItem(opened, pick(burgerChoices, side, 'chips')).options).toEqual({ chips: 1 })
  })

  it('are to be answered', () => {
    const soFar = itemSoFar(burger, { options: { salad: 1 }, parts: {} }, choicesOf)
    expect(soFar.missing).toEqual([dressing])
    expect(soFar.isComplete).toBe(false)
  })
})

describe('a meal deal', () => {
  it('starts with the product of a slot that has only one available', () => {
    const choice = itemChoiceOf(meal, { options: [], parts: [] })
    expect(choice.parts).toEqual({ drink: { productId: 'cola', options: {} } })
  })

  it('starts with the choices of a line that is being changed', () => {
    const parts = [
      { slotId: 'main', productId: 'burger', options: [{ optionId: 'salad', quantity: 1 }] },
      { slotId: 'drink', productId: 'beer', options: [] },
    ]
    const choice = itemChoiceOf(meal, { options: [], parts })
    expect(choice.parts).toEqual({
      main: { productId: 'burger', options: { salad: 1 } },
      drink: { productId: 'beer', options: {} },
    })
    // Beer has sold out since.
    expect(itemSoFar(meal, choice, choicesOf).isComplete).toBe(false)
  })

  it('costs its price, the surcharges of its products, and their options', () => {
    const main = { productId: 'burger', options: { salad: 1, oil: 1 } }
    const drink = { productId: 'cola', options: {} }
    const soFar = itemSoFar(meal, { options: {}, parts: { main, drink } }, choicesOf)
    expect(soFar.isComplete).toBe(true)
    expect(soFar.facts.unitPricePence).toBe(1000 + 150 + 100)
    expect(soFar.facts.kcal).toBe(500 + 10 + 10 + 40)
    expect(chosenParts(soFar.slots)).toEqual([
      {
        slotId: 'main',
        productId: 'burger',
        options: [
          { optionId: 'salad', quantity: 1 },
          { optionId: 'oil', quantity: 1 },
        ],
      },
      { slotId: 'drink', productId: 'cola', options: [] },
    ])
  })

  it('is incomplete while the options of a product are loading', () => {
    const main = { productId: 'burger', options: {} }
    const drink = { productId: 'cola', options: {} }
    const soFar = itemSoFar(meal, { options: {}, parts: { main, drink } }, (of) =>
      of.id === 'burger' ? null : NO_CHOICES,
    )
    expect(isAnswered(soFar)).toBe(false)
    expect(soFar.isComplete).toBe(false)
  })

  it('remembers the choices of a product while another is chosen', () => {
    const acts = [
      { kind: 'fill', slotId: 'main', productId: 'burger' },
      {
        kind: 'chooseOfPart',
        slotId: 'main',
        of: burgerChoices,
        act: { kind: 'pick', group: side, optionId: 'chips' },
      },
      { kind: 'fill', slotId: 'main', productId: 'wrap' },
    ] as const
    const wrapped = acts.reduce(chooseOfItem, { options: {}, parts: {} })
    expect(itemSoFar(meal, wrapped, choicesOf).slots[0]?.options).toEqual([])
    const back = chooseOfItem(wrapped, acts[0])
    expect(itemSoFar(meal, back, choicesOf).slots[0]?.options).toEqual([
      { optionId: 'chips', quantity: 1 },
    ])
  })
})
