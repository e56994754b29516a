import { describe, expect, test } from 'vitest'
import { chargeTransfers, type ChargedOrder } from './charge-transfers.ts'
import { hasReceipt, receiptVat } from './receipt.ts'
import { refundTransfers } from './refund-transfers.ts'

describe('there is a receipt', () => {
  test.each([
    ['completed', null, true],
    ['accepted', null, false],
    ['declined', null, false],
    ['accepted', 'captured', true],
    ['cancelled', 'captured', true],
    ['pending', 'authorised', false],
    ['declined', 'voided', false],
  ] as const)('of an order that is %s and paid as %s: %s', (status, paid, expected) => {
    expect(hasReceipt({ status, payment: paid && { status: paid } })).toBe(expected)
  })
})

describe('VAT on a receipt', () => {
  const order: ChargedOrder = {
    paymentMethod: 'online',
    subtotalPence: 2000,
    discountPence: 0,
    discountFundedBy: null,
    commission: null,
    deliveryFeePence: 300,
    platformFeePence: 99,
    plasticBagChargePence: 100,
    tipPence: 200,
    totalPence: 2699,
  }
  const charged = (changed: Partial<ChargedOrder> = {}) => ({
    transfers: chargeTransfers({ ...order, ...changed }),
    lines: null,
    isRefund: false,
  })
  const at = (rate: number | null) => ({ rate, lines: [{ linePence: 2000, discountPence: 0 }] })
  const pence = (vat: ReturnType<typeof receiptVat>) =>
    vat && [vat.charged, vat.left].map((rates) => rates.map(({ vatPence }) => vatPence))

  test.each<[string, Partial<ChargedOrder>, number]>([
    ['is within food, delivery and bags, not in the tip or the platform fee', {}, 400],
    ['is less by a discount of the store', { discountPence: 600, discountFundedBy: 'store' }, 300],
    [
      'is no less by a discount of the marketplace, which the store has in full',
      { discountPence: 600, discountFundedBy: 'marketplace' },
      400,
    ],
  ])('%s', (_, changed, vat) => {
    expect(pence(receiptVat(at(200), [charged(changed)]))).toEqual([[vat], [vat]])
  })

  test('is nothing at a rate of nothing', () => {
    expect(pence(receiptVat(at(0), [charged()]))).toEqual([[0], [0]])
  })

  test.each([
    ['store', 300],
    ['marketplace', 400],
  ] as const)('is less by what the %s gives back if the store does', (payer, leftPence) => {
    const refund = refundTransfers(order, { amountPence: 600, payer, isRest: false }, [])
    const entries = [charged(), { transfers: refund, lines: null, isRefund: true }]
    expect(pence(receiptVat(at(200), entries))).toEqual([[400], [leftPence]])
  })

  test('is unknown where the rate is', () => {
    expect(receiptVat(at(null), [charged()])).toBeNull()
  })

  test('is by rate where a dish has its own', () => {
    const lines = [
      { linePence: 1500, discountPence: 0 },
      { linePence: 500, discountPence: 0, vat: [{ rate: 0, pence: 500 }] },
    ]
    // Of the delivery for £3.00, a quarter has the rate of the cold food; the bags have the standard one.
    expect(receiptVat({ rate: 200, lines }, [charged()])?.charged).toEqual([
      { rate: 200, soldPence: 1825, vatPence: 304 },
      { rate: 0, soldPence: 575, vatPence: 0 },
    ])
  })
})
