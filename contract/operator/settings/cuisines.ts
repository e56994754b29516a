import { z } from 'zod'
import { call } from '#contract/call.ts'
import { because, line, slug } from '#contract/fields.ts'

/** How many cuisines a marketplace has, with those that are hidden. */
export const CUISINES_OF_MARKETPLACE_MAXIMUM = 100

export const cuisineName = line(40).refine((name) => name !== '', because('required_field'))
/** Empty: pages in Welsh have the English name. */
export const cuisineWelshName = line(40)

const listedCuisine = z.object({
  slug: z.string(),
  name: z.string(),
  welshName: z.string(),
  /** How many restaurants have it, in whatever state. */
  stores: z.int(),
  /** No restaurant is given it. */
  isHidden: z.boolean(),
})
export type ListedCuisine = z.output<typeof listedCuisine>

/** In the order of the marketplace. */
const cuisines = z.object({ items: z.array(listedCuisine) })

const byOwner = { permission: 'operator', operatorPermission: 'settings' } as const

export const listCuisines = call({
  id: 'listCuisines',
  method: 'GET',
  path: '/operator/cuisines',
  summary: 'The cuisines that restaurants of the marketplace may have, and those that are hidden',
  permission: 'operator',
  operatorPermission: 'stores',
  output: cuisines,
  errors: [],
})

export const addCuisine = call({
  id: 'addCuisine',
  method: 'POST',
  path: '/operator/cuisines',
  summary: 'Adds a cuisine to the marketplace, which is drawn as another one is',
  ...byOwner,
  body: z.object({ name: cuisineName, welshName: cuisineWelshName.default(''), drawnAs: slug }),
  output: cuisines,
  status: 201,
  errors: ['CUISINE_ALREADY_EXISTS', 'TOO_MANY_CUISINES', 'NONEXISTING_CUISINE'],
})

export const changeCuisine = call({
  id: 'changeCuisine',
  method: 'PUT',
  path: '/operator/cuisines',
  summary: 'Renames a cuisine, or hides one that no restaurant has; its address stays',
  ...byOwner,
  body: z.object({
    slug,
    name: cuisineName,
    welshName: cuisineWelshName,
    isHidden: z.boolean(because('invalid_value')),
  }),
  output: cuisines,
  errors: ['NONEXISTING_CUISINE', 'CUISINE_ALREADY_EXISTS', 'CUISINE_IN_USE'],
})

export const cuisineCalls = { listCuisines, addCuisine, changeCuisine }
