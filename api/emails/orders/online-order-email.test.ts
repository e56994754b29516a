import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { OrderPayment } from '#contract/payments/order-payment.ts'
import type { OrderMessage } from '#rules/email/order-message.ts'
import { orderEmail } from './order-email.ts'
import { translator } from '#api/emails/writing/translate.ts'
import { testOrder, testPayment } from '#api/emails/testing/order.ts'
import { writeEmail } from '#api/emails/writing/write-email.ts'

const links = {
  home: 'https://tuckin.example/',
  order: 'https://tuckin.example/account/orders/1',
  store: 'https://tuckin.example/restaurant/lantern-street-kitchen',
  storeApp: 'https://tuckin.example/store-app',
}

async function textFor(
  message: OrderMessage,
  to: 'customer' | 'store',
  payment: OrderPayment,
  changed: Partial<Order> = {},
): Promise<string> {
  const order: Order = { ...testOrder, paymentMethod: 'online', payment, ...changed }
  const refundId = payment.refunds[0]?.id ?? null
  const t = translator()
  const email = orderEmail({ message, to, refundId }, { order, links, marketplace: 'Tuck In', t })
  const { subject, text } = await writeEmail(email, 'Tuck In')
  return `${subject}\n${email.preheader}\n${text}`
}

const ended = (act: 'cancel' | 'complete', by: 'customer' | 'partner' = 'partner') => ({
  events: [
    ...testOrder.events,
    { id: 2, act, status: testOrder.status, by, at: '2026-11-20T19:22:00.000Z' },
  ],
})
const notCharged = 'Your card wasn’t charged.'

describe('of an order that is paid online, the customer reads the truth about the money', () => {
  test('held while it waits for its answer', async () => {
    const text = await textFor('received', 'customer', testPayment('authorised'))
    expect(text).toContain('£27.20, held on your Visa card ending 4242.')
    expect(text).toContain(
      'charge it when Lantern Street Kitchen accepts, and release it if they don’t',
    )
    expect(text).toContain('we’ll cancel the order and your card isn’t charged')
    expect(text).not.toMatch(/cash|Total to pay|wasn’t charged|Total paid/)
  })

  test('paid when it is accepted', async () => {
    const text = await textFor('accepted', 'customer', testPayment('capturing'))
    expect(text).toContain('Total paid: £27.20')
    expect(text).toContain('Paid by your Visa card ending 4242.')
    expect(text).not.toMatch(/cash|to pay|wasn’t charged/)
  })

  test('not charged when the hold had ended at the acceptance', async () => {
    const text = await textFor('accepted', 'customer', testPayment('lapsed'))
    expect(text).toContain(notCharged)
    expect(text).not.toMatch(/cash|Total paid/)
  })

  test.each(['voiding', 'voided'] as const)('not charged when declined: %s', async (status) => {
    const text = await textFor('declined', 'customer', testPayment(status), { status: 'declined' })
    expect(text).toContain(notCharged)
    expect(text).toContain('We’ve released the hold on your Visa card ending 4242.')
    expect(text).not.toMatch(/nothing to pay|cash/)
  })

  test('refunded when it was captured although declined', async () => {
    const payment = testPayment('captured', [{ amountPence: 2720, lines: null }])
    const text = await textFor('declined', 'customer', payment, { status: 'declined' })
    expect(text).toContain('We’re refunding £27.20 to your Visa card ending 4242.')
    expect(text).not.toMatch(/wasn’t charged|nothing is charged|let go|released/)
  })

  test('not charged when they cancel in time', async () => {
    const text = await textFor('cancelled', 'customer', testPayment('voiding'), {
      status: 'cancelled',
      ...ended('cancel', 'customer'),
    })
    expect(text).toContain(`We’ve told the restaurant. ${notCharged}`)
    expect(text).not.toMatch(/nothing to pay|giving/)
  })

  test('refunded when the store cancels after it was paid', async () => {
    const payment = testPayment('captured', [{ amountPence: 2720, lines: null }])
    const text = await textFor('cancelled', 'customer', payment, {
      status: 'cancelled',
      ...ended('cancel'),
    })
    expect(text).toContain('We’re refunding £27.20 to your Visa card ending 4242.')
    expect(text).not.toMatch(/wasn’t charged|nothing to pay|If you have already paid/)
  })

  test('on a receipt, with earlier refunds', async () => {
    const payment = testPayment('captured', [{ amountPence: 315, lines: null }])
    const text = await textFor('completed', 'customer', payment, ended('complete'))
    expect(text).toContain('Paid by your Visa card ending 4242. £3.15 of it was refunded.')
    expect(text).not.toContain('cash')
  })

  test('and a card that nobody knows yet is just theirs', async () => {
    const payment = { ...testPayment('authorised'), card: null }
    expect(await textFor('received', 'customer', payment)).toContain('held on your card.')
  })
})

describe('a refund', () => {
  const lines = [{ position: 2, quantity: 1, amountPence: 315 }]
  const ofLine = testPayment('captured', [{ amountPence: 315, lines }])

  test('tells the customer how much, for what, why, and to which card', async () => {
    const text = await textFor('refunded', 'customer', ofLine)
    expect(text).toContain('£3.15 refund for your order 7HK4')
    expect(text).toContain('Your refund of £3.15 is on its way')
    expect(text).toContain('They wrote: “The naan was cold”')
    expect(text).toContain('1 × Garlic naan & butter, £3.15')
    expect(text).toContain('It’s going to your Visa card ending 4242.')
    expect(text).toContain('Total paid: £27.20\nRefunded: £3.15')
    expect(text).not.toContain('Chana masala')
  })

  test.each(['declined', 'unpaid', 'cancelled'] as const)(
    'of what should never have been charged says sorry: %s',
    async (status) => {
      const whole = testPayment('captured', [{ amountPence: 2720, lines: null }])
      const text = await textFor('refunded', 'customer', whole, { status })
      expect(text).toContain('Lantern Street Kitchen didn’t take this order')
      expect(text).toContain('We’re refunding all of it.')
      expect(await textFor('refunded', 'customer', whole)).not.toContain('didn’t take this order')
    },
  )

  test('of everything names every dish', async () => {
    const whole = testPayment('captured', [{ amountPence: 2720, lines: null }])
    const text = await textFor('refunded', 'customer', whole)
    for (const { name } of testOrder.lines) expect(text).toContain(name)
    expect(text).toContain('Refunded: £27.20')
  })

  test('tells the store about one that others have made for it', async () => {
    const text = await textFor('refunded', 'store', ofLine)
    expect(text).toContain('£3.15 refunded for order 7HK4')
    expect(text).toContain('Tuck In has refunded a customer.')
    expect(text).not.toMatch(/Priya|Hartley|4242/)
  })
})

describe('a refund that the bank has sent back', () => {
  const lines = [{ position: 2, quantity: 1, amountPence: 315 }]
  const ofLine = testPayment('captured', [{ amountPence: 315, lines }])

  test('tells the customer how much, for what, and that it is still theirs', async () => {
    const text = await textFor('refundReturned', 'customer', ofLine)
    expect(text).toContain('Your refund of £3.15 for order 7HK4 was returned')
    expect(text).toContain('£3.15 didn’t reach your Visa card ending 4242')
    expect(text).toContain('The money is still yours, and safe with us.')
    expect(text).toContain('You don’t need to do anything')
    expect(text).toContain('1 × Garlic naan & butter, £3.15')
    expect(text).toContain('Total paid: £27.20\nStill to refund: £3.15')
    expect(text).not.toMatch(/It goes back|on its way|Given back/)
  })

  test('tells the store, which must not refund it twice', async () => {
    const text = await textFor('refundReturned', 'store', ofLine)
    expect(text).toContain('Your statement no longer counts it as a refund.')
    expect(text).toContain('don’t pay them in cash')
    expect(text).not.toMatch(/Priya|Hartley|4242/)
  })
})

test('the store takes nothing at hand-over of an order that is paid online', async () => {
  for (const message of ['received', 'accepted'] as const) {
    const text = await textFor(message, 'store', testPayment('captured'))
    expect(text).toContain('There’s nothing to collect')
    expect(text).not.toMatch(/Cash|to take:/)
  }
  const text = await textFor('completed', 'store', testPayment('captured'), ended('complete'))
  expect(text).toContain('Paid online. It’s on your statement.')
})

test('the tip is among the parts of the total', async () => {
  const tipped = { tipPence: 200, totalPence: 2920 }
  const text = await textFor('received', 'customer', testPayment('authorised'), tipped)
  expect(text).toContain('Plastic bag charge: £0.10\nTip for the courier: £2.00\nTotal: £29.20')
})
