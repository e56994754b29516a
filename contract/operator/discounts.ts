import { z } from 'zod'
import { call } from '../call.ts'
import { DISCOUNT_FUNDERS } from '../discount.ts'
import { because, id, page, slug } from '../fields.ts'
import {
  DISCOUNT_CHANGE_ERRORS,
  discountChange,
  discountInput,
  discountListQuery,
  managedDiscount,
} from '../partner/discounts.ts'

const ofDiscounts = { permission: 'operator', operatorPermission: 'discounts' } as const
const discountNamed = z.object({ discountId: id })

export const listMarketplaceDiscounts = call({
  id: 'listMarketplaceDiscounts',
  method: 'GET',
  path: '/operator/discounts',
  summary: 'The discounts that the marketplace runs, the latest first, with what they cost',
  ...ofDiscounts,
  query: discountListQuery,
  output: page(managedDiscount),
  errors: [],
})

export const createMarketplaceDiscount = call({
  id: 'createMarketplaceDiscount',
  method: 'POST',
  path: '/operator/discounts',
  summary: 'Makes a discount for every restaurant, or for one that may pay for it',
  ...ofDiscounts,
  body: z.object({
    discount: discountInput,
    /** Null: every restaurant. */
    storeSlug: slug.nullable(),
    /** A restaurant pays only for a discount of its own: everywhere it is the marketplace. */
    fundedBy: z.enum(DISCOUNT_FUNDERS, because('required_field')),
  }),
  output: managedDiscount,
  status: 201,
  errors: ['TOO_MANY_DISCOUNTS'],
})

export const changeMarketplaceDiscount = call({
  id: 'changeMarketplaceDiscount',
  method: 'PUT',
  path: '/operator/discounts/:discountId',
  summary: 'Changes a discount; once it was used only its name, and what makes it more generous',
  ...ofDiscounts,
  params: discountNamed,
  body: discountChange,
  output: managedDiscount,
  errors: DISCOUNT_CHANGE_ERRORS,
})

export const stopMarketplaceDiscount = call({
  id: 'stopMarketplaceDiscount',
  method: 'POST',
  path: '/operator/discounts/:discountId/stop',
  summary: 'Stops a discount at once, also in open baskets; one that is stopped stays so',
  ...ofDiscounts,
  params: discountNamed,
  output: managedDiscount,
  errors: ['NONEXISTING_DISCOUNT'],
})

export const marketplaceDiscountCalls = {
  listMarketplaceDiscounts,
  createMarketplaceDiscount,
  changeMarketplaceDiscount,
  stopMarketplaceDiscount,
}
