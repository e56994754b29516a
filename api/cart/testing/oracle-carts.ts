import { randomUUID } from 'node:crypto'
import type { Address } from '#contract/address.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { HACKNEY } from '#api/testing/test-store.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { CONTACT } from './test-customer.ts'
import { after, HOUR_MS, type OracleStore, type World } from './oracle-world.ts'

/** Numbers that look random and are the same at each run. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** A whole number from 0 to below `sides`. */
  roll(sides: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#state / 2 ** 32) * sides)
  }

  oneOf<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.roll(values.length)] ?? values[0]
  }

  isLucky(oneIn: number): boolean {
    return this.roll(oneIn) === 0
  }
}

const PLACES: [Address | null, ...Address[]] = [
  null,
  at('E8 1AA', HACKNEY.latitude, HACKNEY.longitude),
  at('E8 4QJ', 51.5391, -0.0633),
  at('E9 6AS', 51.5432, -0.0482),
  at('N16 8BX', 51.5622, -0.0738),
  at('SE15 4QL', 51.4723, -0.0699),
  at('LS6 1BN', 53.8206, -1.5785),
]

function at(postCode: string, latitude: number, longitude: number): Address {
  return { ...EMPTY_ADDRESS, address: '1 High Street', city: 'Town', postCode, latitude, longitude }
}

/** A random cart of the world, as it might be stored. */
export function throwCart(dice: Dice, { stores, accountIds, codes }: World): CartRow {
  const store = dice.oneOf(stores)
  const isGuest = dice.isLucky(2)
  return {
    token: randomUUID(),
    account_id: isGuest ? null : dice.oneOf(accountIds),
    store_id: store.storeId,
    service: dice.isLucky(3) ? 'collection' : 'delivery',
    service_time: dice.isLucky(3) ? after(dice.roll(72) * HOUR_MS) : null,
    no_bag: dice.isLucky(3) ? null : dice.isLucky(2),
    wants_cutlery: dice.isLucky(2),
    address: dice.oneOf(PLACES),
    address_line: '',
    delivery_note: '',
    leave_at_door: dice.isLucky(2),
    menu_version: null,
    allergy_note: '',
    contact: dice.isLucky(3) ? null : CONTACT,
    lines: Array.from({ length: dice.roll(6) }, () => throwLine(dice, store)),
    version: 1,
    ordered_at: null,
    created_at: FRIDAY_EVENING,
    changed_at: FRIDAY_EVENING,
    ...throwCodes(dice, codes),
    share_token: null,
    owner_name: '',
    is_share_locked: false,
    members: [],
    tip_pence: dice.isLucky(3) ? dice.roll(500) : 0,
    card_id: null,
  }
}

/** Of those with a code one in four has more, and half of these customers have chosen the first. */
function throwCodes(dice: Dice, codes: World['codes']) {
  const code = dice.isLucky(3) ? dice.oneOf(codes) : null
  const hasMore = code !== null && dice.isLucky(4)
  const others = hasMore ? [dice.oneOf(codes), dice.oneOf(codes)] : []
  return {
    discount_code: code,
    other_codes: [...new Set(others)].filter((other) => other !== code),
    is_code_chosen: hasMore && dice.isLucky(2),
  }
}

function throwLine(dice: Dice, store: OracleStore): StoredLine {
  const { productIds, dealId } = store
  const { margherita, garlicBread, tiramisu, beer } = productIds
  const productId = dice.oneOf([margherita, margherita, garlicBread, beer, dealId, tiramisu])
  const parts = store.slots.map(({ id, products }) => {
    const filled = dice.isLucky(9) ? dice.oneOf(products) : products[0]
    return { slotId: id, slotName: '', ...throwDish(dice, store, filled) }
  })
  return {
    id: randomUUID(),
    quantity: 1 + dice.roll(dice.isLucky(8) ? 40 : 3),
    note: '',
    ...throwDish(dice, store, productId),
    ...(productId === dealId && { parts }),
  }
}

function throwDish(dice: Dice, { productIds, optionIds, crusts }: OracleStore, productId: string) {
  const named = (optionId: string, quantity = 1) => ({
    optionId,
    groupName: '',
    name: '',
    quantity,
  })
  const { small, large, olives, mushrooms, anchovies } = optionIds
  const isLarge = dice.isLucky(2)
  const options = [
    ...(isLarge ? [named(large), named(dice.oneOf(crusts))] : [named(small)]),
    ...(dice.isLucky(2) ? [named(olives, 1 + dice.roll(2))] : []),
    ...(dice.isLucky(3) ? [named(mushrooms)] : []),
    ...(dice.isLucky(20) ? [named(anchovies)] : []),
  ]
  return { productId, name: '', options: productId === productIds.margherita ? options : [] }
}
