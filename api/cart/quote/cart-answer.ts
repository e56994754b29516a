import type { Cart } from '#contract/cart/cart.ts'
import type { AppliedDiscount, OtherCode } from '#contract/discount.ts'
import { IF_SOLD_OUT_DEFAULT } from '#rules/cart/if-sold-out.ts'
import { amountToNextTier } from '#rules/delivery/delivery-fee.ts'
import { verdictOfOrder } from '#rules/menu/allergen-verdict.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import type { CartDiscount, CartDiscounts } from '#api/discount/discounts-of-cart.ts'
import { leftOf } from '#api/menu/product-response.ts'
import { postalAddress, sellerAddress } from '#api/stores/record/store-record.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import type { QuotedCart } from './quote-cart.ts'

/** A quoted cart as it is sent: the answer of every cart call. */
export function cartAnswer(quote: QuotedCart): Cart {
  const { row, amounts, lines } = quote
  const { counts } = quote.discounts
  const { lineTotalsPence: _, lineDiscountsPence: _shownByLine, ...sums } = amounts
  return {
    cartToken: row.token,
    version: row.version,
    store: storeOf(quote),
    serviceType: row.service,
    serviceTime: row.service_time?.toISOString() ?? 'asap',
    noBag: row.no_bag,
    wantsCutlery: row.wants_cutlery,
    address: row.address,
    addressLine: row.address_line,
    deliveryNote: row.delivery_note,
    leaveAtDoor: row.leave_at_door,
    allergyNote: row.allergy_note,
    contact: row.contact,
    lines: linesOf(quote),
    itemCount: lines.reduce((count, { stored }) => count + stored.quantity, 0),
    ...sums,
    discount: counts && appliedDiscount(counts, amounts.discountPence),
    discountCode: quote.discounts.code,
    otherCodes: otherCodes(quote.discounts),
    minimumOrderPence: quote.minimumOrderPence,
    nextTier: nextTierOf(quote),
    minutes: quote.minutes,
    kcal: kcalOfCart(quote),
    allergens: allergensOf(quote),
    isAgeRestricted: lines.some((line) => line.isAvailable && line.isAgeRestricted),
    slotReservedUntil: quote.slotReservedUntil?.toISOString() ?? null,
    sharing: sharingOf(quote),
    cardId: row.card_id,
    awaitingPayment: null,
    menuChanges: quote.menuChanges,
    problems: quote.problems,
  }
}

function kcalOfCart({ lines }: QuotedCart): Cart['kcal'] {
  const available = lines.filter(({ isAvailable }) => isAvailable)
  return available.reduce<number | null>(
    (total, { kcal, stored }) =>
      total === null || kcal === null ? null : total + kcal * stored.quantity,
    0,
  )
}

function sharingOf({ row }: QuotedCart): Cart['sharing'] {
  const { share_token: shareToken, owner_name: ownerName, is_share_locked: isLocked } = row
  if (shareToken === null) return null
  return {
    shareToken,
    ownerName,
    isLocked,
    members: row.members.map(({ id, name }) => ({ id, name })),
  }
}

/** The allergens of everything that can be ordered, together. */
export function allergensOf({ lines }: QuotedCart): Cart['allergens'] {
  const available = lines.filter(({ isAvailable }) => isAvailable)
  return verdictOfOrder(available.map(({ allergens }) => allergens))
}

/** The store of the cart, as it is sent. */
export function storeOf({ store, state }: QuotedCart): Cart['store'] {
  const { id, slug, name, phone, legalName, art, services, bag } = store
  return {
    id,
    slug,
    name,
    phone,
    legalName,
    sellerAddress: sellerAddress(store),
    address: postalAddress(store),
    art,
    services: [...services],
    tab: state.tab,
    opensAt: state.opensAt,
    bag,
  }
}

/** The lines as they are sent. */
export function linesOf({ row, lines, amounts }: QuotedCart): Cart['lines'] {
  return lines.map((line, index) => ({
    id: line.stored.id,
    productId: line.stored.productId,
    name: line.name,
    art: line.product?.art ?? null,
    options: line.options,
    parts: line.parts,
    note: line.stored.note,
    ifSoldOut: line.stored.ifSoldOut ?? IF_SOLD_OUT_DEFAULT,
    quantity: line.stored.quantity,
    unitPricePence: line.unitPricePence,
    linePence: amounts.lineTotalsPence[index] ?? 0,
    discountPence: amounts.lineDiscountsPence[index] ?? 0,
    kcal: line.kcal,
    allergens: line.allergens,
    isAgeRestricted: line.isAgeRestricted,
    isAvailable: line.isAvailable,
    unavailableReason: line.unavailableReason,
    left: leftOf(line.left),
    memberId: line.stored.memberId ?? null,
    memberName: memberNameOf(row, line.stored),
  }))
}

/** The name of the friend who added a line to a shared cart; empty: the owner did. */
export function memberNameOf({ members }: Pick<CartRow, 'members'>, stored: StoredLine): string {
  return members.find(({ id }) => id === stored.memberId)?.name ?? ''
}

/** Null for an empty cart: "£15.00 more for free delivery" is of no use there. */
function nextTierOf({ zone, amounts }: QuotedCart): Cart['nextTier'] {
  const next =
    zone && amounts.subtotalPence > 0
      ? amountToNextTier(zone.feeTiers, amounts.subtotalPence)
      : null
  return next && { missingPence: next.morePence, feePence: next.feePence }
}

/** The discount of a cart or order as it is sent, with its total amount. */
export function appliedDiscount(
  { terms, reason }: CartDiscount,
  discountPence: number,
): AppliedDiscount {
  const { id, name, code, kind, fundedBy } = terms
  return { id, name, code, kind, amountPence: discountPence, fundedBy, reason }
}

/** The codes of a cart that could apply instead of the current one, with what each would save. */
export function otherCodes({
  counts,
  otherCodes: others,
}: Pick<CartDiscounts, 'counts' | 'otherCodes'>): OtherCode[] {
  const nowPence = counts?.effect.amountPence ?? 0
  return others.flatMap(({ terms: { code, name }, effect: { amountPence } }) =>
    code === null
      ? []
      : { code, name, savesPence: amountPence, savesLessPence: nowPence - amountPence },
  )
}
