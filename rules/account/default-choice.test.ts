import { describe, expect, it } from 'vitest'
import { becomesDefault, defaultFirst, defaultOf } from './default-choice.ts'

const item = (id: number, isDefault = false) => ({ id, isDefault })

describe('what a customer saves', () => {
  it.each([
    [{ isChosen: true, isFirst: false }, true],
    [{ isChosen: false, isFirst: true }, true],
    [{ isChosen: true, isFirst: true }, true],
    [{ isChosen: false, isFirst: false }, false],
    [{ isChosen: false, replacesDefault: true }, true],
    [{ isChosen: false, replacesDefault: false }, false],
  ])('as %j becomes the default: %s', (saved, becomes) => {
    expect(becomesDefault(saved)).toBe(becomes)
  })
})

describe('what is used until the customer chooses', () => {
  it.each([
    ['the default', [item(1), item(2, true)], 2],
    ['the first where there is no default', [item(1), item(2)], 1],
    ['nothing where nothing is saved', [], undefined],
  ])('is %s', (_which, items, id) => {
    expect(defaultOf(items)?.id).toBe(id)
  })

  it('comes first, before the others in their order', () => {
    const items = [item(1), item(2), item(3, true), item(4)]
    expect(defaultFirst(items).map(({ id }) => id)).toEqual([3, 1, 2, 4])
  })
})
