import {
  addCartAddress,
  changeCart,
  changeCartAddress,
  changeCartDetails,
  createCart,
  getCart,
  getOwnCart,
  removeUnavailableProducts,
} from '#contract/cart.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import * as address from './change-cart-address.ts'
import * as change from './change-cart.ts'
import * as details from './change-cart-details.ts'
import * as create from './create-cart.ts'
import * as read from './read-cart.ts'
import * as unavailable from './remove-unavailable-products.ts'

export function cartRoutes(serve: Serve, context: Context): void {
  serve(createCart, ({ who, body }) => create.createCart(context, who, body))
  serve(getOwnCart, (asking) => read.readOwnCart(context, accountOf(asking), asking.query))
  serve(getCart, ({ params, who, query }) => read.readCart(context, params.cartToken, who, query))
  serve(changeCart, ({ params, who, body }) =>
    change.changeCart(context, params.cartToken, who, body),
  )
  serve(changeCartDetails, ({ params, who, body }) =>
    details.changeCartDetails(context, params.cartToken, who, body),
  )
  serve(changeCartAddress, ({ params, who, body }) =>
    address.changeCartAddress(context, params.cartToken, who, body),
  )
  serve(addCartAddress, ({ params, who, body }) =>
    address.changeCartAddress(context, params.cartToken, who, body),
  )
  serve(removeUnavailableProducts, ({ params, who, query }) =>
    unavailable.removeUnavailableProducts(context, params.cartToken, who, query),
  )
}
