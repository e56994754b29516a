import '#web/messages/store-app.ts'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Order, OrderLine } from '#contract/orders.ts'
import { appStore } from '#web/state/store.ts'
import { kitchenLine, kitchenOrder } from '#web/store-app/testing/order.ts'
import { CompactOrder } from '#web/store-app/board/compact-order.tsx'
import { AllergyBlock } from './allergy-block.tsx'
import { NewOrder } from './new-order.tsx'
import { CookingOrder, ReadyOrder } from './open-order.tsx'
import { OrderActionsContext } from './order-actions.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderFood } from './order-food.tsx'
import { ScheduledOrder, StartOrder } from './scheduled-order.tsx'
import { Ticket } from '#web/store-app/printers/ticket.tsx'

type Medium = ComponentType<{ order: Order }>

const none = () => {}
const actions = {
  refresh: none,
  open: none,
  end: none,
  notice: none,
  hold: none,
  release: none,
  delay: none,
  sellOut: none,
  discussAllergy: none,
  held: [],
  undoSeconds: 10,
  offline: {
    isAway: false,
    waiting: [],
    refused: [],
    add: () => Promise.resolve(true),
    takeBack: none,
    dismiss: none,
  },
}

/** What can be read of an order, without regard to capitals. */
function read(Component: Medium, order: Order): string {
  const page = () => (
    <Provider store={appStore()}>
      <OrderActionsContext value={actions}>
        <Component order={order} />
      </OrderActionsContext>
    </Provider>
  )
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: page }])
  const html = renderToStaticMarkup(<Site hydrationData={{ loaderData: { root: {} } }} />)
  return html
    .replaceAll(/<s>(.*?)<\/s>/g, '~$1~')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
}

/** What the order's dialog has in it, besides its buttons. */
const Details: Medium = ({ order }) => (
  <>
    <AllergyBlock order={order} />
    <OrderFood order={order} />
    <OrderFacts order={order} />
  </>
)

const KitchenTicket: Medium = ({ order }) => (
  <Ticket order={order} kind="kitchen" mark={null} origin="https://tuckin.example" />
)

const MEDIA: readonly (readonly [string, Medium, Order['status']])[] = [
  ['the card of a new order', NewOrder, 'pending'],
  ['the card of an order to begin with', StartOrder, 'accepted'],
  ['the card of an order that is cooked', CookingOrder, 'accepted'],
  ['the card of an order on its way', ReadyOrder, 'outfordelivery'],
  ['the card of an order for later', ScheduledOrder, 'accepted'],
  ['the dialog', Details, 'accepted'],
  ['the ticket', KitchenTicket, 'accepted'],
]

const line = (given: Partial<OrderLine>): Partial<Order> => ({ lines: [kitchenLine(given)] })

const FACTS: readonly (readonly [string, Partial<Order>, string])[] = [
  ['no bag', { noBag: true }, 'no carrier bag'],
  ['a bag', { noBag: false }, 'with a carrier bag'],
  ['cutlery', { wantsCutlery: true }, 'add cutlery'],
  ['no cutlery', { wantsCutlery: false }, 'no cutlery'],
  ['leaving it at the door', { leaveAtDoor: true }, 'leave it at the door'],
  ['handing it over', { leaveAtDoor: false }, 'hand it to the customer'],
  ['a delivery note', { deliveryNote: 'Blue door' }, 'blue door'],
  ['a note about a dish', line({ note: 'No coriander' }), 'no coriander'],
  ['a replacement', line({ ifSoldOut: 'replace' }), 'if sold out: replace with something similar'],
  ['a call about a dish', line({ ifSoldOut: 'call' }), 'if sold out: ring the customer'],
]

describe.each(MEDIA)('%s', (_where, Component, status) => {
  const withFacts = (changed: Partial<Order>) => kitchenOrder({ status, ...changed })

  test.each(FACTS)('says %s', (_fact, changed, words) => {
    expect(read(Component, withFacts(changed))).toContain(words)
  })

  test('says the allergy, and who has spoken with the customer about it', () => {
    const allergyNote = 'No sesame'
    const before = read(Component, withFacts({ allergyNote }))
    expect(before).toContain('allergy: sesame')
    expect(before).not.toContain('spoke with')
    const after = read(Component, withFacts({ allergyNote, allergyDiscussedBy: 'Aisha' }))
    expect(after).toContain('aisha spoke with the customer')
  })

  test('says nothing of what was not asked', () => {
    const text = read(Component, withFacts({ noBag: null, wantsCutlery: null, leaveAtDoor: null }))
    expect(text).not.toMatch(/carrier bag|cutlery|at the door|hand it|for the courier/)
  })

  test('says what is left to cook of a dish that was refunded', () => {
    const text = read(
      Component,
      withFacts({
        lines: [
          kitchenLine({ name: 'Dal', quantity: 2, refundedQuantity: 1 }),
          kitchenLine({ name: 'Naan', quantity: 1, refundedQuantity: 1 }),
          kitchenLine({ name: 'Raita' }),
        ],
      }),
    )
    const isCooked = status !== 'pending' && status !== 'accepted'
    expect(text).toMatch(/~(?:1 × )?naan~/)
    expect(text).not.toMatch(/~dal~|~raita~/)
    expect(text).toContain(isCooked ? '1 of 2 refunded' : '1 of 2 refunded, cook 1')
    expect(text.includes('refunded, don’t cook')).toBe(!isCooked)
    expect(text).not.toContain('whole order is refunded')
  })

  test('says that the whole order was refunded', () => {
    const text = read(Component, withFacts(line({ quantity: 2, refundedQuantity: 2 })))
    const isCooked = status !== 'pending' && status !== 'accepted'
    expect(text.includes('the whole order is refunded, don’t cook it')).toBe(!isCooked)
  })
})

test.each([
  ['a new order', NewOrder, 'pending'],
  ['a new order as small as it can be', CompactOrder, 'pending'],
  ['an order for later', ScheduledOrder, 'accepted'],
  ['an order to begin with', StartOrder, 'accepted'],
  ['an order that is cooked', CookingOrder, 'accepted'],
] as const)(
  'the card of %s says that its customer is asked about a change',
  (_which, Card, status) => {
    const before = {
      ...kitchenLine({}),
      allergens: { contains: [], may: [], free: [], notDeclared: [] },
    }
    const proposed = { ...before, quantity: 1 }
    const change: Order['changes'][number] = {
      id: 'change',
      position: 0,
      kind: 'reduce',
      state: 'waiting',
      result: null,
      approval: null,
      spokenBy: '',
      before,
      proposed,
      savesPence: 500,
      paysPence: 1000,
      proposedAt: '2026-11-20T18:30:00.000Z',
      deadlineAt: '2026-11-20T18:35:00.000Z',
    }
    expect(read(Card, kitchenOrder({ status }))).not.toContain('waiting for the customer')
    const words = read(Card, kitchenOrder({ status, changes: [change] }))
    expect(words).toContain('waiting for the customer')
  },
)
