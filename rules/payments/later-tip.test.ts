import { describe, expect, it, test } from 'vitest'
import { chargeTransfers } from './charge-transfers.ts'
import { laterTipFeeTransfers, laterTipTransfers, laterTipUntil } from './later-tip.ts'
import { balancesOf } from './charge-transfers.ts'
import { refundTransfers } from './refund-transfers.ts'
import { statementAmounts, vatWithin } from './statement.ts'
import { chargedOrder } from './testing/charged-order.ts'

const at = '2026-11-22T19:30:00.000Z'
const events = [
  { status: 'outfordelivery', at: '2026-11-22T19:10:00.000Z' },
  { status: 'completed', at },
  // Its money moves later, and has the same status.
  { status: 'completed', at: '2026-11-23T10:00:00.000Z' },
] as const

test.each([
  ['delivery', 'completed', '2026-11-24T19:30:00.000Z'],
  ['collection', 'completed', null],
  ['delivery', 'outfordelivery', null],
  ['delivery', 'cancelled', null],
  ['delivery', 'declined', null],
  ['delivery', 'pending', null],
] as const)('an order for %s that is %s takes a tip until %s', (serviceType, status, until) => {
  expect(laterTipUntil({ serviceType, status, events })?.toISOString() ?? null).toBe(until)
})

describe('the ledger of a tip after delivery', () => {
  const tip = laterTipTransfers(250)

  it('gives all of it to the courier, and the customer owes nothing', () => {
    expect(balancesOf(tip)).toMatchObject({ tip: 250, provider: -250, customer: 0, store: 0 })
  })

  it('has the marketplace pay the provider’s fee', () => {
    const balances = balancesOf([...tip, ...laterTipFeeTransfers(24)])
    expect(balances).toMatchObject({ tip: 250, provider: -226, providerFee: -24, customer: 0 })
    expect(laterTipFeeTransfers(24)).toMatchObject([{ kind: 'laterTipFee' }])
    expect(laterTipFeeTransfers(0)).toEqual([])
  })

  it('stays with the courier when the order is refunded', () => {
    const order = chargedOrder()
    const charge = chargeTransfers(order)
    const rest = { amountPence: order.totalPence, payer: 'store', isRest: true } as const
    const balances = balancesOf([...charge, ...tip, ...refundTransfers(order, rest, [])])
    expect(balances).toMatchObject({ tip: 250, provider: -250, customer: 0, store: 0 })
  })

  it('is a tip on the statement, paid by card, to be paid to the store and without VAT', () => {
    const transfers = tip.map((transfer) => ({ ...transfer, payer: null }))
    expect(statementAmounts(transfers)).toMatchObject({
      tipsPence: 250,
      cardPence: 250,
      cashPence: 0,
      salesPence: 0,
      balancePence: 250,
    })
    expect(vatWithin(transfers, 200)).toBe(0)
  })
})
