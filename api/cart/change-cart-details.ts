import type { BodyOf } from '#contract/call.ts'
import type { Cart, changeCartDetails as changeCartDetailsCall } from '#contract/cart/cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import type { Asker } from '#api/http/asker.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { type CartChange, type CartRow, storedServiceTime } from './cart-row.ts'
import { changeOpenCart } from './open-cart.ts'
import { answerFor } from './read-cart.ts'
import { refuseOutdated } from './refuse-outdated.ts'

type Body = BodyOf<typeof changeCartDetailsCall>

/**
 * Sets what is given of service, time, contact, notes, bag, cutlery, hand-over and tip. A time that is not
 * offered is stored and is a problem of the cart; a full one is refused and the cart stays unchanged. With
 * nothing given, its reservation is renewed. Throws NONEXISTING_CART, CART_ALREADY_ORDERED, CART_HAS_CHANGED,
 * SERVICE_NOT_OFFERED and SLOT_IS_FULL.
 */
export async function changeCartDetails(
  context: Context,
  token: string,
  asker: Asker,
  body: Body,
): Promise<Cart> {
  const change = changeOf(body)
  const isNothing = Object.keys(change).length === 0
  const row = await changeOpenCart(
    context,
    token,
    asker,
    async (cart) => {
      await refuseOutdated(context, cart, body.version)
      if (body.serviceType) await refuseService(context, cart, body.serviceType)
      if (body.menuVersion !== undefined) await refuseVersion(context, cart, body.menuVersion)
      return isNothing ? null : change
    },
    { isTimeChosen: change.service_time instanceof Date },
  )
  return answerFor(context, row)
}

async function refuseService(
  context: Context,
  cart: CartRow,
  service: NonNullable<Body['serviceType']>,
): Promise<void> {
  const { services } = await findStore(context, { id: cart.store_id })
  if (!services.includes(service)) throw new ApiError('SERVICE_NOT_OFFERED', { services })
}

/** Nobody can have read of a version that is still to come. */
async function refuseVersion(context: Context, cart: CartRow, menuVersion: number): Promise<void> {
  const { version } = await findMenu(context, cart.store_id)
  if (menuVersion > version) throw new FieldError([{ field: 'menuVersion', code: 'too_many' }])
}

function changeOf(body: Body): CartChange {
  const { serviceType, serviceTime, noBag, wantsCutlery, leaveAtDoor, tipPence, contact } = body
  const { addressLine, deliveryNote, allergyNote, menuVersion } = body
  return {
    ...(serviceType && { service: serviceType }),
    ...(serviceTime && { service_time: storedServiceTime(serviceTime) }),
    ...(noBag !== undefined && { no_bag: noBag }),
    ...(wantsCutlery !== undefined && { wants_cutlery: wantsCutlery }),
    ...(leaveAtDoor !== undefined && { leave_at_door: leaveAtDoor }),
    ...(tipPence !== undefined && { tip_pence: tipPence }),
    ...(contact && { contact }),
    ...(addressLine !== undefined && { address_line: addressLine }),
    ...(deliveryNote !== undefined && { delivery_note: deliveryNote }),
    ...(allergyNote !== undefined && { allergy_note: allergyNote }),
    ...(menuVersion !== undefined && { menu_version: menuVersion }),
  }
}
