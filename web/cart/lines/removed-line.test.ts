import { describe, expect, it } from 'vitest'
import { testCart } from '#web/checkout/testing/cart.ts'
import type { BasketCommand } from '#web/cart/basket/basket-commands.ts'
import { removedLine } from './removed-line.ts'

const [plain] = testCart().lines
const option = (optionId: string, quantity: number) => ({
  optionId,
  groupName: 'Size',
  name: optionId,
  quantity,
  pricePence: 100,
})
const deal = {
  ...plain!,
  id: 'deal',
  productId: 'supper',
  name: 'Supper for one',
  note: 'no onion',
  ifSoldOut: 'call' as const,
  quantity: 2,
  options: [option('large', 1)],
  parts: [
    {
      slotId: 'main',
      slotName: 'Main',
      productId: 'dal',
      name: 'Dal',
      options: [option('hot', 2)],
      supplementPence: 50,
    },
  ],
}
const cart = testCart({ lines: [deal, plain!] })
const change = (more: object) => ({ kind: 'change', lineId: 'deal', ...more }) as BasketCommand

describe('a line that is removed', () => {
  it('is restored with its choices, its note and what to do if it is sold out', () => {
    expect(removedLine(cart, [], 'deal')?.add).toMatchObject({
      kind: 'add',
      name: 'Supper for one',
      optionNames: ['large'],
      place: cart.store,
      item: {
        productId: 'supper',
        quantity: 2,
        note: 'no onion',
        ifSoldOut: 'call',
        options: [{ optionId: 'large', quantity: 1 }],
        parts: [{ slotId: 'main', productId: 'dal', options: [{ optionId: 'hot', quantity: 2 }] }],
      },
    })
  })

  it('is restored as it was changed a moment before', () => {
    const acts = [
      change({ quantity: 2, options: [{ optionId: 'small', quantity: 1 }] }),
      change({ quantity: 3, note: '', ifSoldOut: 'replace' }),
      { ...change({ quantity: 9, note: 'other' }), lineId: plain!.id } as BasketCommand,
    ]
    expect(removedLine(cart, acts, 'deal')?.add.item).toMatchObject({
      quantity: 3,
      note: '',
      ifSoldOut: 'replace',
      options: [{ optionId: 'small', quantity: 1 }],
      parts: [{ slotId: 'main', productId: 'dal' }],
    })
  })

  it('stays a friend’s in a shared basket', () => {
    const bens = { ...deal, memberId: 'ben', memberName: 'Ben' }
    const { add } = removedLine(testCart({ lines: [bens] }), [], 'deal') ?? {}
    expect(add?.item.memberId).toBe('ben')
    expect(add?.memberName).toBe('Ben')
  })

  it('has the key of the line that came after it', () => {
    const { nextKey } = removedLine(cart, [], 'deal') ?? {}
    expect(nextKey).toContain(plain!.productId)
    expect(removedLine(cart, [], plain!.id)?.nextKey).toBeNull()
  })

  it.each([
    ['it is in the basket no more', cart, 'unknown'],
    ['there is no basket', null, 'deal'],
    [
      'it can’t be ordered any more',
      testCart({ lines: [{ ...deal, isAvailable: false }] }),
      'deal',
    ],
  ])('is not restored where %s', (_why, of, lineId) => {
    expect(removedLine(of, [], lineId)).toBeNull()
  })
})
