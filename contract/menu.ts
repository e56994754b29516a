import { z } from 'zod'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { call } from './call.ts'
import { SEARCH_MAXIMUM } from './constants.ts'
import { id, instant, line, pence, service, slug } from './fields.ts'
import { DIETS, dishArt } from './stores/stores.ts'

export { DIETS, type Diet } from './stores/stores.ts'

/** What a kitchen says about each allergen; one left out is not declared, which is never safe. */
export const allergenDeclarations = z.partialRecord(
  z.enum(ALLERGENS),
  z.enum(['contains', 'may', 'free']),
)

const allergens = z.array(z.enum(ALLERGENS))

/**
 * When something is sold, within the store's hours: by which services, and from when on which days
 * (1 is Monday, minutes from midnight in London). Null is by all, and at any time.
 */
export const soldWhen = z.object({
  services: z.array(service).nullable(),
  spans: z
    .array(
      z.object({
        weekdays: z.array(z.int().min(1).max(7)),
        startMinute: z.int(),
        durationMinutes: z.int(),
      }),
    )
    .nullable(),
})
export type SoldWhen = z.output<typeof soldWhen>

/** Why something on the menu cannot be had. */
export const UNAVAILABLE_REASONS = ['soldOut', 'notSoldThen', 'storeClosed'] as const
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number]

/** The same for food as it is eaten, every allergen in exactly one list. */
export const allergenVerdict = z.object({
  contains: allergens,
  may: allergens,
  free: allergens,
  notDeclared: allergens,
})

/** The files of a dish's photo: one in each width as AVIF and as WebP, at `/photos/<photoId>/<width>.<avif or webp>`. */
export const photoFiles = z.object({
  photoId: z.string(),
  /** In pixels, of the widest. */
  width: z.int(),
  height: z.int(),
  /** From the narrowest. */
  widths: z.array(z.int()),
})
export type PhotoFiles = z.output<typeof photoFiles>

/** The photo of a dish. */
export const dishPhoto = photoFiles.extend({
  /** The point that stays in sight however the photo is cropped, in per cent from the left and the top. */
  x: z.int(),
  y: z.int(),
  /** What it shows, for those who don't see it; empty: the name of the dish says it. */
  alt: z.string(),
})
export type DishPhoto = z.output<typeof dishPhoto>

export const product = z.object({
  id,
  categoryId: id,
  name: z.string(),
  description: z.string(),
  pricePence: pence,
  kcal: z.int().nullable(),
  allergens: allergenDeclarations,
  /** What an option of it, or a dish of a meal deal, has, may have or does not declare. */
  allergensByChoice: allergens,
  diets: z.array(z.enum(DIETS)),
  /** Chillies, 0 to 3. */
  heat: z.int(),
  art: dishArt.nullable(),
  /** Instead of the drawing; left out where there is none. */
  photo: dishPhoto.optional(),
  isPopular: z.boolean(),
  isAvailable: z.boolean(),
  /** Null while it is available. */
  unavailableReason: z.enum(UNAVAILABLE_REASONS).nullable(),
  /** When a sold-out dish is back, if the kitchen has said so. */
  soldOutUntil: instant.nullable(),
  /** Its own times, or those of its category; null: whenever the store is open. */
  soldWhen: soldWhen.nullable(),
  /** How many are left, if the stock is counted and low; else null. */
  left: z.int().nullable(),
  /** A meal deal: its slots are filled from categories. */
  isBundle: z.boolean(),
  /** Of a meal deal, its slots and the categories that fill them, with all in them but deals; else none. */
  filledFrom: z.array(z.object({ slotName: z.string(), categoryId: id })),
  isAgeRestricted: z.boolean(),
  hasOptions: z.boolean(),
})
export type Product = z.output<typeof product>

export const option = z.object({
  id,
  name: z.string(),
  pricePence: pence,
  maximumQuantity: z.int(),
  kcal: z.int().nullable(),
  allergens: allergenDeclarations,
  /** Sold to adults alone; left out: to everybody. */
  isAgeRestricted: z.boolean().optional(),
  isAvailable: z.boolean(),
  soldOutUntil: instant.nullable(),
  /** The group that choosing this option opens, among the product's `openedGroups`. */
  opensGroupId: id.nullable(),
})

export const optionGroup = z.object({
  id,
  name: z.string(),
  minimum: z.int(),
  maximum: z.int(),
  /** It makes a meal of the product; a product in a meal deal does not offer it. */
  isMealUpgrade: z.boolean(),
  options: z.array(option),
})

/** A place in a meal deal, to be filled with one product of a category. */
export const bundleSlot = z.object({
  id,
  name: z.string(),
  categoryId: id,
  products: z.array(
    product.extend({
      /** What this choice adds to the price of the deal. */
      supplementPence: pence,
    }),
  ),
})
export type BundleSlot = z.output<typeof bundleSlot>

export const productWithOptions = product.extend({
  storeId: id,
  storeSlug: slug,
  /** Asked from the start. */
  optionGroups: z.array(optionGroup),
  /** Asked once an option that opens them is chosen; one that several open is asked once. */
  openedGroups: z.array(optionGroup),
  /** Of a meal deal; else none. */
  bundleSlots: z.array(bundleSlot),
})
export type ProductWithOptions = z.output<typeof productWithOptions>

export const category = z.object({
  id,
  name: z.string(),
  description: z.string(),
  soldWhen: soldWhen.nullable(),
  products: z.array(product),
})
export type Category = z.output<typeof category>

/** The service and time that a menu is read for; without a time: as soon as possible. */
const groupFields = {
  filterTime: instant.optional(),
  service: service.optional(),
}

export const listCategories = call({
  id: 'listCategories',
  method: 'GET',
  path: '/store/:slug/categories',
  summary: 'The menu of a store',
  permission: 'public',
  params: z.object({ slug }),
  query: z.object({
    /** When the food is wanted; products not sold then are unavailable. */
    ...groupFields,
    /** Keeps the products whose name, description or category has these words; a deal by its dishes. */
    search: line(SEARCH_MAXIMUM).optional(),
  }),
  output: z.object({ items: z.array(category), nextCursor: z.null() }),
  errors: ['NONEXISTING_STORE'],
})

export const watchMenu = call({
  id: 'watchMenu',
  method: 'GET',
  path: '/store/:slug/events',
  summary: 'Says whenever something of a store or its menu has changed, so that it is read again',
  permission: 'public',
  params: z.object({ slug }),
  output: z.object({ storeId: id }),
  errors: ['NONEXISTING_STORE', 'SERVICE_UNAVAILABLE'],
  isEventStream: true,
})

export const getProductWithOptions = call({
  id: 'getProductWithOptions',
  method: 'GET',
  path: '/product/:id/with-options',
  summary: 'A product with its option groups',
  permission: 'public',
  params: z.object({ id }),
  query: z.object(groupFields),
  output: productWithOptions,
  errors: ['NONEXISTING_PRODUCT'],
})

export const menuCalls = { listCategories, watchMenu, getProductWithOptions }
