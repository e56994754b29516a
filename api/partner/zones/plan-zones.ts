import { randomUUID } from 'node:crypto'
import type { FieldCode, FieldFault } from '#contract/errors.ts'
import type { AffectedBaskets, ZoneInput } from '#contract/partner/zones.ts'
import { findPostcode } from '#api/address/find-postcode.ts'
import { countAffectedCarts } from '#api/cart/quote/count-affected-carts.ts'
import type { Context } from '#api/context.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { formatPostcode, parsePostcode, parsePostcodePrefix } from '#rules/address/postcode.ts'
import {
  freePosition,
  ZONES_MAXIMUM,
  zoneFaults,
  type ZoneFault,
  type ZoneFaultCode,
} from '#rules/delivery/check-zone.ts'
import { loadZones, type StoredZone } from './zones.queries.ts'

/** A change of one zone: without an id a new one, without a zone it is deleted. */
export interface ZoneChange {
  zoneId: string | null
  zone: ZoneInput | null
}

/** What a change comes to. */
export interface PlannedZones {
  store: StoreRecord
  zones: StoredZone[]
  after: StoredZone[]
  changed: { before: StoredZone | null; after: StoredZone | null }
  baskets: AffectedBaskets
}

/**
 * What the zones of a store are after a change, and which open baskets it affects. Throws
 * NONEXISTING_STORE, NONEXISTING_ZONE, TOO_MANY_ZONES, and a FieldError for each field of a zone that
 * can't be saved so.
 */
export async function planZones(
  context: Context,
  storeId: string,
  change: ZoneChange,
): Promise<PlannedZones> {
  const [store, zones] = await Promise.all([
    findStore(context, { id: storeId }),
    loadZones(context.db, storeId),
  ])
  const before = zones.find(({ id }) => id === change.zoneId) ?? null
  if (change.zoneId !== null && !before) throw new ApiError('NONEXISTING_ZONE')
  if (!before && zones.length >= ZONES_MAXIMUM)
    throw new ApiError('TOO_MANY_ZONES', { maximum: ZONES_MAXIMUM })
  const others = zones.filter((zone) => zone !== before)
  const zone = change.zone && (await readZone(context, change.zone, others))
  const id = before?.id ?? randomUUID()
  const position = before?.position ?? freePosition(zones.map((each) => each.position))
  const changed = zone && { ...zone, id, position }
  const after = [...others, ...(changed ? [changed] : [])].toSorted(
    (a, b) => a.position - b.position,
  )
  const baskets = await countAffectedCarts(context, { ...store, zones }, after)
  return { store, zones, after, changed: { before, after: changed }, baskets }
}

/** The zone with its prefixes in their usual spelling, each once. Throws a FieldError. */
async function readZone(
  context: Context,
  given: ZoneInput,
  others: readonly StoredZone[],
): Promise<ZoneInput> {
  const read = await Promise.all(given.prefixes.map((text) => readPrefix(context, text)))
  const faults = read.flatMap((prefix, index): FieldFault[] =>
    prefix === null ? [{ field: `prefixes.${index}`, code: 'invalid_postcode' }] : [],
  )
  const places = { ...given, prefixes: read.map((prefix) => prefix ?? '') }
  faults.push(...zoneFaults(places, others).map(fieldFaultOf))
  if (faults.length > 0)
    throw new FieldError(faults.map((fault) => ({ ...fault, field: `zone.${fault.field}` })))
  return { ...given, prefixes: [...new Set(places.prefixes)].sort() }
}

/** What the columns of prefixes take: "GIR 0AA" is a postcode and no prefix. */
const STORABLE = /^[A-Z]{1,2}([0-9][A-Z0-9]?( [0-9]([A-Z]{2})?)?)?$/

/** The prefix as zones name it; null for none, and for one of a district that does not exist. */
async function readPrefix({ gazetteer }: Context, text: string): Promise<string | null> {
  const typed = parsePostcode(text)
  if (!typed || parsePostcodePrefix(text) === null) return null
  const known =
    typed.outward === null ? typed : (await findPostcode(gazetteer, typed, text))?.postcode
  const prefix = known ? formatPostcode(known) : ''
  return STORABLE.test(prefix) ? prefix : null
}

const FIELD_OF: Record<ZoneFaultCode, (index: number) => string> = {
  noArea: () => 'prefixes',
  prefixTaken: (index) => `prefixes.${index}`,
  minutesNotAscending: () => 'maxMinutes',
  NO_TIERS: () => 'feeTiers',
  AMOUNT_NOT_WHOLE_PENCE: (index) => `feeTiers.${index}.feePence`,
  FIRST_TIER_NOT_FROM_ZERO: (index) => `feeTiers.${index}.fromPence`,
  TIERS_NOT_ASCENDING: (index) => `feeTiers.${index}.fromPence`,
  FEE_RISES: (index) => `feeTiers.${index}.feePence`,
}

const CODE_OF: Record<ZoneFaultCode, FieldCode> = {
  noArea: 'required_field',
  prefixTaken: 'already_used',
  minutesNotAscending: 'not_ascending',
  NO_TIERS: 'required_field',
  AMOUNT_NOT_WHOLE_PENCE: 'invalid_value',
  FIRST_TIER_NOT_FROM_ZERO: 'invalid_value',
  TIERS_NOT_ASCENDING: 'not_ascending',
  FEE_RISES: 'not_descending',
}

const fieldFaultOf = ({ code, index }: ZoneFault): FieldFault => ({
  field: FIELD_OF[code](index),
  code: CODE_OF[code],
})
