import { describe, expect, it } from 'vitest'
import type { CartLine } from '#contract/cart/cart-line.ts'
import type { Cart } from '#contract/cart/cart.ts'
import {
  withCommand,
  countOf,
  detailsAfter,
  linesAfter,
  type AddCommand,
  type ShownLine,
} from './basket-commands.ts'

const line = (id: string, productId: string, quantity: number, note = '') =>
  ({
    id,
    productId,
    name: productId,
    options: [],
    parts: [],
    note,
    ifSoldOut: 'refund',
    quantity,
    linePence: 100,
  }) as unknown as CartLine // irrelevant here

const cart = (...lines: CartLine[]) =>
  ({ lines, serviceType: 'delivery', serviceTime: 'asap', noBag: false }) as unknown as Cart // irrelevant here

const add = (productId: string, more: Partial<AddCommand> = {}): AddCommand => ({
  kind: 'add',
  item: { productId, quantity: 1, note: '', options: [], parts: [] },
  name: productId,
  optionNames: [],
  partNames: [],
  place: {
    id: 's1',
    slug: 's1',
    name: 'S1',
    services: [],
    tab: 'available',
    opensAt: null,
    address: '',
  },
  service: 'delivery',
  serviceTime: 'asap',
  isDeciding: false,
  isNewBasket: false,
  ...more,
})

const textsOf = (lines: readonly ShownLine[]) =>
  lines.map(({ quantity, ifSoldOut, linePence }) => [quantity, ifSoldOut, linePence])

const change = (lineId: string, quantity: number) => ({ kind: 'change', lineId, quantity }) as const

describe('the basket before the server has answered', () => {
  it('shows a dish at once, without computing its price', () => {
    expect(linesAfter(null, [add('naan')])).toMatchObject([
      { productId: 'naan', quantity: 1, lineId: null, linePence: null },
    ])
  })

  it('joins a dish with the line that is the same thing', () => {
    const lines = linesAfter(cart(line('l1', 'naan', 2)), [add('naan')])
    expect(lines).toMatchObject([{ lineId: 'l1', quantity: 3, linePence: null }])
  })

  it('shows what to do if a dish is sold out at once, with the price that it had', () => {
    const acts = [{ ...change('l1', 2), ifSoldOut: 'call' } as const]
    expect(textsOf(linesAfter(cart(line('l1', 'naan', 2)), acts))).toEqual([[2, 'call', 100]])
  })

  it('joins a line without that choice with one that has it', () => {
    const acts = [{ ...change('l1', 2), ifSoldOut: 'call' } as const, add('naan'), add('dal')]
    const lines = linesAfter(cart(line('l1', 'naan', 2)), acts)
    expect(textsOf(lines)).toEqual([
      [3, 'call', null],
      [1, 'refund', null],
    ])
  })

  it('adds a dish with another note as another line', () => {
    expect(linesAfter(cart(line('l1', 'naan', 1, 'hot')), [add('naan')])).toHaveLength(2)
  })

  it('removes a line whose quantity becomes 0', () => {
    expect(linesAfter(cart(line('l1', 'naan', 2)), [change('l1', 0)])).toEqual([])
  })

  it('empties a basket that is replaced', () => {
    const lines = linesAfter(cart(line('l1', 'naan', 2)), [add('pizza', { isNewBasket: true })])
    expect(lines.map(({ productId }) => productId)).toEqual(['pizza'])
  })

  it('gives a line the same key before and after the server has it', () => {
    const [before] = linesAfter(null, [add('naan')])
    const [after] = linesAfter(cart(line('l1', 'naan', 1)), [])
    expect(before?.key).toBe(after?.key)
  })

  it('counts dishes, not lines', () => {
    expect(countOf(linesAfter(cart(line('l1', 'naan', 2)), [add('rice')]))).toBe(3)
  })

  it('shows the service that is being set', () => {
    const acts = [{ kind: 'details', details: { serviceType: 'collection' } }] as const
    expect(detailsAfter(cart(), acts).serviceType).toBe('collection')
  })
})

describe('taps faster than the server', () => {
  it('leave the first act alone, because it is on its way', () => {
    expect(withCommand([change('l1', 2)], change('l1', 3))).toHaveLength(2)
  })

  it('let the last number of a line win', () => {
    const acts = [add('rice'), change('l1', 2)]
    expect(withCommand(acts, change('l1', 5))).toEqual([add('rice'), change('l1', 5)])
  })

  it('add up the same dish', () => {
    const acts = withCommand([add('rice'), add('naan')], add('naan'))
    expect(acts).toHaveLength(2)
    expect(acts[1]).toMatchObject({ item: { productId: 'naan', quantity: 2 } })
  })

  it('leave different lines in their order', () => {
    const acts = [add('rice'), change('l1', 2)]
    expect(withCommand(acts, change('l2', 1))).toHaveLength(3)
  })

  it('do not join a dish with one that empties the basket', () => {
    const acts = [add('rice'), add('naan')]
    expect(withCommand(acts, add('naan', { isNewBasket: true }))).toHaveLength(3)
  })
})
