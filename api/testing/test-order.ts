import { randomUUID } from 'node:crypto'
import type { Service } from '#rules/orders/service.ts'
import { deadlineAt } from '#rules/orders/order-deadline.ts'
import { dueAt } from '#rules/orders/arrival.ts'
import { ORDER_NUMBER_ALPHABET } from '#rules/orders/order-number.ts'
import type { CommissionTerms } from '#rules/payments/commission.ts'
import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import { json } from '#api/database/json.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'

export interface TestOrderOptions {
  storeId: string
  /** A guest's by default. */
  accountId?: string
  service?: Service
  /** As soon as possible by default. */
  serviceTime?: Date
  /** Now by default. */
  placedAt?: Date
  /** Another one for every order by default. */
  number?: string
  /** Names nothing of its pizzas by default, which have milk and gluten. */
  allergyNote?: string
  /** What the store pays the marketplace for it: nothing by default. */
  commission?: CommissionTerms
}

export interface TestOrder {
  orderId: string
  /** The guest's token. */
  orderToken: string
}

let ordersMade = 0

/**
 * A pending order as if it had been placed, without a cart: two pizzas with extra cheese, £23.40 altogether,
 * 20 minutes of preparation and, for a delivery, 15 of driving.
 */
export async function placeTestOrder(
  context: Context,
  options: TestOrderOptions,
): Promise<TestOrder> {
  const order = orderRow(context, options)
  const { id: orderId, store_id: storeId, account_id: accountId, placed_at: at } = order
  await inTransaction(context.db, async (transaction) => {
    await transaction.insertInto('orders').values(order).execute()
    await transaction.insertInto('order_line').values(lineRow(orderId)).execute()
    const placing = { act: 'place', status: 'pending', by: 'customer', at } as const
    await transaction
      .insertInto('order_event')
      .values({ order_id: orderId, store_id: storeId, account_id: accountId, ...placing })
      .execute()
  })
  return { orderId, orderToken: orderTokenOf(context.configuration.tokenSecret, orderId) }
}

function orderRow(
  context: Context,
  { storeId, accountId, service = 'delivery', ...times }: TestOrderOptions,
) {
  const { allergyNote = 'No nuts, please.', commission } = times
  const { serviceTime = null, placedAt = context.now(), number = numberOf(ordersMade++) } = times
  const isDelivery = service === 'delivery'
  const minutes = { preparationMinutes: 20, deliveryMinutes: isDelivery ? 15 : 0 }
  return {
    id: randomUUID(),
    number,
    business_day: londonParts(placedAt).isoDate,
    store_id: storeId,
    account_id: accountId ?? null,
    cart_token: randomUUID(),
    service,
    service_time: serviceTime,
    placed_at: placedAt,
    due_at: dueAt({ serviceTime, placedAt, ...minutes }),
    deadline_at: deadlineAt(placedAt),
    payment_method: 'cash' as const,
    subtotal_pence: 2280,
    discount_pence: 0,
    delivery_fee_pence: 0,
    platform_fee_pence: 50,
    plastic_bag_charge_pence: 10,
    total_pence: 2340,
    snapshot: json({
      ...promises(storeId, isDelivery),
      ...minutes,
      allergyNote,
      ...(commission && { commission }),
    }),
  }
}

const allergens = allergenVerdict([{ milk: 'contains', gluten: 'contains' }])

function lineRow(orderId: string) {
  return {
    order_id: orderId,
    position: 0,
    product_id: randomUUID(),
    name: 'Margherita',
    quantity: 2,
    unit_price_pence: 1140,
    line_pence: 2280,
    snapshot: json({
      art: null,
      options: [{ groupName: 'Extras', name: 'Cheese', quantity: 1 }],
      note: '',
      kcal: 1100,
      allergens,
      isAgeRestricted: false,
    }),
  }
}

function promises(storeId: string, isDelivery: boolean) {
  const art = {
    hero: { picture: 'pizza', vessel: 'plate' as const },
    companions: [],
    garnishes: [],
  }
  return {
    store: {
      id: storeId,
      slug: 'mare-street-pizza',
      name: 'Mare Street Pizza',
      legalName: 'Mare Street Pizza Ltd',
      address: '1 Mare Street, London E8 1AA',
      sellerAddress: '1 Mare Street, London E8 1AA',
      phone: '020 7946 0018',
      latitude: 51.5471,
      longitude: -0.0601,
      art,
    },
    contact: { name: 'Sam Taylor', email: 'sam@example.com', phone: '07700 900123' },
    address: isDelivery
      ? {
          address: '12 Graham Road',
          city: 'London',
          area: 'Hackney',
          postCode: 'E8 1AA',
          country: 'United Kingdom',
          placeId: 'gaz:E8 1AA',
          latitude: 51.5471,
          longitude: -0.0601,
        }
      : null,
    addressLine: isDelivery ? 'Flat 2' : '',
    deliveryNote: '',
    allergens,
  }
}

/** The numbers differ between the orders of a test file, so that none collides at its store. */
function numberOf(count: number): string {
  let rest = count
  let number = ''
  for (let place = 0; place < 4; place++) {
    number += ORDER_NUMBER_ALPHABET.charAt(rest % ORDER_NUMBER_ALPHABET.length)
    rest = Math.floor(rest / ORDER_NUMBER_ALPHABET.length)
  }
  return number
}
