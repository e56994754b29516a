import { createHash } from 'node:crypto'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import {
  openTestStore,
  untilAllIsReceived,
  type TestStore,
  type TestZone,
} from '#api/testing/test-store.ts'

export interface OracleStore extends TestStore {
  dealId: string
  slots: { id: string; products: [string, ...string[]] }[]
  crusts: [string, string]
}

/** A marketplace with something of everything that affects prices. */
export interface World {
  stores: [OracleStore, ...OracleStore[]]
  accountIds: [string, ...string[]]
  codes: [string, ...string[]]
  /** The times at which carts are read. */
  instants: [Date, ...Date[]]
}

export const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The offset from the evening that the world starts on. */
export const after = (ms: number) => new Date(FRIDAY_EVENING.getTime() + ms)

const ZONES: TestZone[][] = [
  [{ prefixes: ['E8'], feeTiers: [{ fromPence: 0, feePence: 299 }] }],
  [
    { prefixes: ['E8 1'], feeTiers: tiers([0, 349], [1500, 199], [3000, 0]) },
    { prefixes: ['E8', 'N16'], feeTiers: tiers([0, 450], [2500, 250]) },
    { radiusMiles: 4, feeTiers: tiers([0, 599], [4000, 299]) },
  ],
  [
    { radiusMiles: 1, feeTiers: tiers([0, 149], [2000, 0]) },
    { radiusMiles: 3, feeTiers: tiers([0, 399]) },
    { prefixes: ['E'], feeTiers: tiers([0, 777], [1111, 333]) },
  ],
]

function tiers(...given: [number, number][]) {
  return given.map(([fromPence, feePence]) => ({ fromPence, feePence }))
}

export async function raiseWorld({ context }: TestApp): Promise<World> {
  const { db } = context
  await db
    .insertInto('platform_fee')
    .values([
      { effective_from: after(-DAY_MS), fixed_pence: 30, percent: '2.125', cap_pence: 99 },
      { effective_from: after(DAY_MS), fixed_pence: 0, percent: '7.5', cap_pence: null },
    ])
    .execute()
  await db
    .insertInto('bag_minimum')
    .values([
      { nation: 'england', from_day: '2026-05-14', pence_per_bag: 12 },
      { nation: 'england', from_day: '2026-05-16', pence_per_bag: 27 },
      { nation: 'wales', from_day: '2026-05-14', pence_per_bag: 99 },
    ])
    .execute()
  const bags = [
    { bag_pence: 10, bags_per_order: 1, no_bag_allowed: true },
    { bag_pence: 25, bags_per_order: 2, no_bag_allowed: false },
    { bag_pence: 0, bags_per_order: 1, no_bag_allowed: true },
  ]
  const stores: OracleStore[] = []
  for (const [index, zones] of ZONES.entries())
    stores.push(
      await raiseStore(context, await openTestStore(context, { zones, store: bags[index] ?? {} })),
    )
  const [ada, ben] = [
    await openTestAccount(context, 'customer'),
    await openTestAccount(context, 'customer'),
  ]
  const accountIds: World['accountIds'] = [ada.accountId, ben.accountId]
  const [first, ...more] = stores
  if (!first) throw new Error('There are stores')
  const codes = await raiseDiscounts(context, [first, ...more], accountIds)
  await raiseOrders(context, [first, ...more], accountIds)
  await untilAllIsReceived(context)
  const instants: World['instants'] = [FRIDAY_EVENING]
  for (const hours of [-30, -5, 4.9, 5.1, 29, 30, 55]) instants.push(after(hours * HOUR_MS))
  return { stores: [first, ...more], accountIds, codes, instants }
}

type TestContext = TestApp['context']

/** Some of what is collected costs something else, and the pizza less than the deal covers. */
async function priceForCollection(
  db: TestContext['db'],
  { productIds, optionIds }: TestStore,
  { dealId, stuffedId }: { dealId: string; stuffedId: string },
): Promise<void> {
  const products = [
    [productIds.margherita, 780],
    [productIds.garlicBread, 499],
    [dealId, 1250],
  ] as const
  for (const [id, collection_pence] of products)
    await db.updateTable('product').set({ collection_pence }).where('id', '=', id).execute()
  const options = [
    [optionIds.large, 0],
    [stuffedId, 120],
  ] as const
  for (const [id, collection_pence] of options)
    await db.updateTable('option').set({ collection_pence }).where('id', '=', id).execute()
}

/** Adds a crust for large pizzas, and a deal of pizza, side and drink, to the usual menu. */
async function raiseStore({ db }: TestContext, store: TestStore): Promise<OracleStore> {
  const { storeId: store_id, categoryIds, optionIds, productIds } = store
  const add = <Row extends { id: string }>(row: Promise<Row>) => row.then(({ id }) => id)
  const crust = await add(
    db
      .insertInto('option_group')
      .values({ store_id, name: 'Crust', minimum: 1, maximum: 1 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const crustOf = (name: string, price_pence: number) =>
    add(
      db
        .insertInto('option')
        .values({ option_group_id: crust, name, price_pence, position: 0 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  const crusts: OracleStore['crusts'] = [await crustOf('Thin', 0), await crustOf('Stuffed', 175)]
  await db
    .updateTable('option')
    .set({ opens_group_id: crust })
    .where('id', '=', optionIds.large)
    .execute()
  const dealId = await add(
    db
      .insertInto('product')
      .values({
        store_id,
        category_id: categoryIds.sides,
        name: 'Deal',
        price_pence: 1395,
        position: 9,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await priceForCollection(db, store, { dealId, stuffedId: crusts[1] })
  const slots: OracleStore['slots'] = []
  for (const [name, category_id, covers_pence, products] of [
    ['Pizza', categoryIds.pizza, 850, [productIds.margherita]],
    ['Side', categoryIds.sides, 400, [productIds.garlicBread, productIds.tiramisu]],
    ['Drink', categoryIds.drinks, null, [productIds.beer]],
  ] satisfies [string, string, number | null, [string, ...string[]]][]) {
    const id = await add(
      db
        .insertInto('bundle_slot')
        .values({ store_id, product_id: dealId, category_id, name, covers_pence, position: 0 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    slots.push({ id, products })
  }
  return { ...store, dealId, slots, crusts }
}

async function raiseDiscounts(
  context: TestContext,
  [first, second, third]: OracleStore[],
  [ada, ben]: readonly string[],
): Promise<World['codes']> {
  if (!first || !second || !third || !ada || !ben) throw new Error('There are three and two')
  const fixed = { kind: 'fixed' as const }
  const free = { kind: 'freeDelivery' as const }
  const offer = { code: null }
  const bread = [first, second, third].map(({ productIds }) => productIds.garlicBread)
  const codes: string[] = []
  for (const given of [
    { percent: '12.345' },
    { percent: '33.333', cap_pence: 555, minimum_pence: 2000 },
    { ...fixed, amount_pence: 1000, productIds: bread },
    { percent: '50', productIds: [second.dealId, first.productIds.margherita] },
    { ...free, minimum_pence: 1000 },
    { percent: '20', weekdays: [5, 6] as (5 | 6)[] },
    { ...fixed, amount_pence: 350, service: 'collection' as const },
    { ...fixed, amount_pence: 250, starts_at: after(0), ends_at: after(30 * HOUR_MS) },
    { ...fixed, amount_pence: 500, accountIds: [ada] },
    { ...fixed, amount_pence: 600, per_customer_limit: 2 },
    { ...fixed, amount_pence: 700, total_limit: 3, used: 3 },
    { ...fixed, amount_pence: 800, loyalty_orders: 3, loyalty_spend_pence: 2280 },
    { percent: '15', store_id: third.storeId, ended_at: after(0) },
    { ...offer, percent: '5', minimum_pence: 2500, store_id: first.storeId },
    { ...offer, ...fixed, amount_pence: 150, store_id: first.storeId, funded_by: 'store' as const },
    { ...offer, ...fixed, amount_pence: 150, productIds: bread, store_id: first.storeId },
    { ...offer, ...free, weekdays: [7] as 7[] },
    { ...offer, percent: '10', per_customer_limit: 1, store_id: second.storeId },
    { ...offer, ...fixed, amount_pence: 400, loyalty_orders: 2, store_id: second.storeId },
    { ...offer, percent: '8', accountIds: [ben], store_id: third.storeId },
  ]) {
    const { id, code } = await openDiscount(context, given)
    if (code !== null) codes.push(code)
    if ('per_customer_limit' in given) await spend(context, id, ada, given.per_customer_limit)
  }
  return ['NOBODY-KNOWS-IT', ...codes]
}

async function spend({ db }: TestContext, discount_id: string, accountId: string, used: number) {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const customer = createHash('sha256').update(`mailbox:${email}`).digest()
  await db
    .insertInto('discount_customer')
    .values({ discount_id, customer, used, per_customer_limit: used })
    .execute()
}

/** Some completed orders, of which one had a reward of the second store. */
async function raiseOrders(
  context: TestContext,
  stores: OracleStore[],
  accountIds: readonly string[],
): Promise<void> {
  for (let number = 0; number < 12; number++) {
    const { storeId } = stores[number % 2] ?? { storeId: '' }
    const accountId = accountIds[number % 5 === 0 ? 1 : 0]
    const placedAt = after(-(40 - number) * DAY_MS)
    const { orderId } = await placeTestOrder(context, {
      storeId,
      placedAt,
      ...(accountId && { accountId }),
    })
    await context.db
      .updateTable('orders')
      .set({ status: number % 4 === 3 ? 'declined' : 'completed' })
      .where('id', '=', orderId)
      .execute()
  }
}
