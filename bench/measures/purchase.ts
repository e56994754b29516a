import type { Address } from '#contract/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { Category } from '#contract/menu.ts'
import type { Order } from '#contract/orders.ts'
import type { StoreCard } from '#contract/stores/stores.ts'
import { Client } from '../clients/client.ts'
import { besideServer } from '../server/cores.ts'
import { timingsOf, type Timings } from '../timings.ts'
import { workedForEach, type Worked } from '../server/processor-time.ts'
import { PARTNER, type TownServer } from '../server/town-server.ts'

/** One customer's calls, as the website makes them. */
export const STEPS = [
  'list',
  'menu',
  'cart',
  'line 2',
  'line 3',
  'address',
  'details',
  'place',
  'accept',
] as const
export type Step = (typeof STEPS)[number]

export interface PurchaseFigures {
  atOnce: number
  journeys: number
  perSecond: number
  /** For one journey. */
  worked: Worked
  steps: Record<Step, Timings>
}

/** A store to order from, where it delivers, and its products without required options. */
export interface Errand {
  storeId: string
  slug: string
  postCode: string
  latitude: number
  longitude: number
  productIds: string[]
}

/** Runs whole purchases, a number of them at once, for some seconds. Any error ends the bench. */
export async function measurePurchases(
  server: TownServer,
  errands: readonly Errand[],
  { atOnce, seconds }: { atOnce: number; seconds: number },
): Promise<PurchaseFigures> {
  const client = new Client(server.url, atOnce)
  const partner = { token: await signIn(client) }
  const durations = new Map<Step, number[]>(STEPS.map((step) => [step, []]))
  const endsAt = performance.now() + seconds * 1000
  let journeys = 0
  const walk = async (first: number) => {
    for (let turn = first; performance.now() < endsAt; turn += atOnce) {
      const errand = errands[turn % errands.length]
      if (!errand) throw new Error('There is no store to order from')
      await purchase(client, errand, partner, durations)
      journeys += 1
    }
  }
  const since = await server.worked()
  const startedAt = performance.now()
  await besideServer(() => Promise.all(Array.from({ length: atOnce }, (_, first) => walk(first))))
  const took = (performance.now() - startedAt) / 1000
  const worked = workedForEach(since, await server.worked(), journeys)
  client.close()
  const steps = STEPS.map((step) => [step, timingsOf(durations.get(step) ?? [])])
  return {
    atOnce,
    journeys,
    perSecond: Math.round((journeys / took) * 10) / 10,
    worked,
    // One entry for each of STEPS.
    steps: Object.fromEntries(steps) as Record<Step, Timings>,
  }
}

/** The access token of the partner who works for every store. */
export async function signIn(client: Client): Promise<string> {
  const { tokens } = await client.call<{ tokens: { accessToken: string } }>(
    'POST',
    '/partner/auth/login',
    { body: PARTNER },
  )
  return tokens.accessToken
}

type Timed = <Result>(step: Step, work: Promise<Result>) => Promise<Result>

/** Who accepts the orders; the bench renews a sign-in that would expire. */
export interface SignedIn {
  token: string
}

/** From the list of stores to an accepted order. */
export async function purchase(
  client: Client,
  errand: Errand,
  partner: SignedIn,
  durations: Map<Step, number[]>,
): Promise<void> {
  const timed: Timed = async (step, work) => {
    const startedAt = performance.now()
    const result = await work
    durations.get(step)?.push(performance.now() - startedAt)
    return result
  }
  const { slug, postCode, latitude, longitude } = errand
  const at = `postCode=${encodeURIComponent(postCode)}&latitude=${latitude}&longitude=${longitude}`
  await timed('list', client.call('GET', `/store?${at}&service=delivery`))
  await timed('menu', client.call('GET', `/store/${slug}/categories`))
  const { id } = await place(client, errand, timed)
  await timed('accept', accept(client, id, partner.token))
}

/** From a new cart to a pending order. */
export async function place(
  client: Client,
  errand: Errand,
  timed: Timed = (_step, work) => work,
): Promise<{ id: string; orderToken: string }> {
  const { storeId, productIds } = errand
  const [first = '', second = first, third = first] = productIds
  const address = addressOf(errand)
  const item = (productId: string) => ({ newBasketItem: { productId, quantity: 2 } })
  const { cartToken } = await timed(
    'cart',
    client.call<Cart>('POST', '/cart', { body: { storeId, ...item(first) } }),
  )
  const path = `/cart/${cartToken}`
  await timed('line 2', client.call('PUT', path, { body: item(second) }))
  await timed('line 3', client.call('PUT', path, { body: item(third) }))
  await timed('address', client.call('PATCH', `/cart/address/${cartToken}`, { body: { address } }))
  const contact = { name: 'Bench Customer', email: 'customer@bench.example', phone: '07700900123' }
  const { totalPence } = await timed(
    'details',
    client.call<Cart>('PUT', `${path}/details`, {
      body: { contact, allergyNote: '', noBag: false },
    }),
  )
  const body = { cartToken, totalPence, paymentMethod: 'cash' }
  return timed('place', client.call('POST', '/order', { body }))
}

/** The address of a customer. */
export function addressOf({ postCode, latitude, longitude }: Errand): Address {
  return {
    address: `1 Bench Street, ${postCode}`,
    city: 'Bench',
    area: 'Bench',
    postCode,
    country: 'United Kingdom',
    placeId: '',
    latitude,
    longitude,
  }
}

/** The store's action. Throws unless the order is then accepted. */
export async function accept(client: Client, orderId: string, token: string): Promise<void> {
  const path = `/partner/orders/${orderId}/accept`
  const { status } = await client.call<Order>('POST', path, { body: { minutes: 20 }, token })
  if (status !== 'accepted') throw new Error(`The order is ${status}`)
}

/** Purchases in many parts of the country, each from a store that delivers there now. */
export async function findErrands(
  url: string,
  places: readonly { postCode: string; latitude: number; longitude: number }[],
  maximum: number,
): Promise<Errand[]> {
  const client = new Client(url, 4)
  const errands: Errand[] = []
  for (const place of places) {
    if (errands.length >= maximum) break
    const query = new URLSearchParams({
      postCode: place.postCode,
      latitude: String(place.latitude),
      longitude: String(place.longitude),
    })
    const { items } = await client.call<{ items: StoreCard[] }>('GET', `/store?${query}`)
    const store = items[0]
    if (!store) continue
    const productIds = await plainProducts(client, store)
    if (productIds.length > 0) errands.push({ ...nextDoorTo(store), productIds })
  }
  client.close()
  return errands
}

/** The customer lives next to the store, whose whole postcode is known. */
function nextDoorTo({ id, slug, postCode, latitude, longitude }: StoreCard) {
  return { storeId: id, slug, postCode, latitude, longitude }
}

/** Expensive enough that two of each reach the minimum, and without options. */
async function plainProducts(client: Client, store: StoreCard): Promise<string[]> {
  const menu = await client.call<{ items: Category[] }>('GET', `/store/${store.slug}/categories`)
  const products = menu.items.flatMap(({ products }) => products)
  const plain = products.filter((product) => product.isAvailable && !product.hasOptions)
  const dearest = plain.toSorted((a, b) => b.pricePence - a.pricePence).slice(0, 3)
  const sum = dearest.reduce((total, { pricePence }) => total + 2 * pricePence, 0)
  return dearest.length === 3 && sum >= store.minimumOrderPence ? dearest.map(({ id }) => id) : []
}
