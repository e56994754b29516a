import '#web/messages/store-app.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contact } from '#contract/cart/cart.ts'
import type { Order } from '#contract/orders.ts'
import { optionalText } from '#contract/fields.ts'
import { Ticket } from './ticket.tsx'
import { kitchenLine, kitchenOrder } from '#web/store-app/testing/order.ts'

const Kitchen = (props: { order: Order }) => (
  <Ticket {...props} kind="kitchen" mark={null} origin="https://tuckin.example" />
)

const TYPED = '\u202e=1+1 <b>Ada</b>\u2066 =?utf-8?B?aGk=?=\u200b 👩\u200d🍳\u2069'

test('a ticket shows what was typed as text, and nothing on it is turned around', () => {
  const note = optionalText(500).parse(TYPED)
  const order = kitchenOrder({
    contact: contact.parse({ name: TYPED, email: 'ada@example.org', phone: '07700 900123' }),
    deliveryNote: note,
    allergyNote: note,
    addressLine: note,
  })
  const html = renderToStaticMarkup(<Kitchen order={order} />)
  expect(html).toContain('=1+1 &lt;b&gt;Ada&lt;/b&gt; =?utf-8?B?aGk=?= 👩\u200d🍳')
  expect(html).not.toMatch(/[\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069]|<b>Ada/)
})

test.each([
  ['refund', ['If a dish is sold out, leave it out and refund it.']],
  [
    'replace',
    [
      'If sold out: replace with something similar',
      'If another dish is sold out, leave it out and refund it.',
    ],
  ],
  [
    'call',
    ['If sold out: ring the customer', 'If another dish is sold out, leave it out and refund it.'],
  ],
] as const)('a ticket says what to do about a dish that is sold out: %s', (ifSoldOut, sentence) => {
  const order = kitchenOrder({ lines: [kitchenLine(), kitchenLine({ ifSoldOut })] })
  const html = renderToStaticMarkup(<Kitchen order={order} />)
  expect(html.match(/If [^<]*sold out[^<]*/g)).toEqual(sentence)
})

test('a ticket has the code of the order on the board for the kitchen, and prices for the bag', () => {
  const order = kitchenOrder({ status: 'accepted', totalPence: 370 })
  const kitchen = renderToStaticMarkup(<Kitchen order={order} />)
  expect(kitchen).toContain('Open this order on the board')
  expect(kitchen).toMatch(/<svg viewBox="0 0 \d+ \d+"><path d="M/)
  expect(kitchen).not.toContain('£3.20')
  const bag = renderToStaticMarkup(
    <Ticket order={order} kind="customer" mark="copy" origin="https://tuckin.example" />,
  )
  expect(bag).toContain('<p class="ticket-banner">COPY</p>')
  expect(bag).toContain('1 × Garlic naan<span>£3.20</span>')
  expect(bag).not.toContain('<svg')
})
