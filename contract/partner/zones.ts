import { z } from 'zod'
import {
  ZONE_PREFIXES_MAXIMUM,
  ZONE_RADIUS_MAXIMUM_MILES,
  ZONE_TIERS_MAXIMUM,
} from '#rules/delivery/check-zone.ts'
import { call } from '../call.ts'
import { because, id, pence, text } from '../fields.ts'

const PENCE_MAXIMUM = 100_000
const WAY_MAXIMUM_MINUTES = 240

const amount = z
  .int(because('invalid_value'))
  .min(0, because('invalid_value'))
  .max(PENCE_MAXIMUM, because('too_many'))
const minutes = z.int(because('invalid_value')).min(0).max(WAY_MAXIMUM_MINUTES)

const feeTier = z.object({ fromPence: pence, feePence: pence })

/** A zone as staff write it. Prefixes may come in any spacing and case. */
export const zoneInput = z.object({
  name: text(60),
  prefixes: z.array(text(16)).max(ZONE_PREFIXES_MAXIMUM, because('too_many')),
  radiusMiles: z
    .number(because('invalid_value'))
    .min(0.1, because('too_few'))
    .max(ZONE_RADIUS_MAXIMUM_MILES, because('too_many'))
    .nullable(),
  feeTiers: z
    .array(z.object({ fromPence: amount, feePence: amount }))
    .min(1)
    .max(ZONE_TIERS_MAXIMUM, because('too_many')),
  minimumOrderPence: amount,
  /** The way there, on top of preparation. */
  minMinutes: minutes,
  maxMinutes: minutes,
})
export type ZoneInput = z.output<typeof zoneInput>

const zoneOverlap = z.object({
  /** Of the zone that comes first there. */
  zoneId: id,
  postcodes: z.int(),
  /** Some of them, as sectors or whole postcodes. */
  examples: z.array(z.string()),
  /** What a basket pays there that reaches both minimums, and what it would pay by this zone. */
  feePence: pence,
  ownFeePence: pence,
})
export type ZoneOverlap = z.output<typeof zoneOverlap>

export const staffZone = z.object({
  id,
  /** By which lists and maps name it: the first one is A. */
  letter: z.string(),
  name: z.string(),
  prefixes: z.array(z.string()),
  radiusMiles: z.number().nullable(),
  feeTiers: z.array(feeTier),
  minimumOrderPence: pence,
  minMinutes: z.int(),
  maxMinutes: z.int(),
  /** About how many postcodes are delivered to by it. */
  postcodes: z.int(),
  /** Other zones come first wherever it reaches. */
  isNeverUsed: z.boolean(),
  overlaps: z.array(zoneOverlap),
})
export type StaffZone = z.output<typeof staffZone>

const sectorOnMap = z.object({
  code: z.string(),
  /** Of its middle, from the restaurant. */
  eastMiles: z.number(),
  northMiles: z.number(),
  /** Of the zone that names its prefix and comes first there; null: only a radius may reach it. */
  zoneId: id.nullable(),
})
export type SectorOnMap = z.output<typeof sectorOnMap>

export const storeZones = z.object({
  /** Changes with any change of the zones: a change names the version it was made from. */
  version: z.string(),
  /** False: no zone is used, because the restaurant only offers collection. */
  isDeliveryOffered: z.boolean(),
  items: z.array(staffZone),
  /** Postcode sectors around the restaurant, the nearest first, for a map. */
  sectors: z.array(sectorOnMap),
})
export type StoreZones = z.output<typeof storeZones>

/** What a change does to baskets with a delivery address that nobody has ordered yet. */
export const affectedBaskets = z.object({
  /** Can't be delivered any more. */
  losing: z.int(),
  /** Pay another fee or have another minimum. */
  changing: z.int(),
  /** Of these, those that no longer reach the minimum order. */
  belowMinimum: z.int(),
  /** There are more than these: only the latest were counted. */
  isMore: z.boolean(),
})
export type AffectedBaskets = z.output<typeof affectedBaskets>

const storeNamed = z.object({ storeId: id })
const zoneNamed = z.object({ storeId: id, zoneId: id })
const confirmed = {
  version: z.string().regex(/^[A-Za-z0-9_-]{22}$/, because('invalid_value')),
  /** How many affected baskets whoever saves has agreed to. */
  confirmedBaskets: z.coerce.number().int().min(0).max(PENCE_MAXIMUM).default(0),
}
const changeErrors = ['NONEXISTING_STORE', 'ZONES_HAVE_CHANGED', 'ZONES_AFFECT_BASKETS'] as const
const atStore = { permission: 'partner', staffPermission: 'zones', params: storeNamed } as const
const atZone = { permission: 'partner', staffPermission: 'zones', params: zoneNamed } as const

export const listZones = call({
  id: 'listZones',
  method: 'GET',
  path: '/partner/stores/:storeId/zones',
  summary: 'Where a restaurant delivers, what overlaps, and a map of it',
  ...atStore,
  output: storeZones,
  errors: ['NONEXISTING_STORE'],
})

export const tryPostcode = call({
  id: 'tryPostcode',
  method: 'GET',
  path: '/partner/stores/:storeId/zones/try',
  summary: 'Which zone a postcode gets, decided as for a basket',
  ...atStore,
  query: z.object({ postCode: text(16) }),
  output: z.object({
    postCode: z.string(),
    /** From the restaurant, in a straight line. */
    distanceMiles: z.number(),
    eastMiles: z.number(),
    northMiles: z.number(),
    /** Null: nobody delivers there. */
    zoneId: id.nullable(),
    /** Of a basket at the minimum order. */
    deliveryFeePence: pence.nullable(),
    /** Until the food arrives, with preparation. */
    minutes: z.object({ from: z.int(), to: z.int() }).nullable(),
  }),
  errors: ['NONEXISTING_STORE', 'PLACE_NOT_FOUND'],
})

export const previewZones = call({
  id: 'previewZones',
  method: 'POST',
  path: '/partner/stores/:storeId/zones/preview',
  summary: 'What a change of the zones would do, without making it',
  ...atStore,
  body: z.object({
    /** Null: a new zone. */
    zoneId: id.nullable(),
    /** Null: the zone is deleted. */
    zone: zoneInput.nullable(),
  }),
  output: z.object({ baskets: affectedBaskets, zones: storeZones }),
  errors: ['NONEXISTING_STORE', 'NONEXISTING_ZONE', 'TOO_MANY_ZONES'],
})

export const addZone = call({
  id: 'addZone',
  method: 'POST',
  path: '/partner/stores/:storeId/zones',
  summary: 'Adds a zone; refused while it affects more baskets than were confirmed',
  ...atStore,
  body: z.object({ ...confirmed, zone: zoneInput }),
  output: storeZones,
  errors: [...changeErrors, 'TOO_MANY_ZONES'],
})

export const changeZone = call({
  id: 'changeZone',
  method: 'PUT',
  path: '/partner/stores/:storeId/zones/:zoneId',
  summary: 'Changes a zone; refused while it affects more baskets than were confirmed',
  ...atZone,
  body: z.object({ ...confirmed, zone: zoneInput }),
  output: storeZones,
  errors: [...changeErrors, 'NONEXISTING_ZONE'],
})

export const deleteZone = call({
  id: 'deleteZone',
  method: 'DELETE',
  path: '/partner/stores/:storeId/zones/:zoneId',
  summary: 'Deletes a zone; refused while it affects more baskets than were confirmed',
  ...atZone,
  query: z.object(confirmed),
  output: storeZones,
  errors: [...changeErrors, 'NONEXISTING_ZONE'],
})

export const zoneCalls = {
  listZones,
  tryPostcode,
  previewZones,
  addZone,
  changeZone,
  deleteZone,
}
