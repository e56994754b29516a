import { z } from 'zod'
import { call } from '#contract/call.ts'
import { because, id, instant, wholeNumber } from '#contract/fields.ts'
import { menuDocument } from './menu-document.ts'

const number = z.coerce
  .number(because('invalid_value'))
  .int()
  .min(1, because('invalid_value'))
  .max(2_147_483_647, because('invalid_value'))
const asPartner = { permission: 'partner', staffPermission: 'menu' } as const
const ofVersion = z.object({ storeId: id, number })

/** A menu that was published, and stays as it was. */
export const menuVersion = z.object({
  number: z.int(),
  publishedAt: instant,
  /** Who published it; null: the menu there was before the first draft, or an account since deleted. */
  publishedBy: z.string().nullable(),
  /** It was published at a time that was chosen before. */
  isScheduled: z.boolean(),
  /** The version that was restored by it; null: it was drafted. */
  restoredNumber: z.int().nullable(),
  products: z.int(),
})
export type MenuVersion = z.output<typeof menuVersion>

export const getPublishedMenu = call({
  id: 'getPublishedMenu',
  method: 'GET',
  path: '/partner/stores/:storeId/menu/published',
  summary: 'The menu that customers see, as its owner edits it',
  ...asPartner,
  params: z.object({ storeId: id }),
  output: z.object({
    /** Its version; 0: none was published through the editor yet. */
    publishedNumber: z.int(),
    menu: menuDocument,
  }),
  errors: ['NONEXISTING_STORE'],
})

export const listMenuVersions = call({
  id: 'listMenuVersions',
  method: 'GET',
  path: '/partner/stores/:storeId/menu/versions',
  summary: 'The versions of a menu, the latest first',
  ...asPartner,
  params: z.object({ storeId: id }),
  query: z.object({
    /** Only versions before this one. */
    before: number.optional(),
  }),
  output: z.object({
    items: z.array(menuVersion),
    /** For `before`; null: there are no earlier ones. */
    nextBefore: z.int().nullable(),
  }),
  errors: ['NONEXISTING_STORE'],
})

export const getMenuVersion = call({
  id: 'getMenuVersion',
  method: 'GET',
  path: '/partner/stores/:storeId/menu/versions/:number',
  summary: 'A version of a menu',
  ...asPartner,
  params: ofVersion,
  output: z.object({ ...menuVersion.shape, menu: menuDocument }),
  errors: ['NONEXISTING_STORE', 'NONEXISTING_MENU_VERSION'],
})

export const restoreMenuVersion = call({
  id: 'restoreMenuVersion',
  method: 'POST',
  path: '/partner/stores/:storeId/menu/versions/:number/restore',
  summary: 'Publishes an earlier version of a menu again, as a new version; the draft stays',
  ...asPartner,
  params: ofVersion,
  body: z.object({
    /** The version that customers see, as far as the caller knows. */
    publishedNumber: wholeNumber,
  }),
  output: menuVersion,
  errors: [
    'NONEXISTING_STORE',
    'NONEXISTING_MENU_VERSION',
    'MENU_HAS_CHANGED',
    'MENU_HAS_FAULTS',
    'PRODUCT_HAS_DISCOUNT',
    'NONEXISTING_PHOTO',
  ],
})

export const menuVersionCalls = {
  getPublishedMenu,
  listMenuVersions,
  getMenuVersion,
  restoreMenuVersion,
}
