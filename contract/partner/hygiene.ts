import { z } from 'zod'
import { call } from '../call.ts'
import { id, text } from '../fields.ts'
import { restaurant } from '../operator/restaurants/restaurants.ts'
import { hygiene } from '../stores/stores.ts'
import { partnerStore } from './partner.ts'

/** A kitchen in the register of the Food Standards Agency. */
export const establishment = hygiene.extend({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  postCode: z.string(),
})
export type ListedEstablishment = z.output<typeof establishment>

const ofManager = { permission: 'partner', staffPermission: 'settings' } as const
const storeNamed = z.object({ storeId: id })

const byName = z.object({ name: text(100) })
const chosen = z.object({ establishmentId: z.int().min(1).max(2_147_483_647) })

export const findEstablishments = call({
  id: 'findEstablishments',
  method: 'GET',
  path: '/partner/stores/:storeId/establishments',
  summary: 'Kitchens in the register of food hygiene ratings at the postcode of a store, by a name',
  ...ofManager,
  params: storeNamed,
  query: byName,
  output: z.object({ items: z.array(establishment) }),
  errors: ['NONEXISTING_STORE', 'SERVICE_UNAVAILABLE'],
})

export const linkEstablishment = call({
  id: 'linkEstablishment',
  method: 'PUT',
  path: '/partner/stores/:storeId/establishment',
  summary:
    'Says which kitchen of the register a store is: its rating is shown from then on, and read daily',
  ...ofManager,
  params: storeNamed,
  body: chosen,
  output: partnerStore,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_ESTABLISHMENT', 'SERVICE_UNAVAILABLE'],
})

const forOperators = { permission: 'operator', operatorPermission: 'stores' } as const

export const findKitchens = call({
  id: 'findKitchens',
  method: 'GET',
  path: '/operator/stores/:storeId/establishments',
  summary:
    'Kitchens in the register of food hygiene ratings at the postcode of a restaurant, by a name',
  ...forOperators,
  params: storeNamed,
  query: byName,
  output: z.object({ items: z.array(establishment) }),
  errors: ['NONEXISTING_STORE', 'SERVICE_UNAVAILABLE'],
})

export const linkKitchen = call({
  id: 'linkKitchen',
  method: 'PUT',
  path: '/operator/stores/:storeId/establishment',
  summary:
    'Says which kitchen of the register a restaurant is, by those who run the marketplace; its rating is shown ' +
    'from then on, and read daily',
  ...forOperators,
  params: storeNamed,
  body: chosen,
  output: restaurant,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_ESTABLISHMENT', 'SERVICE_UNAVAILABLE'],
})

export const operatorHygieneCalls = { findKitchens, linkKitchen }
export const hygieneCalls = { findEstablishments, linkEstablishment }
