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
    deliveryFeePence: 300,
    platformFeePence: 99,
    plasticBagChargePence: 100,
    tipPence: 200,
    totalPence: 2699,
  }
  const charged = (changed: Partial<ChargedOrder> = {}) =>
    chargeTransfers({ ...order, ...changed }).map((each) => ({ ...each, payer: null }))

  test.each<[string, Partial<ChargedOrder>, number]>([
    ['is within food, delivery and bags, not in the tip or the platform fee', {}, 400],
    ['is less by a discount of the store', { discountPence: 600, discountFundedBy: 'store' }, 300],
    [
      'is no less by a discount of the marketplace, which the store has in full',
      { discountPence: 600, discountFundedBy: 'marketplace' },
      400,
    ],
  ])('%s', (_, changed, pence) => {
    expect(receiptVat(charged(changed), 200)).toEqual({ chargedPence: pence, leftPence: pence })
  })

  test('is nothing at a rate of nothing', () => {
    expect(receiptVat(charged(), 0)).toEqual({ chargedPence: 0, leftPence: 0 })
  })

  test.each([
    ['store', 300],
    ['marketplace', 400],
  ] as const)('is less by what the %s gives back if the store does', (payer, leftPence) => {
    const refund = refundTransfers(order, { amountPence: 600, payer, isRest: false }, [])
    const transfers = [...charged(), ...refund.map((each) => ({ ...each, payer }))]
    expect(receiptVat(transfers, 200)).toEqual({ chargedPence: 400, leftPence })
  })
})
