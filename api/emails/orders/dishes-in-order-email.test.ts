import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { testChange, testOrder, testPayment, verdict } from '#api/emails/testing/order.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { happened, textFor, writeOrderEmail } from '#api/emails/testing/written-order-email.ts'

describe('what friends ordered together', () => {
  const [first, ...rest] = testOrder.lines
  const lines = [first, ...rest].flatMap((line, index) =>
    line ? [{ ...line, memberName: index === 0 ? '' : 'Ben' }] : [],
  )

  test.each(['customer', 'store'] as const)(
    'is listed under their names, for the %s who hands it out',
    async (to) => {
      const { text, html } = await writeOrderEmail('accepted', to, { lines })
      expect(text).toContain(`Priya:\n1 × ${first?.name}`)
      expect(text.match(/^Ben:$/gm)).toHaveLength(1)
      expect(html).toContain('>Ben<')
    },
  )

  test('names nobody to the store afterwards', async () => {
    const order = { lines, status: 'completed' as const, ...happened('complete', 'partner') }
    expect(await textFor('completed', 'store', order)).not.toMatch(/Ben|Priya/)
  })
})

describe('allergens in writing', () => {
  test('nothing declared is never silence', async () => {
    const allergens = verdict([], [], [...ALLERGENS])
    expect(await textFor('received', 'customer', { allergens })).toContain(
      'Allergens not declared. You told them',
    )
  })

  test('free of all names who declared it', async () => {
    expect(await textFor('received', 'customer', { allergens: verdict([]) })).toContain(
      'Declared free from all 14 allergens.',
    )
  })
})

test.each(['customer', 'store'] as const)('tells the %s what is in a meal deal', async (to) => {
  const [line] = testOrder.lines
  if (!line) throw new Error('The order has no lines')
  const parts = [
    {
      productId: line.productId,
      slotName: 'Your curry',
      name: 'Chana masala',
      options: [
        { groupName: 'Heat', name: 'Mild', quantity: 1 },
        { groupName: 'Extras', name: 'Ghee', quantity: 2 },
      ],
    },
    { productId: line.productId, slotName: 'Your drink', name: 'Still water', options: [] },
  ]
  const lines = [{ ...line, name: 'Supper for one', options: [], parts }]
  const text = await textFor('received', to, { lines })
  expect(text).toContain('Your curry: Chana masala (Mild, 2 × Ghee)')
  expect(text).toContain('Your drink: Still water')
})

test.each([
  ['received', 'customer', 'If it’s sold out: call me'],
  ['accepted', 'customer', 'If it’s sold out: call me'],
  ['received', 'store', 'If sold out: ring the customer'],
  ['accepted', 'store', 'If sold out: ring the customer'],
] as const)('%s tells the %s what to do about a sold-out dish', async (...[message, to, words]) => {
  const text = await textFor(message, to)
  expect(text.split('sold out')).toHaveLength(2)
  expect(text).toContain(words)
})

test.each([
  ['completed', 'customer'],
  ['completed', 'store'],
  ['cancelled', 'store'],
] as const)('%s does not say it to the %s, as nothing is cooked any more', async (message, to) => {
  expect(await textFor(message, to)).not.toContain('sold out')
})

test.each([
  [true, true, ['Leave it at the door', 'With cutlery']],
  [false, false, ['Hand it over in person', 'No cutlery']],
  [null, false, ['No cutlery']],
  [null, null, []],
] as const)(
  'left at the door %s and cutlery %s are shown until it is packed and delivered',
  async (leaveAtDoor, wantsCutlery, sentence) => {
    for (const to of ['customer', 'store'] as const) {
      const text = await textFor('accepted', to, { leaveAtDoor, wantsCutlery })
      const found = text.match(/Leave it at the door|Hand it over in person|(?:With|No) cutlery/g)
      expect(found ?? []).toEqual(sentence)
    }
    const receipt = await textFor('completed', 'customer', { leaveAtDoor, wantsCutlery })
    expect(receipt).not.toMatch(/cutlery|at the door|in person/)
  },
)

describe('a dish that has run out', () => {
  const textOf = (message: 'changeProposed' | 'changed', given: Parameters<typeof testChange>[0]) =>
    textFor(message, 'customer', { changes: [testChange(given)] })

  test('is asked about, with what the other one costs and contains, and until when', async () => {
    const text = await textOf('changeProposed', {})
    expect(text).toContain('They could make Peshwari naan instead')
    expect(text).toContain('You’d pay £1.50 less: £25.70 in all.')
    expect(text).toContain('Please answer by 18:49.')
    expect(text).toContain('Not declared')
  })

  test.each([
    [{ kind: 'remove', state: 'made', result: 'changed' }, 'is out of your order'],
    [{ kind: 'replace', state: 'refused', result: 'removed' }, 'is out of your order'],
    [{ kind: 'replace', state: 'made', result: 'changed' }, 'You’re getting Peshwari naan instead'],
    [{ kind: 'remove', state: 'refused', result: 'unchanged' }, 'Your order stays as it was'],
    [{ kind: 'remove', state: 'withdrawn', result: 'unchanged' }, 'after all'],
    [{ kind: 'remove', state: 'made', result: 'changed', savesPence: 0 }, 'You pay the same'],
  ] as const)('became of it: %j', async (given, words) => {
    expect(await textOf('changed', given)).toContain(words)
  })

  test('is refunded where it was charged, and not charged where it was not', async () => {
    const made = testChange({ state: 'made', result: 'changed', kind: 'remove' })
    const written = async (paid: Order['payment']) =>
      textFor('changed', 'customer', { changes: [made], payment: paid })
    const { refunds, ...captured } = testPayment('captured', [{ amountPence: 150, lines: [] }])
    const ofChange = refunds.map((each) => ({ ...each, changeId: made.id }))
    expect(await written({ ...captured, refunds: ofChange })).toContain('£1.50 goes back to')
    expect(await written(testPayment('authorised'))).toContain('which is £1.50 less')
    expect(await written(null)).toContain('You pay £1.50 less: £25.70 in all.')
  })
})
