import { z } from 'zod'
import { MENU_FAULT_CODES } from '#rules/menu/document/faults-of-menu.ts'
import { call } from '#contract/call.ts'
import { because, id, instant, wholeNumber } from '#contract/fields.ts'
import {
  MENU_LIMITS,
  menuCategoryFacts,
  menuDocument,
  menuOptionGroup,
  menuProduct,
} from './menu-document.ts'

const ofStore = z.object({ storeId: id })

/** One step of editing; what each does is in `rules/menu/document/edit-menu.ts`. */
export const menuEdit = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('saveCategory'), category: menuCategoryFacts }),
    z.object({ kind: z.literal('removeCategory'), categoryId: id }),
    z.object({ kind: z.literal('moveCategory'), categoryId: id, place: wholeNumber }),
    z.object({ kind: z.literal('saveProduct'), categoryId: id, product: menuProduct }),
    z.object({ kind: z.literal('archiveProduct'), productId: id }),
    z.object({ kind: z.literal('removeProduct'), productId: id }),
    z.object({ kind: z.literal('moveProduct'), productId: id, categoryId: id, place: wholeNumber }),
    z.object({ kind: z.literal('saveOptionGroup'), optionGroup: menuOptionGroup }),
    z.object({ kind: z.literal('removeOptionGroup'), optionGroupId: id }),
  ],
  because('invalid_value'),
)

/** What the draft was when it was read: it grows with each change, and is 0 while nothing is drafted. */
const revision = wholeNumber

export const menuFault = z.object({
  code: z.enum(MENU_FAULT_CODES),
  at: z.object({ kind: z.enum(['category', 'product', 'optionGroup']), id, name: z.string() }),
  part: z.string(),
})

/** How far the draft of a store's menu is. */
export const draftState = z.object({
  revision,
  /** The version that customers see; 0: none was published through the editor yet. */
  publishedNumber: z.int(),
  /** When the draft was changed last, and by whom; null: nothing is drafted. */
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  /** When the draft is published automatically; null: somebody publishes it by hand. */
  publishAt: instant.nullable(),
  /** When it should have been published automatically and could not, because of its faults. */
  publishFailedAt: instant.nullable(),
  /** What has to be put right before the draft can be published. */
  faults: z.array(menuFault),
})
export type DraftState = z.output<typeof draftState>

export const menuDraft = z.object({ ...draftState.shape, menu: menuDocument })
export type MenuDraft = z.output<typeof menuDraft>

const draftErrors = ['NONEXISTING_STORE', 'MENU_DRAFT_HAS_CHANGED'] as const
const asPartner = { permission: 'partner', staffPermission: 'menu', params: ofStore } as const

export const getMenuDraft = call({
  id: 'getMenuDraft',
  method: 'GET',
  path: '/partner/stores/:storeId/menu/draft',
  summary: 'The menu as it is drafted; the published one while nothing is',
  ...asPartner,
  output: menuDraft,
  errors: ['NONEXISTING_STORE'],
})

export const editMenuDraft = call({
  id: 'editMenuDraft',
  method: 'POST',
  path: '/partner/stores/:storeId/menu/draft/edits',
  summary: 'Edits the draft of a menu; customers see nothing of it',
  ...asPartner,
  body: z.object({
    revision,
    edits: z.array(menuEdit).min(1, because('too_few')).max(100, because('too_many')),
  }),
  output: draftState,
  errors: [...draftErrors, 'NOT_ON_MENU', 'MENU_TOO_LARGE', 'NONEXISTING_PHOTO'],
})

export const replaceMenuDraft = call({
  id: 'replaceMenuDraft',
  method: 'PUT',
  path: '/partner/stores/:storeId/menu/draft',
  summary: 'Replaces the draft of a menu as a whole, as an import does',
  ...asPartner,
  bodyBytes: MENU_LIMITS.bytes,
  body: z.object({ revision, menu: menuDocument }),
  output: draftState,
  errors: [...draftErrors, 'NONEXISTING_PHOTO'],
})

export const discardMenuDraft = call({
  id: 'discardMenuDraft',
  method: 'POST',
  path: '/partner/stores/:storeId/menu/draft/discard',
  summary: 'Discards the draft of a menu',
  ...asPartner,
  body: z.object({ revision }),
  output: draftState,
  errors: draftErrors,
})

export const publishMenuDraft = call({
  id: 'publishMenuDraft',
  method: 'POST',
  path: '/partner/stores/:storeId/menu/draft/publish',
  summary: 'Publishes the draft of a menu, now or at a time; null takes the time back',
  ...asPartner,
  body: z.object({
    revision,
    at: z.union([z.literal('now'), instant, z.null()], because('invalid_value')),
  }),
  output: draftState,
  errors: [
    ...draftErrors,
    'NOTHING_TO_PUBLISH',
    'MENU_HAS_FAULTS',
    'PRODUCT_HAS_DISCOUNT',
    'MENU_ID_ALREADY_USED',
    'NONEXISTING_PHOTO',
  ],
})

export const menuDraftCalls = {
  getMenuDraft,
  editMenuDraft,
  replaceMenuDraft,
  discardMenuDraft,
  publishMenuDraft,
}
