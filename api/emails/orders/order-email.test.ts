import { describe, expect, test } from 'vitest'
import { DECLINE_REASONS } from '#contract/orders.ts'
import { ORDER_MESSAGES, STORE_MESSAGES, type OrderMessage } from '#rules/email/order-message.ts'
import { translator } from '#api/emails/writing/translate.ts'
import { testOrder } from '#api/emails/testing/order.ts'
import { writeEmail } from '#api/emails/writing/write-email.ts'
import {
  happened,
  links,
  textFor,
  waitingChange,
  writeOrderEmail,
} from '#api/emails/testing/written-order-email.ts'
import { orderEmail } from './order-email.ts'

const isAboutChange = (message: OrderMessage) =>
  message === 'changeProposed' || message === 'changed'

const both = [
  ...ORDER_MESSAGES.map((message) => [message, 'customer'] as const),
  ...STORE_MESSAGES.map((message) => [message, 'store'] as const),
]

describe.each(both)('%s, to the %s', (message, to) => {
  test('fills every gap, shouts nowhere and fits a subject line', async () => {
    const { subject, text } = await writeOrderEmail(message, to)
    expect(`${subject} ${text}`).not.toMatch(/[{}!]|undefined|null|NaN/)
    expect(subject).toContain('7HK4')
    expect(subject.length).toBeLessThan(78)
  })

  test('has the same content in HTML, with nothing typed by people as markup', async () => {
    const { html, text } = await writeOrderEmail(message, to)
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(html).toContain('lang="en-GB"')
    expect(html).not.toContain('<b>at all')
    expect(html).not.toMatch(/<script|<form|<iframe|undefined/)
    const shown = html.replaceAll('&amp;', '&')
    const dishes = isAboutChange(message)
      ? [waitingChange.before, waitingChange.proposed]
      : testOrder.lines
    for (const { name } of dishes) {
      expect(shown).toContain(name)
      expect(text).toContain(name)
    }
  })

  test('brings its pictures along and loads none', async () => {
    const { html, pictures } = await writeOrderEmail(message, to)
    const sources = [...html.matchAll(/src="([^"]*)"/g)].map((found) => found[1])
    expect(sources).toEqual(pictures.map(({ contentId }) => `cid:${contentId}`))
    expect(html).not.toContain('url(')
  })

  test('has colours for light and dark, and a preheader', async () => {
    const { html } = await writeOrderEmail(message, to)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toMatch(/<div style="display:none[^"]*"[^>]*>[^<]{10,}/)
  })
})

describe('the email to the customer of a received order', () => {
  test('until when the store has time to answer, and that silence costs nothing', async () => {
    const text = await textFor('received', 'customer')
    expect(text).toContain('They have until 18:52 to answer')
    expect(text).toContain('we’ll cancel the order and you pay nothing')
  })

  test('and on which day, where the store opens only tomorrow', async () => {
    const text = await textFor('received', 'customer', { deadlineAt: '2026-11-21T11:10:00.000Z' })
    expect(text).toContain('They have until Saturday 21 November 2026, 11:10 to answer')
  })

  test('with every fee and a total that they add up to', async () => {
    const text = await textFor('received', 'customer')
    expect(text).toContain(
      [
        'Subtotal: £29.80',
        'Discount: −£5.20',
        'Delivery fee: £2.00',
        'Platform fee: £0.50',
        'Plastic bag charge: £0.10',
        'Total to pay: £27.20',
        'Pay in cash when your food arrives.',
      ].join('\n'),
    )
  })

  test('with its discount by name', async () => {
    const discount = {
      id: '9f1c9a52-43c4-4f6e-8b4c-0d0a4d2a1c11',
      name: 'Free-range Fridays',
      code: null,
      kind: 'fixed' as const,
      amountPence: 520,
      fundedBy: 'store' as const,
      reason: 'onlyOne' as const,
    }
    for (const to of ['customer', 'store'] as const)
      expect(await textFor('received', to, { discount })).toContain(
        'Discount (Free-range Fridays): −£5.20',
      )
  })

  test('with the allergens of each dish and of everything, and what was not declared', async () => {
    const text = await textFor('received', 'customer')
    expect(text).toContain('Contains milk, tree nuts. May contain gluten. Not declared: celery.')
    expect(text).toContain('Lager, 330 ml, £3.80\n   Age-restricted\n   Allergens not declared.')
    expect(text).toContain('Not declared: celery.')
    expect(text).toContain('Unsure? Ring 0113 496 0182 before you eat.')
  })

  test('with the seller’s legal name and address, and the delivery address', async () => {
    const text = await textFor('received', 'customer')
    expect(text).toContain(
      'Sold by:\nLantern Street Kitchen Ltd\nLantern Street Kitchen\n48 Lantern',
    )
    const streetAddress = 'Priya Hartley\nFlat 3\n12 Marmalade Row\nLeeds LS6 2QP\n“Blue door'
    expect(text).toContain(streetAddress)
    const saved = {
      ...testOrder.address!,
      address: '12 Marmalade Row, Headingley, Flat 3, Leeds LS6 2QP, UK',
    }
    expect(await textFor('received', 'customer', { address: saved, addressLine: '' })).toContain(
      streetAddress.replace('Row', 'Row\nHeadingley'),
    )
  })

  test('with the way to the order’s page, the perishable-goods statement and proof of age', async () => {
    const { html, text } = await writeOrderEmail('received', 'customer')
    expect(text).toContain(`Follow your order: ${links.order}`)
    expect(html).toContain(`href="${links.order}"`)
    expect(text).toContain('you can’t change your mind once the restaurant accepts')
    expect(text).toContain('look under 25')
  })

  test('without a deadline that has passed meanwhile', async () => {
    const { text, subject } = await writeOrderEmail('received', 'customer', { status: 'accepted' })
    expect(subject).toBe('Lantern Street Kitchen has your order 7HK4')
    expect(text).not.toContain('18:52')
  })
})

test.each([
  ['completed', {}],
  [
    'declined',
    { status: 'declined', reason: 'productUnavailable', ...happened('decline', 'partner') },
  ],
] as const)('an order that is %s leads to the page of its store', async (message, changed) => {
  const { html } = await writeOrderEmail(message, 'customer', changed)
  expect(html).toContain(`href="${links.store}"`)
})

describe('when the food is expected', () => {
  test.each([
    ['asap', '2026-11-20T19:20:00.000Z', 'Arriving 19:10 to 19:20'],
    ['2026-11-20T20:15:00.000Z', '2026-11-20T20:15:00.000Z', 'Arriving 20:15 to 20:30'],
    ['2026-11-20T20:15:00.000Z', '2026-11-20T20:45:00.000Z', 'Arriving 20:35 to 20:45'],
    [
      '2026-11-21T12:00:00.000Z',
      '2026-11-21T12:00:00.000Z',
      'Arriving Saturday 21 November 2026, 12:00 to 12:15',
    ],
    ['asap', '2026-11-21T00:14:00.000Z', 'Arriving Saturday 21 November 2026, 00:05 to 00:15'],
  ])('ordered for %s and due %s: %s', async (serviceTime, dueAt, expected) => {
    expect(await textFor('accepted', 'customer', { serviceTime, dueAt })).toContain(expected)
  })

  test('is London’s clock in summer', async () => {
    const summer = {
      placedAt: '2026-07-15T17:00:00.000Z',
      deadlineAt: '2026-07-15T17:10:00.000Z',
      dueAt: '2026-07-15T17:40:00.000Z',
    }
    expect(await textFor('received', 'customer', summer)).toContain('18:10')
    expect(await textFor('accepted', 'customer', summer)).toContain('18:30 to 18:40')
  })

  test('at the counter for a collection, which goes to the store and has no delivery fee', async () => {
    const text = await textFor('accepted', 'customer', {
      serviceType: 'collection',
      address: null,
      addressLine: '',
    })
    expect(text).toContain('Ready to collect around 19:20')
    expect(text).toContain('Collect from:\nLantern Street Kitchen\n48 Lantern Street')
    expect(text).not.toContain('Delivery fee')
    expect(text).toContain('Pay in cash when you collect.')
  })
})

describe('the email to the customer of an order that ends early', () => {
  test.each(DECLINE_REASONS)('why it was declined: %s', async (reason) => {
    const text = await textFor('declined', 'customer', { status: 'declined', reason })
    expect(text).toMatch(/\n\n(The kitchen|Something|Nobody)[^\n]+\.\n\n/)
    expect(text).toContain('There’s nothing to pay.')
    expect(text).toContain(`Find food: ${links.home}`)
  })

  test('in the store’s own words too', async () => {
    const declined = { status: 'declined', reason: 'other', reasonText: 'Power cut' } as const
    expect(await textFor('declined', 'customer', declined)).toContain('They wrote: “Power cut”')
  })

  test.each([
    ['customer', 'you cancelled this order in time'],
    ['partner', 'Lantern Street Kitchen had to cancel'],
    ['operator', 'We had to cancel'],
  ] as const)('that the %s cancelled it', async (by, words) => {
    const text = await textFor('cancelled', 'customer', {
      status: 'cancelled',
      ...happened('cancel', by),
    })
    expect(text).toContain(words)
    expect(text).toContain('nothing to pay')
  })
})

describe('a receipt', () => {
  const completed = { status: 'completed', ...happened('complete', 'partner') } as const

  test('has number, date, every line, fees, total, how it was paid and who sold it', async () => {
    const { subject, text } = await writeOrderEmail('completed', 'customer', completed)
    expect(subject).toBe('Your receipt for order 7HK4, £27.20')
    for (const fact of [
      'Order 7HK4, placed Friday 20 November 2026, 18:42',
      '2 × Garlic naan & butter, £6.30',
      'Platform fee: £0.50',
      'Total paid: £27.20',
      'Paid in cash on Friday 20 November 2026, 19:22.',
      'Allergens in this order.',
      'Lantern Street Kitchen Ltd',
      '48 Lantern Street',
    ])
      expect(text).toContain(fact)
  })

  test("is sent to the store without the customer's identity", async () => {
    const text = await textFor('completed', 'store', completed)
    expect(text).toContain('Total taken: £27.20')
    expect(text).not.toMatch(/Hartley|Marmalade|07700|priya@/)
  })
})

describe('the email to the store about a new order', () => {
  test('the allergy note before everything else', async () => {
    const { html, text } = await writeOrderEmail('received', 'store')
    expect(text).toMatch(/^ALLERGY NOTE FROM THE CUSTOMER\n“One of us can’t eat sesame/)
    expect(html.indexOf('can’t eat sesame')).toBeLessThan(html.indexOf('Answer by 18:52<'))
  })

  test('when it is due, what to cook, what to charge, and the link to the store app', async () => {
    const { subject, text } = await writeOrderEmail('received', 'store')
    expect(subject).toBe('New order 7HK4, at the door 19:10 to 19:20')
    expect(text).toContain('It’s due at the door 19:10 to 19:20.')
    expect(text).toContain('Note: “no coriander”')
    expect(text).toContain('Total to take: £27.20')
    expect(text).toContain(`Open the store app: ${links.storeApp}`)
  })

  test('no more about the customer than a first name and a postcode', async () => {
    const { html, text } = await writeOrderEmail('received', 'store')
    expect(text).toContain('Delivery to LS6 2QP')
    expect(text + html).not.toMatch(/Hartley|Marmalade|07700|priya@|k3y/)
  })
})

describe('the email to the store about an order that it missed', () => {
  const order = { ...testOrder, status: 'declined', reason: 'noAnswer' } as const
  const written = async (pausedUntil: string | null) =>
    writeEmail(
      orderEmail(
        { message: 'declined', to: 'store', pausedUntil },
        { order, links, marketplace: 'Tuck In', t: translator() },
      ),
      'Tuck In',
    )

  test('says that nobody accepted it, and what the customer pays', async () => {
    const { subject, text } = await written(null)
    expect(subject).toBe('You missed order 7HK4')
    expect(text).toContain('Nobody at Lantern Street Kitchen accepted this order by 18:52.')
    expect(text).toContain('they pay nothing')
    expect(text).not.toContain('paused')
  })

  test('says until when the store is paused because of it', async () => {
    const { text } = await written('2026-11-20T19:22:00.000Z')
    expect(text).toContain('Orders are paused until 19:22 because orders were missed in a row.')
  })
})
