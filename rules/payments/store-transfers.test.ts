import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesOf, chargeTransfers } from './charge-transfers.ts'
import { refundTransfers } from './refund-transfers.ts'
import { payablePence } from './statement.ts'
import {
  reversalPence,
  reversedTransfers,
  storeSharePence,
  storeTransfers,
} from './store-transfers.ts'
import { anyOrder, chargedOrder } from './testing/charged-order.ts'

const commission = { rateHundredths: 1000, minimumPence: null, maximumPence: null }

describe('what goes to the account of a store', () => {
  test.each([
    ['all but the platform fee', chargedOrder(), 0, 2789],
    ['less its commission', chargedOrder({ commission }), 0, 2561],
    [
      'less a discount of its own',
      chargedOrder({ discountPence: 500, discountFundedBy: 'store' }),
      0,
      2289,
    ],
    [
      'with a discount of the marketplace, as far as the payment goes',
      chargedOrder({ discountPence: 500, discountFundedBy: 'marketplace' }),
      0,
      2339,
    ],
    ['less what it owes from other orders', chargedOrder(), 1000, 1789],
    ['nothing where it owes more', chargedOrder(), 3000, 0],
  ])('%s', (_what, order, owesPence, share) => {
    expect(storeSharePence(order, { owesPence })).toBe(share)
  })

  test('is never more than was paid, and leaves the store its balance', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(20_000), (given, owesPence) => {
        const order = { ...given, paymentMethod: 'online' as const }
        const share = storeSharePence(order, { owesPence })
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(order.totalPence)
        const charge = chargeTransfers(order)
        const earned = payablePence(charge)
        const left = payablePence([...charge, ...storeTransfers(share)])
        expect(left).toBe(earned - share)
        if (earned <= order.totalPence) expect(left).toBe(Math.min(earned, owesPence))
        expect(balancesOf([...charge, ...storeTransfers(share)]).customer).toBe(0)
      }),
    )
  })
})

describe('what the account gives back for a refund', () => {
  const order = chargedOrder({ commission })
  const sent = { transferredPence: 2561, reversedPence: 0 }
  const refund = (amountPence: number, payer: 'store' | 'marketplace', isRest = false) =>
    refundTransfers(order, { amountPence, payer, isRest }, [])

  test.each([
    ['of the store: what it gives less its commission', refund(1000, 'store'), sent, 900],
    ['of the marketplace: nothing', refund(1000, 'marketplace'), sent, 0],
    ['of all: all that it got', refund(2839, 'store', true), sent, 2561],
    ['of more than it has left', refund(1000, 'store'), { ...sent, reversedPence: 2000 }, 561],
    ['where nothing was transferred', refund(1000, 'store'), { ...sent, transferredPence: 0 }, 0],
  ])('%s', (_what, transfers, had, expected) => {
    const pence = reversalPence(transfers, had)
    expect(pence).toBe(expected)
    const left = payablePence([...transfers, ...reversedTransfers(pence)])
    expect(left).toBe(payablePence(transfers) + pence)
  })
})

test('a transfer comes from the store, and the tip after delivery from its tips', () => {
  expect(storeTransfers(5)).toEqual([
    { kind: 'storeTransfer', debit: 'store', credit: 'provider', amountPence: 5 },
  ])
  expect(storeTransfers(5, 'tip')).toMatchObject([{ debit: 'tip' }])
  expect(storeTransfers(0)).toEqual([])
})
