import { z } from 'zod'
import { call } from '../call.ts'
import { id, text } from '../fields.ts'
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

export const findEstablishments = call({
  id: 'findEstablishments',
  method: 'GET',
  path: '/partner/stores/:storeId/establishments',
  summary: 'Kitchens in the register of food hygiene ratings at the postcode of a store, by a name',
  ...ofManager,
  params: storeNamed,
  query: z.object({ name: text(100) }),
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
  body: z.object({ establishmentId: z.int().min(1).max(2_147_483_647) }),
  output: partnerStore,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_ESTABLISHMENT', 'SERVICE_UNAVAILABLE'],
})

export const hygieneCalls = { findEstablishments, linkEstablishment }
