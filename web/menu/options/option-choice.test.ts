import { describe, expect, it } from 'vitest'
import type { Option, OptionGroup } from '#rules/menu/check-options.ts'
import { choiceOf, choose, chosenOptions, groupsToFill, maximumOf } from './option-choice.ts'

const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  name: id,
  pricePence: 0,
  maximumQuantity: 1,
  kcal: null,
  allergens: {},
  isAvailable: true,
  opensGroupId: null,
  ...more,
})

const heat: OptionGroup = {
  id: 'heat',
  name: 'How hot?',
  minimum: 1,
  maximum: 1,
  isMealUpgrade: false,
  options: [option('mild'), option('hot')],
}
const sides: OptionGroup = {
  id: 'sides',
  name: 'Sides',
  minimum: 0,
  maximum: 3,
  isMealUpgrade: false,
  options: [option('raita', { maximumQuantity: 2 }), option('chutney', { maximumQuantity: 5 })],
}
const groups = [heat, sides]

describe('choosing options', () => {
  it('replaces the option in a group that takes one', () => {
    const choice = choose({ mild: 1, raita: 2 }, { kind: 'pick', group: heat, optionId: 'hot' })
    expect(choice).toEqual({ hot: 1, raita: 2 })
  })

  it('allows an optional group to be emptied again', () => {
    expect(choose({ hot: 1 }, { kind: 'pick', group: heat, optionId: null })).toEqual({})
  })

  it("limits an option to the option's own maximum", () => {
    const act = { kind: 'set', group: sides, optionId: 'raita', quantity: 9 } as const
    expect(choose({}, act)).toEqual({ raita: 2 })
  })

  it('limits an option to what its group has left', () => {
    const act = { kind: 'set', group: sides, optionId: 'chutney', quantity: 4 } as const
    expect(choose({ raita: 2 }, act)).toEqual({ raita: 2, chutney: 1 })
  })

  it('removes an option whose quantity becomes 0', () => {
    const act = { kind: 'set', group: sides, optionId: 'raita', quantity: 0 } as const
    expect(choose({ raita: 2 }, act)).toEqual({})
  })

  it('returns how often an option can be chosen beside the others', () => {
    expect(maximumOf({ raita: 1 }, sides, 'chutney')).toBe(2)
    expect(maximumOf({ raita: 1 }, sides, 'raita')).toBe(2)
    expect(maximumOf({}, sides, 'unknown')).toBe(0)
  })
})

describe('groups to fill', () => {
  it('are those below their minimum', () => {
    expect(groupsToFill(groups, {})).toEqual([heat])
    expect(groupsToFill(groups, { mild: 1 })).toEqual([])
  })

  it('are those with a choice that has sold out', () => {
    const soldOut = { ...sides, options: [option('raita', { isAvailable: false })] }
    expect(groupsToFill([soldOut], { raita: 1 })).toEqual([soldOut])
  })
})

describe('a choice as calls take it', () => {
  it('is listed in the order of the menu', () => {
    expect(chosenOptions(groups, { raita: 2, hot: 1 })).toEqual([
      { optionId: 'hot', quantity: 1 },
      { optionId: 'raita', quantity: 2 },
    ])
  })

  it('is restored without what is no longer on the menu', () => {
    const chosen = [
      { optionId: 'hot', quantity: 1 },
      { optionId: 'gone', quantity: 1 },
    ]
    expect(choiceOf(groups, chosen)).toEqual({ hot: 1 })
  })
})
