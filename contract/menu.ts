import { z } from 'zod'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { call } from './call.ts'
import { because, id, instant, pence, service, slug } from './fields.ts'
import { dishArt } from './stores.ts'

export const DIETS = ['vegetarian', 'vegan', 'halal', 'glutenFree'] as const
export type Diet = (typeof DIETS)[number]

/** What a kitchen says about each allergen; one left out is not declared, which is never safe. */
export const allergenMarks = z.partialRecord(z.enum(ALLERGENS), z.enum(['contains', 'may', 'free']))

const allergens = z.array(z.enum(ALLERGENS))

/** The same for food as it is eaten, every allergen in exactly one list. */
export const allergenVerdict = z.object({
  contains: allergens,
  may: allergens,
  free: allergens,
  notDeclared: allergens,
})

export const product = z.object({
  id,
  categoryId: id,
  name: z.string(),
  description: z.string(),
  pricePence: pence,
  kcal: z.int().nullable(),
  allergens: allergenMarks,
  diets: z.array(z.enum(DIETS)),
  /** Chillies, 0 to 3. */
  heat: z.int(),
  art: dishArt.nullable(),
  isPopular: z.boolean(),
  isAvailable: z.boolean(),
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
  allergens: allergenMarks,
  isAvailable: z.boolean(),
})

export const optionGroup = z.object({
  id,
  name: z.string(),
  minimum: z.int(),
  maximum: z.int(),
  options: z.array(option),
})

export const productWithOptions = product.extend({
  storeId: id,
  storeSlug: slug,
  optionGroups: z.array(optionGroup),
})
export type ProductWithOptions = z.output<typeof productWithOptions>

export const category = z.object({
  id,
  name: z.string(),
  description: z.string(),
  products: z.array(product),
})
export type Category = z.output<typeof category>

export const listCategories = call({
  id: 'listCategories',
  method: 'GET',
  path: '/store/:slug/categories',
  summary: 'The menu of a store',
  permission: 'public',
  params: z.object({ slug }),
  query: z.object({
    /** When the food is wanted; products not sold then are unavailable. */
    filterTime: instant.optional(),
    service: service.optional(),
    /** Keeps the products whose name or description has these words. */
    search: z.string().trim().max(80, because('too_long')).optional(),
  }),
  output: z.object({ items: z.array(category), nextCursor: z.null() }),
  errors: ['NONEXISTING_STORE'],
})

export const getProductWithOptions = call({
  id: 'getProductWithOptions',
  method: 'GET',
  path: '/product/:id/with-options',
  summary: 'A product with its option groups',
  permission: 'public',
  params: z.object({ id }),
  output: productWithOptions,
  errors: ['NONEXISTING_PRODUCT'],
})

export const menuCalls = { listCategories, getProductWithOptions }
