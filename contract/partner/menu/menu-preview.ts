import { z } from 'zod'
import { call } from '#contract/call.ts'
import { id, instant, service } from '#contract/fields.ts'
import { category, productWithOptions } from '#contract/menu.ts'

const asPartner = { permission: 'partner', staffPermission: 'menu' } as const

/** The service that the menu is shown for; any that the store offers when left out. */
const query = z.object({ service: service.optional() })

export const previewMenu = call({
  id: 'previewMenu',
  method: 'GET',
  path: '/partner/stores/:storeId/menu/draft/preview',
  summary: 'The drafted menu as customers would see it, if it were published now',
  ...asPartner,
  params: z.object({ storeId: id }),
  query,
  output: z.object({
    /** When the draft was changed last; null: nothing is drafted, and this is what customers see. */
    changedAt: instant.nullable(),
    categories: z.array(category),
  }),
  errors: ['NONEXISTING_STORE'],
})

export const previewProduct = call({
  id: 'previewProduct',
  method: 'GET',
  path: '/partner/stores/:storeId/menu/draft/preview/products/:productId',
  summary: 'A product of the drafted menu with its option groups, as customers would see it',
  ...asPartner,
  params: z.object({ storeId: id, productId: id }),
  query,
  output: productWithOptions,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_PRODUCT'],
})

export const menuPreviewCalls = { previewMenu, previewProduct }
