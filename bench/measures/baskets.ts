import type { Cart } from '#contract/cart/cart.ts'
import { connect } from '#api/database/connect.ts'
import { addBigMenu, type BigMenu } from '../server/big-menu.queries.ts'
import { Client } from '../clients/client.ts'
import { besideServer } from '../server/cores.ts'
import { addressOf, type Errand } from './purchase.ts'
import { timingsOf, type Timings } from '../timings.ts'
import { workedForEach, type Worked } from '../server/processor-time.ts'
import type { TownServer } from '../server/town-server.ts'

export interface BasketFigures extends Timings {
  atOnce: number
  perSecond: number
  /** For one change. */
  worked: Worked
}

/** Until V8 has compiled the code of a change. */
const WARM_SECONDS = 6
/** Besides the meal deal; then the oldest is removed. */
const MAXIMUM_LINES = 6

/**
 * Changes to baskets at a store with 300 dishes, 1 and 16 at once, each connection filling its own:
 * delivered, with a meal deal, some dishes with options, and a discount code.
 */
export async function measureBaskets(
  server: TownServer,
  errand: Errand,
  seconds: number,
): Promise<BasketFigures[]> {
  const { db, close } = connect(server.databaseUrl, { max: 1 })
  const menu = await addBigMenu(db, errand.storeId)
  await close()
  const measured = (atOnce: number, seconds: number) =>
    besideServer(() => changeBaskets(server, { errand, menu, atOnce, seconds }))
  await measured(16, Math.min(WARM_SECONDS, seconds))
  return [await measured(1, seconds), await measured(16, seconds)]
}

async function changeBaskets(
  server: TownServer,
  order: { errand: Errand; menu: BigMenu; atOnce: number; seconds: number },
): Promise<BasketFigures> {
  const { errand, menu, atOnce, seconds } = order
  const client = new Client(server.url, atOnce)
  const carts = await Promise.all(
    Array.from({ length: atOnce }, () => openBasket(client, errand, menu)),
  )
  const durations: number[] = []
  const since = await server.worked()
  const endsAt = performance.now() + seconds * 1000
  await Promise.all(
    carts.map(async (opened, number) => {
      let cart = opened
      for (let turn = number * 31; performance.now() < endsAt; turn += 1) {
        const body = changeTo(cart, menu, turn)
        const startedAt = performance.now()
        cart = await client.call<Cart>('PUT', `/cart/${cart.cartToken}`, { body })
        durations.push(performance.now() - startedAt)
      }
    }),
  )
  const worked = workedForEach(since, await server.worked(), durations.length)
  client.close()
  const perSecond = Math.round(durations.length / seconds)
  return { atOnce, perSecond, worked, ...timingsOf(durations) }
}

/** A basket with an address, a meal deal and a discount that applies. */
async function openBasket(client: Client, errand: Errand, menu: BigMenu): Promise<Cart> {
  const { storeId } = errand
  const { cartToken } = await client.call<Cart>('POST', '/cart', {
    body: { storeId, address: addressOf(errand), newBasketItem: menu.deal },
  })
  const path = `/cart/${cartToken}/discount/${menu.discountCode}`
  const cart = await client.call<Cart>('POST', path)
  if (!cart.discount || !cart.isDeliveryFeeKnown)
    throw new Error(`The basket is not as it should be: ${JSON.stringify(cart)}`)
  return cart
}

/** Adds a product, changes the newest, or, in a full basket, removes the oldest. */
function changeTo({ lines }: Cart, { items }: BigMenu, turn: number): object {
  const [, oldest] = lines
  const newest = lines.at(-1)
  if (turn % 3 === 1 && newest)
    return { lines: [{ lineId: newest.id, quantity: newest.quantity + 1 }] }
  if (lines.length > MAXIMUM_LINES && oldest) return { lines: [{ lineId: oldest.id, quantity: 0 }] }
  return { newBasketItem: items[(turn * 7) % items.length] }
}
