import type { EventFact, Facts, OrderFact, Violation } from './facts.ts'

/** The emails that must have been sent. */
const LETTERS: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  accept: ['accepted', ['customer']],
  decline: ['declined', ['customer']],
  expire: ['declined', ['customer', 'store']],
  cancel: ['cancelled', ['customer', 'store']],
  complete: ['completed', ['customer', 'store']],
}
/** The emails that may have been sent: not if the next step was faster than the email. */
const FLEETING: typeof LETTERS = {
  dispatch: ['onItsWay', ['customer']],
  ready: ['ready', ['customer']],
}
const RECEIVED = ['received', ['customer', 'store']] as const

/**
 * Every email arrives, and no other. A mail server may get a second copy after a break; that has the same
 * Message-ID, by which readers drop it, and counts as one here.
 */
export function* checkLetters(facts: Facts): Generator<Violation> {
  const { letters, events, orders, refunds } = facts
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const expected = new Set<string>()
  const possible = new Set<string>()
  for (const event of events) {
    for (const id of idsOf(event, letterAbout(event, orderOf.get(event.orderId)))) expected.add(id)
    for (const id of idsOf(event, FLEETING[event.act])) possible.add(id)
    // An hour later, which may have passed by then.
    if (event.act === 'complete') possible.add(`<review-request-${event.orderId}@tuckin.example>`)
  }
  for (const { id, status, requestedBy } of refunds) {
    // One that its bank has returned was made at first, or it never was.
    const requested = status === 'failed' ? possible : expected
    requested.add(`<refunded-${id}-customer@tuckin.example>`)
    if (requestedBy === 'operator') requested.add(`<refunded-${id}-store@tuckin.example>`)
    if (status === 'failed')
      for (const to of ['customer', 'store'])
        possible.add(`<refundReturned-${id}-${to}@tuckin.example>`)
  }
  for (const id of expected)
    if (!letters.has(id)) yield { rule: 'an email did not come', evidence: id }
  for (const [id, copies] of letters)
    if (
      !expected.has(id) &&
      !possible.has(id) &&
      !isOfWaitingOrder(id, orderOf) &&
      !isOfUnattended(id)
    )
      yield { rule: 'an email that nobody should get', evidence: { id, copies } }
}

/** To a member of staff, about an order that had no answer for minutes. */
function isOfWaitingOrder(id: string, orderOf: ReadonlyMap<string, OrderFact>): boolean {
  const [, orderId] = /^<waiting-([\da-f-]{36})-[\da-f-]{36}@/.exec(id) ?? []
  return orderId !== undefined && orderOf.has(orderId)
}

/** To an owner of a store, as nobody had its store app open. */
const isOfUnattended = (id: string) =>
  /^<unattended-[\da-f-]{36}-[\da-f-]{36}-\d+@tuckin\.example>$/.test(id)

function letterAbout({ act }: EventFact, order: OrderFact | undefined) {
  // An order paid online is received when its money is there.
  const receivedBy = order?.method === 'online' ? 'authorise' : 'place'
  return act === receivedBy ? RECEIVED : LETTERS[act]
}

function idsOf({ orderId }: EventFact, letter: readonly [string, readonly string[]] | undefined) {
  const [message = '', readers = []] = letter ?? []
  return readers.map((to) => `<order-${orderId}-${message}-${to}@tuckin.example>`)
}
