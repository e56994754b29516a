import { describe, expect, test } from 'vitest'
import { paperLines } from './paper-lines.ts'
import { ticketLine, ticketOrder } from './testing/ticket-order.ts'
import { testTicket, ticketOf, type TicketOrder, type TicketPrint } from './ticket.ts'

const AT = new Date('2030-03-01T19:05:00Z')
const BOARD = 'https://tuck.example/store-app?store=saffron-street&order=1'

const print = (given: Partial<TicketPrint> = {}): TicketPrint => ({
  kind: 'kitchen',
  printedAt: AT,
  copy: null,
  mark: null,
  boardAddress: BOARD,
  ...given,
})

/** What is written on a ticket, with the style of each line. */
const linesOf = (order: TicketOrder, given: Partial<TicketPrint> = {}) =>
  ticketOf(order, print(given)).flatMap((block) =>
    block.kind === 'line'
      ? [`${block.style}: ${block.text}${block.right ? ` ${block.right}` : ''}`]
      : [],
  )

test('a whole kitchen ticket, the gravest first', () => {
  const order = ticketOrder({
    serviceType: 'delivery',
    deliveryMinutes: 10,
    address: {
      address: '12 Graham Road',
      city: 'London',
      area: 'Hackney',
      postCode: 'E8 1AA',
      country: 'United Kingdom',
    },
    addressLine: 'Flat 2',
    allergyNote: 'No nuts',
    deliveryNote: 'Blue door',
    lines: [
      ticketLine({
        name: 'Dal',
        quantity: 2,
        options: [{ name: 'Rice', quantity: 2 }],
        note: 'Mild',
        ifSoldOut: 'call',
      }),
    ],
  })
  expect(linesOf(order)).toEqual([
    'number: 7HK4',
    'heading: Ready 19:10',
    'heading: DELIVERY',
    'plain: At the door 19:20',
    'alarm: ALLERGY: PEANUTS, TREE NUTS',
    'alarm: No nuts',
    'dish: 2 × Dal',
    'option: 2 × Rice',
    'note: * Mild *',
    'option: If sold out: ring the customer',
    'option: ALLERGENS NOT DECLARED',
    'plain: If another dish is sold out, leave it out and refund it.',
    'strong: ALLERGENS NOT DECLARED',
    'strong: TAKE £3.70 IN CASH',
    'plain: Priya Hall, 07700 900123',
    'plain: Flat 2, 12 Graham Road, London E8 1AA',
    'note: * Blue door *',
    'plain: Placed Fri 19:00, order 7HK4',
    'plain: Printed Fri 19:05',
  ])
})

describe('a kitchen ticket says', () => {
  test.each<[string, Partial<TicketOrder>, string[]]>([
    ['no bag', { noBag: true }, ['strong: NO CARRIER BAG']],
    ['a bag', { noBag: false }, ['strong: WITH A CARRIER BAG']],
    ['cutlery', { wantsCutlery: true }, ['strong: ADD CUTLERY']],
    ['no cutlery', { wantsCutlery: false }, ['strong: NO CUTLERY']],
    ['leaving it', { leaveAtDoor: true }, ['strong: LEAVE IT AT THE DOOR']],
    ['handing it over', { leaveAtDoor: false }, ['strong: HAND IT TO THE CUSTOMER']],
    [
      'an age check',
      { lines: [ticketLine({ isAgeRestricted: true })] },
      ['option: Check age, 18 or over', 'strong: CHALLENGE 25: ASK FOR ID'],
    ],
    [
      'what is left of a refunded dish',
      { lines: [ticketLine({ quantity: 2, refundedQuantity: 1 }), ticketLine()] },
      ['alarm: 1 of 2 refunded, cook 1'],
    ],
    [
      'that a dish is refunded',
      { lines: [ticketLine({ refundedQuantity: 1 }), ticketLine()] },
      ['alarm: Refunded, don’t cook'],
    ],
    [
      'that all of it is refunded',
      { lines: [ticketLine({ refundedQuantity: 1 })] },
      ['alarm: THE WHOLE ORDER IS REFUNDED, DON’T COOK IT'],
    ],
    [
      'that it was paid online, and the tip in it',
      { payment: { status: 'captured', refundedPence: 0 }, tipPence: 100 },
      ['strong: PAID ONLINE £3.70', 'plain: Total includes £1.00 tip for the courier'],
    ],
    [
      'that nobody paid',
      { payment: { status: 'voided', refundedPence: 0 } },
      ['strong: NOT PAID, TAKE NO CASH'],
    ],
    [
      'an order for tomorrow',
      { serviceTime: '2030-03-02T19:30:00Z', dueAt: '2030-03-02T19:30:00Z' },
      ['heading: Ready Tomorrow, 19:30', 'plain: Ordered for Tomorrow, 19:30'],
    ],
    [
      'whose food it is',
      { lines: [ticketLine(), ticketLine({ memberName: 'Ada' })] },
      ['strong: Priya Hall', 'strong: Ada'],
    ],
    [
      'another replacement',
      { lines: [ticketLine({ ifSoldOut: 'replace' })] },
      ['option: If sold out: replace with something similar'],
    ],
  ])('%s', (_what, given, expected) => {
    const lines = linesOf(ticketOrder(given))
    expect(lines).toEqual(expect.arrayContaining(expected))
    for (const each of expected) expect(linesOf(ticketOrder())).not.toContain(each)
  })
})

test('the ticket for the bag has prices, and neither the phone number nor the way to the board', () => {
  const order = ticketOrder({ discountPence: 20, deliveryFeePence: 150, allergyNote: 'No nuts' })
  const blocks = ticketOf(order, print({ kind: 'customer' }))
  expect(linesOf(order, { kind: 'customer' })).toEqual([
    'number: 7HK4',
    'heading: Ready 19:20',
    'heading: COLLECTION',
    'strong: Priya Hall',
    'plain: 1 × Garlic naan £3.20',
    'plain: Food and drink £3.20',
    'plain: Discount -£0.20',
    'plain: Delivery fee £1.50',
    'plain: Platform fee £0.50',
    'plain: Total £3.70',
    'strong: TAKE £3.70 IN CASH',
    'plain: ALLERGENS NOT DECLARED',
    'plain: Unsure about allergens? Ring 020 7946 0000 before you eat.',
    'plain: Saffron Street, 1 Saffron Street, London E8 1AA',
    'plain: Placed Fri 19:00, order 7HK4',
    'plain: Printed Fri 19:05',
  ])
  expect(JSON.stringify(blocks)).not.toMatch(/07700|store-app/)
})

test.each([
  [null, null, []],
  ['copy', null, ['COPY']],
  ['mayRepeat', null, ['COPY', '(may be a repeat)']],
  [null, { count: 2, total: 3 }, ['Ticket 2 of 3']],
  [null, { count: 1, total: 1 }, []],
] as const)('marked %j, as %j: %j stands above the number', (mark, copy, expected) => {
  const lines = linesOf(ticketOrder(), { mark, copy }).map((each) => each.replace(/^\w+: /, ''))
  const above = lines.slice(0, lines.indexOf('7HK4'))
  expect(above.filter((each) => !each.startsWith('The printer'))).toEqual(expected)
})

test('the kitchen’s ticket leads to the order on the board by a code', () => {
  expect(ticketOf(ticketOrder(), print())).toContainEqual({
    kind: 'code',
    address: BOARD,
    text: 'Open this order on the board',
  })
})

describe('on paper', () => {
  test('no line is longer than the paper is wide, whatever people write', () => {
    const long = 'W'.repeat(200)
    const order = ticketOrder({
      contact: { name: long, phone: long },
      allergyNote: `${long} ${'nuts '.repeat(60)}`,
      lines: [ticketLine({ name: long, note: long, options: [{ name: long, quantity: 3 }] })],
    })
    for (const kind of ['kitchen', 'customer'] as const)
      for (const line of paperLines(ticketOf(order, print({ kind })), 'latin1')) {
        if (line.kind !== 'text') continue
        expect(line.text.length * line.scale).toBeLessThanOrEqual(42)
      }
  })

  test('a price stands at the end of the last line of its dish', () => {
    const block = {
      kind: 'line',
      style: 'plain',
      text: '1 × A dish with a name that is longer than one line',
      right: '£12.50',
    } as const
    expect(paperLines([block], 'drawn')).toEqual([
      { kind: 'text', text: '1 × A dish with a name that is', scale: 1, isInverted: false },
      {
        kind: 'text',
        text: 'longer than one line                £12.50',
        scale: 1,
        isInverted: false,
      },
    ])
  })

  test.each([
    ['1 of 2 refunded, cook 1', ['1 of 2 refunded,', 'cook 1']],
    ['CHALLENGE 25: ASK FOR ID', ['CHALLENGE 25: ASK', 'FOR ID']],
    ['2 × Chicken tikka masala', ['2 × Chicken tikka', 'masala']],
    [`${'W'.repeat(21)} 12`, ['W'.repeat(21), '12']],
  ])('no short word stands alone in the last line: %s', (text, expected) => {
    const lines = paperLines([{ kind: 'line', style: 'dish', text }], 'drawn')
    expect(lines.map((each) => each.kind === 'text' && each.text)).toEqual(expected)
  })

  test('an alarm is black over the whole width, and a banner stands in the middle', () => {
    const blocks = testTicket({ printer: 'Kitchen', store: 'Saffron' }, AT)
    const [banner] = paperLines(blocks, 'latin1')
    expect(banner).toEqual({
      kind: 'text',
      text: '        TEST         ',
      scale: 2,
      isInverted: true,
    })
  })
})
