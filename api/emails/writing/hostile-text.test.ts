import { expect, test } from 'vitest'
import { changeCart, changeCartDetails } from '#contract/cart/cart.ts'
import { contactMessage } from '#contract/enquiries.ts'
import type { Order } from '#contract/orders.ts'
import { refundPartnerOrder } from '#contract/payments/refunds.ts'
import type { StatementRow } from '#contract/payments/statement.ts'
import { ORDER_MESSAGES, STORE_MESSAGES, type OrderMessage } from '#rules/email/order-message.ts'
import { statementCsv } from '#api/payments/statements/statement-csv.ts'
import { enquiryEmail } from '#api/emails/enquiries/send-enquiry-email.ts'
import { orderEmail } from '#api/emails/orders/order-email.ts'
import { translator } from './translate.ts'
import { testChange, testOrder, testPayment } from '#api/emails/testing/order.ts'
import { writeEmail } from './write-email.ts'

const TYPED = '\u202e=1+1 <b>Ada</b>\u2066 =?utf-8?B?aGk=?=\u200b\ufeff 👩\u200d🍳 نادية\u2069'
const READ = '=1+1 <b>Ada</b> =?utf-8?B?aGk=?= 👩\u200d🍳 نادية'
const turning = /[\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/

function bodyOf<Body>({ body }: { body?: Body }): Body {
  if (!body) throw new Error('The call has no body')
  return body
}

/** Without the preheader, which react-email fills up with spaces of no width. */
const shown = (html: string) => html.replace(/<div style="display:none.*?<\/div><\/div>/s, '')

/** The API's answer about an order in which every typed text is hostile. */
function hostileOrder(): Order {
  const details = bodyOf(changeCartDetails).parse({
    contact: { name: TYPED, email: 'ada@example.org', phone: '07700 900123' },
    addressLine: TYPED,
    deliveryNote: `${TYPED}\u2028${TYPED}`,
    allergyNote: TYPED,
  })
  const item = { productId: testOrder.id, note: TYPED }
  const { newBasketItem } = bodyOf(changeCart).parse({ newBasketItem: item })
  const {
    contact = testOrder.contact,
    addressLine = '',
    deliveryNote = '',
    allergyNote = '',
  } = details
  const lines = testOrder.lines.map((line) => ({ ...line, note: newBasketItem?.note ?? '' }))
  return { ...testOrder, contact, addressLine, deliveryNote, allergyNote, lines }
}

test('an order in JSON has what was typed, without what turns or hides the text around it', () => {
  const order = hostileOrder()
  expect(JSON.stringify(order)).not.toMatch(turning)
  expect(order).toMatchObject({
    contact: { name: READ },
    addressLine: READ,
    deliveryNote: `${READ}\n${READ}`,
    allergyNote: READ,
  })
})

const links = {
  home: 'https://tuckin.example/',
  order: 'https://tuckin.example/o',
  store: 'https://tuckin.example/s',
  storeApp: '',
}
const messages = ORDER_MESSAGES.filter((message) => !message.startsWith('refund'))

const isToStore = (message: OrderMessage) => STORE_MESSAGES.some((each) => each === message)

test.each([
  ...messages.map((message) => [message, 'customer'] as const),
  ...messages.filter(isToStore).map((message) => [message, 'store'] as const),
])(
  'an email that an order is %s, to the %s, shows it as text and nothing else',
  async (message, to) => {
    const changes = [testChange()]
    const changeId = changes[0]?.id ?? null
    const given = {
      order: { ...hostileOrder(), changes },
      links,
      marketplace: 'Tuck In',
      t: translator(),
    }
    const { subject, text, html } = await writeEmail(
      orderEmail({ message, to, changeId }, given),
      'Tuck In',
    )
    expect(`${subject}${text}${shown(html)}`).not.toMatch(turning)
    expect(subject).not.toMatch(/Ada|=\?/)
    expect(html).not.toMatch(/<b>Ada/)
  },
)

test('a message to the marketplace has it in its subject, in one line, as it was typed', async () => {
  const fields = contactMessage.parse({
    name: TYPED,
    email: 'ada@example.org',
    message: `${TYPED}\r\nBcc: eve@example.org`,
  })
  const email = enquiryEmail(
    { kind: 'contact', fields },
    { marketplace: 'Tuck In', link: 'https://tuckin.example/e', t: translator() },
  )
  const { subject, text, html } = await writeEmail(email, 'Tuck In')
  expect(subject).toContain(READ)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(`${subject}${text}${shown(html)}`).not.toMatch(turning)
  expect(html).not.toContain('<b>Ada')
})

test('a statement for spreadsheets has it as text, not as a formula', async () => {
  const { reason } = bodyOf(refundPartnerOrder).parse({ reason: TYPED })
  const [refund] = testPayment('captured', [{ amountPence: 100, lines: null }]).refunds
  const row = { kind: 'refund', at: refund?.requestedAt ?? '', orderNumber: '7HK4', reason }
  async function* rows() {
    // Only the columns that are read of a refund.
    yield row as StatementRow
  }
  const csv = await statementCsv(rows())
  expect(csv.slice(1)).not.toMatch(turning)
  expect(csv).toContain(`"'${READ}"`)
})
