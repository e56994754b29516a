import { expect, it } from 'vitest'
import { CART_CHOICES_MAXIMUM, CART_LINES_MAXIMUM } from '#contract/constants.ts'
import { joinLines } from './merge-carts.ts'

const linesOf = (name: string, count: number, choices = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name} ${index}`,
    productId: `${name} ${index}`,
    name,
    quantity: 1,
    note: '',
    options: Array.from({ length: choices }, (_option, number) => ({
      optionId: `${number}`,
      groupName: '',
      name: '',
      quantity: 1,
    })),
  }))
const countsOf = (lines: { name: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ name }) => name)].map(([name, all]) => [name, all.length]),
  )

it('leaves the oldest lines when two carts are more than one may hold', () => {
  const joined = joinLines(linesOf('old', CART_LINES_MAXIMUM), linesOf('new', 3))
  expect(countsOf(joined)).toEqual({ old: CART_LINES_MAXIMUM - 3, new: 3 })
})

it("has the newer cart's choice for a sold-out dish, else the older one's", () => {
  const [naan, rice, dal] = linesOf('dish', 3)
  const older = [
    { ...naan!, ifSoldOut: 'replace' as const },
    { ...rice!, ifSoldOut: 'call' as const },
  ]
  const newer = [{ ...naan!, ifSoldOut: 'call' as const }, rice!, dal!]
  const joined = joinLines(older, newer)
  expect(joined.map(({ quantity, ifSoldOut }) => [quantity, ifSoldOut])).toEqual([
    [2, 'call'],
    [2, 'call'],
    [1, undefined],
  ])
})

it('leaves the oldest lines when their choices are more than a cart may hold', () => {
  const choices = CART_CHOICES_MAXIMUM / 20
  const joined = joinLines(linesOf('old', 15, choices), linesOf('new', 15, choices))
  expect(countsOf(joined)).toEqual({ old: 5, new: 15 })
})
