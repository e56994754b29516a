import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { testOrder } from '#api/emails/testing/order.ts'
import { translator } from '#api/emails/writing/translate.ts'
import { writeEmail } from '#api/emails/writing/write-email.ts'
import { orderEmail } from './order-email.ts'

const links = {
  home: 'https://tuckin.example/',
  order: 'https://tuckin.example/account/orders/1',
  store: 'https://tuckin.example/restaurant/lantern-street-kitchen',
  storeApp: 'https://tuckin.example/store-app',
}

async function textWith(message: 'received' | 'accepted', changed: Partial<Order>) {
  const order = { ...testOrder, ...changed }
  const given = { order, links, marketplace: 'Tuck In', t: translator() }
  const { text } = await writeEmail(orderEmail({ message, to: 'store' }, given), 'Tuck In')
  return text
}

const withLine = (given: Partial<Order['lines'][number]>): Partial<Order> => ({
  lines: testOrder.lines.map((line) => ({ ...line, ...given })),
})

describe.each(['received', 'accepted'] as const)('the email to the store: %s', (message) => {
  test.each([
    ['no bag', { noBag: true }, 'No carrier bag'],
    ['a bag', { noBag: false }, 'With a carrier bag'],
    ['cutlery', { wantsCutlery: true }, 'With cutlery'],
    ['no cutlery', { wantsCutlery: false }, 'No cutlery'],
    ['leaving it at the door', { leaveAtDoor: true }, 'Leave it at the door'],
    ['handing it over', { leaveAtDoor: false }, 'Hand it over in person'],
    ['a delivery note', { deliveryNote: 'Blue door' }, 'For the courier: “Blue door”'],
    ['a note about a dish', withLine({ note: 'No coriander' }), 'No coriander'],
    ['a replacement', withLine({ ifSoldOut: 'replace' }), 'replace with something similar'],
    ['a call about a dish', withLine({ ifSoldOut: 'call' }), 'ring the customer'],
  ] as const)('says %s', async (_fact, changed, words) => {
    expect(await textWith(message, changed)).toContain(words)
  })

  test('says nothing of what was not asked', async () => {
    const nothing = { noBag: null, wantsCutlery: null, leaveAtDoor: null, deliveryNote: '' }
    const text = await textWith(message, nothing)
    expect(text).not.toMatch(/carrier bag|cutlery|leave it at the door|in person|courier:/i)
  })
})
