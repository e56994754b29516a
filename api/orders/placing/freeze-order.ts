import { randomBytes, randomUUID } from 'node:crypto'
import type { BodyOf } from '#contract/call.ts'
import type { placeOrder } from '#contract/orders.ts'
import { answerDeadlineAt, paymentDeadlineAt } from '#rules/orders/order-deadline.ts'
import type { CommissionTerms } from '#rules/payments/commission.ts'
import { dueAt } from '#rules/orders/arrival.ts'
import { orderNumber } from '#rules/orders/order-number.ts'
import type { Language } from '#rules/text/languages.ts'
import { londonParts } from '#rules/time/london.ts'
import { isBagOptional } from '#rules/cart/bag-charge.ts'
import { IF_SOLD_OUT_DEFAULT } from '#rules/cart/if-sold-out.ts'
import { allergensOf, appliedDiscount, memberNameOf } from '#api/cart/quote/cart-answer.ts'
import type { ResolvedLine } from '#api/cart/lines/resolve-lines.ts'
import type { QuotedCart } from '#api/cart/quote/quote-cart.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import { preparationMinutesUntil } from '#rules/stores/ready-minutes.ts'
import { postalAddress, sellerAddress } from '#api/stores/record/store-record.ts'
import type { DiscountUse, FrozenOrder } from './place-order.queries.ts'

export interface PlacedHow {
  paymentMethod: BodyOf<typeof placeOrder>['paymentMethod']
  /** How the customer named the request; null: they did not. */
  idempotencyKey: string | null
  /** What the store pays the marketplace for it; null: nothing. */
  commission: CommissionTerms | null
  /** The network it comes from, by a keyed hash; null where networks are not limited. */
  network: Buffer | null
  /** Of the page. */
  language: Language
}

/**
 * The order of a cart as it was quoted, with an id and a number of its own. What is paid online
 * awaits that first, and has a deadline for it.
 */
export function freezeOrder(
  quote: QuotedCart,
  { paymentMethod, idempotencyKey, commission, network, language }: PlacedHow,
): FrozenOrder {
  const { row, store, amounts, quotedAt: placedAt } = quote
  const snapshot = { ...snapshotOf(quote), ...(commission && { commission }) }
  const discountUse = discountUseOf(quote)
  const stockUses = stockUsesOf(quote)
  const isOnline = paymentMethod === 'online'
  return {
    order: {
      id: randomUUID(),
      number: orderNumber(randomBytes(16)),
      business_day: londonParts(placedAt).isoDate,
      store_id: store.id,
      account_id: row.account_id,
      cart_token: row.token,
      status: isOnline ? 'awaitingpayment' : 'pending',
      service: row.service,
      service_time: row.service_time,
      placed_at: placedAt,
      due_at: dueAt({ serviceTime: row.service_time, placedAt, ...snapshot }),
      deadline_at: isOnline ? paymentDeadlineAt(placedAt) : answerByOf(quote),
      reason: null,
      reason_text: '',
      is_missed: false,
      payment_method: paymentMethod,
      subtotal_pence: amounts.subtotalPence,
      discount_pence: amounts.discountPence,
      delivery_fee_pence: amounts.deliveryFeePence,
      platform_fee_pence: amounts.platformFeePence,
      plastic_bag_charge_pence: amounts.plasticBagChargePence,
      tip_pence: amounts.tipPence,
      total_pence: amounts.totalPence,
      snapshot,
      version: 1,
      waiting_changes: 0,
      discount_id: discountUse?.discountId ?? null,
      discount_customer: discountUse?.customer ?? null,
      idempotency_key: idempotencyKey,
      language,
      network:
        isOnline && !takesOfWhatIsLimited(quote, { discountUse, stockUses }) ? null : network,
    },
    lines: linesOf(quote),
    discountUse,
    stockUses,
  }
}

/** Unpaid orders can only use up what is limited. */
function takesOfWhatIsLimited(
  { wantedSlot, discounts }: QuotedCart,
  { discountUse, stockUses }: Pick<FrozenOrder, 'discountUse' | 'stockUses'>,
): boolean {
  const terms = discountUse && discounts.counts?.terms
  const isDiscountLimited = terms && (terms.totalLimit !== null || terms.budgetPence !== null)
  return wantedSlot !== null || stockUses.length > 0 || isDiscountLimited === true
}

function stockUsesOf({ lines }: QuotedCart): FrozenOrder['stockUses'] {
  const uses = new Map<string, number>()
  for (const { takes } of lines)
    for (const [id, quantity] of takes) uses.set(id, (uses.get(id) ?? 0) + quantity)
  return [...uses].map(([product_id, quantity]) => ({ product_id, quantity }))
}

/** What takes nothing off is not used. */
function discountUseOf({ discounts, amounts }: QuotedCart): DiscountUse | null {
  const { counts } = discounts
  if (!counts || amounts.discountPence === 0) return null
  const { id: discountId, version, perCustomerLimit, loyalty } = counts.terms
  const isCounted = perCustomerLimit !== null || loyalty !== null
  return {
    discountId,
    version,
    amountPence: amounts.discountPence,
    customer: isCounted ? counts.customer : null,
    perCustomerLimit,
    seenChanges: loyalty && counts.seenChanges,
  }
}

function answerByOf({ row, store, state, quotedAt }: QuotedCart): Date {
  const { acceptMinutes } = store
  return answerDeadlineAt({
    at: quotedAt,
    acceptMinutes,
    serviceTime: row.service_time,
    opensAt: state.opensAt,
  })
}

/** A collection stores no address, because it needs none. */
function snapshotOf(quote: QuotedCart): FrozenOrder['order']['snapshot'] {
  const { row, store, menu, zone, discounts, amounts } = quote
  const { counts } = discounts
  const { discountPence } = amounts
  if (!row.contact) throw new Error('The cart was not checked before it was frozen')
  const { id, slug, name, legalName, phone, latitude, longitude, art } = store
  const named = { id, slug, name, legalName, phone, latitude, longitude, art }
  const isDelivery = row.service === 'delivery'
  return {
    store: { ...named, address: postalAddress(store), sellerAddress: sellerAddress(store) },
    menuVersion: menu.version,
    vat: store.vat,
    companyNumber: store.companyNumber,
    contact: row.contact,
    address: isDelivery ? row.address : null,
    addressLine: isDelivery ? row.address_line : '',
    deliveryNote: isDelivery ? row.delivery_note : '',
    leaveAtDoor: isDelivery ? row.leave_at_door : null,
    allergyNote: row.allergy_note,
    noBag: isBagOptional(store.bag) ? row.no_bag : null,
    wantsCutlery: row.wants_cutlery,
    allergens: allergensOf(quote),
    preparationMinutes: preparationMinutesOf(quote),
    deliveryMinutes: zone?.maxMinutes ?? 0,
    ...(counts && discountPence > 0 && { discount: appliedDiscount(counts, discountPence) }),
  }
}

/** As it is when the kitchen begins: now, or in time for the slot. */
function preparationMinutesOf({ row, store, state, zone, quotedAt }: QuotedCart): number {
  if (row.service_time === null) return state.preparationMinutes
  const moment = storeMoment(store, { service: row.service, zone }, quotedAt)
  const readyMs = row.service_time.getTime() - moment.deliveryMinutes * 60_000
  return preparationMinutesUntil(moment, readyMs)
}

const withoutPrices = <Option extends { pricePence: number }>(options: readonly Option[]) =>
  options.map(({ pricePence: _, ...option }) => option)

function linesOf({ row, lines, amounts }: QuotedCart): FrozenOrder['lines'] {
  return lines.map((line, position) => ({
    position,
    product_id: line.stored.productId,
    name: line.name,
    quantity: line.stored.quantity,
    unit_price_pence: line.unitPricePence,
    line_pence: amounts.lineTotalsPence[position] ?? 0,
    discount_pence: amounts.lineDiscountsPence[position] ?? 0,
    snapshot: {
      ...frozenDish(line),
      memberName: memberNameOf(row, line.stored),
      note: line.stored.note,
      ifSoldOut: line.stored.ifSoldOut ?? IF_SOLD_OUT_DEFAULT,
    },
  }))
}

/** What an order freezes of a dish as it was chosen, besides its price and what the customer said of it. */
export function frozenDish(line: ResolvedLine) {
  const { options, parts, kcal, allergens, isAgeRestricted } = line
  return {
    art: line.product?.art ?? null,
    options: withoutPrices(options),
    ...(parts.length > 0 && {
      parts: parts.map(({ supplementPence: _, ...part }) => ({
        ...part,
        options: withoutPrices(part.options),
      })),
    }),
    kcal,
    allergens,
    isAgeRestricted,
    ...(line.vat.length > 0 && { vat: line.vat }),
  }
}
