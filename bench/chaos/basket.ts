import type { Cart } from '#contract/cart/cart.ts'
import type { Category } from '#contract/menu.ts'
import type { Chance } from '#town/chance.ts'
import { addressOf } from '../measures/purchase.ts'
import type { Browser } from './browser.ts'
import { DISCOUNT_CODE, type KnownStore } from './marketplace.queries.ts'

/** A store, with its available products. */
export interface Shop extends KnownStore {
  productIds: string[]
}

const AHEAD_MS = 2 * 3_600_000
const SLOT_MS = 15 * 60_000

export async function openShops(browser: Browser, stores: readonly KnownStore[]): Promise<Shop[]> {
  const shops = await Promise.all(
    stores.map(async (store) => {
      const path = `/store/${store.slug}/categories`
      const { items } = await browser.askUntilAnswered<{ items: Category[] }>('GET', path)
      const productIds = items
        .flatMap(({ products }) => products)
        .filter(({ hasOptions, isAvailable }) => isAvailable && !hasOptions)
        .map(({ id }) => id)
      return { ...store, productIds }
    }),
  )
  return shops.filter(({ productIds }) => productIds.length > 0)
}

/** Fills a cart until it can be ordered: products, an address or none, a tip, a code, a time. */
export async function fillCart(
  browser: Browser,
  shop: Shop,
  chance: Chance,
  email: string,
): Promise<Cart> {
  const isDelivery = chance.next() < 0.8
  const item = () => ({
    newBasketItem: { productId: chance.pick(shop.productIds), quantity: chance.between(3, 4) },
  })
  const errand = { ...shop, storeId: shop.id }
  const { cartToken } = await browser.askUntilAnswered<Cart>('POST', '/cart', {
    body: {
      storeId: shop.id,
      serviceType: isDelivery ? 'delivery' : 'collection',
      ...(isDelivery && { address: addressOf(errand) }),
      ...item(),
    },
  })
  const path = `/cart/${cartToken}`
  if (chance.next() < 0.5) await browser.askUntilAnswered('PUT', path, { body: item() })
  if (chance.next() < 0.4)
    await tolerant(browser.askUntilAnswered('POST', `${path}/discount/${DISCOUNT_CODE}`))
  const contact = { name: 'Chris Chaos', email, phone: '07700900123' }
  const tipPence = isDelivery && chance.next() < 0.3 ? chance.between(1, 500) : 0
  const details = {
    contact,
    allergyNote: '',
    noBag: chance.next() < 0.5,
    ...(tipPence > 0 && { tipPence }),
  }
  const serviceTime = chance.next() < 0.25 ? slotTime(chance) : null
  if (serviceTime)
    await tolerant(browser.askUntilAnswered('PUT', `${path}/details`, { body: { serviceTime } }))
  return browser.askUntilAnswered<Cart>('PUT', `${path}/details`, { body: details })
}

/** One of the slots some time from now. */
function slotTime(chance: Chance): string {
  const from = Math.ceil((Date.now() + AHEAD_MS) / SLOT_MS) * SLOT_MS
  return new Date(from + chance.between(0, 7) * SLOT_MS).toISOString()
}

/** A used-up code and a full slot are no reason to abandon the basket. */
async function tolerant(asking: Promise<unknown>): Promise<void> {
  try {
    await asking
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
  }
}
