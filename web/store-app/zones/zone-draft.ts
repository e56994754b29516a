import { ZONE_RADIUS_MAXIMUM_MILES } from '#rules/delivery/check-zone.ts'
import { parsePence } from '#rules/money/pence.ts'
import type { FieldFault } from '#contract/errors.ts'
import { zoneInput, type StaffZone, type ZoneInput } from '#contract/partner/zones.ts'

/** A zone as it is typed. */
export interface ZoneDraft {
  name: string
  prefixes: string
  radiusMiles: string
  tiers: readonly TierDraft[]
  minimumOrder: string
  minMinutes: string
  maxMinutes: string
}

export interface TierDraft {
  /** Stays with its row while others come and go. */
  key: number
  from: string
  fee: string
}

export const EMPTY_DRAFT: ZoneDraft = {
  name: '',
  prefixes: '',
  radiusMiles: '',
  tiers: [{ key: 0, from: '0', fee: '' }],
  minimumOrder: '',
  minMinutes: '',
  maxMinutes: '',
}

const pounds = (pence: number) => (pence / 100).toFixed(2)

export function draftOf(zone: StaffZone): ZoneDraft {
  return {
    name: zone.name,
    prefixes: zone.prefixes.join(', '),
    radiusMiles: zone.radiusMiles === null ? '' : String(zone.radiusMiles),
    tiers: zone.feeTiers.map(({ fromPence, feePence }, key) => ({
      key,
      from: pounds(fromPence),
      fee: pounds(feePence),
    })),
    minimumOrder: pounds(zone.minimumOrderPence),
    minMinutes: String(zone.minMinutes),
    maxMinutes: String(zone.maxMinutes),
  }
}

/** What stands between commas, semicolons and line ends: a postcode has a space in itself. */
export const prefixesOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const numberIn = (text: string): number =>
  /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN

/** The zone that was typed, or which fields cannot be read, named as the server names them. */
export function readDraft(draft: ZoneDraft): { zone: ZoneInput } | { faults: FieldFault[] } {
  const amount = (text: string) => parsePence(text) ?? Number.NaN
  const read = zoneInput.safeParse({
    name: draft.name,
    prefixes: prefixesOf(draft.prefixes),
    radiusMiles: draft.radiusMiles.trim() === '' ? null : numberIn(draft.radiusMiles),
    feeTiers: draft.tiers.map(({ from, fee }, index) => ({
      fromPence: index === 0 ? 0 : amount(from),
      feePence: amount(fee),
    })),
    minimumOrderPence: amount(draft.minimumOrder),
    minMinutes: numberIn(draft.minMinutes),
    maxMinutes: numberIn(draft.maxMinutes),
  })
  const faults: FieldFault[] = (read.error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    code: message === 'too_long' || message === 'too_many' ? message : 'invalid_value',
  }))
  const hasArea = draft.radiusMiles.trim() !== '' || prefixesOf(draft.prefixes).length > 0
  if (!hasArea) faults.push({ field: 'prefixes', code: 'required_field' })
  return read.success && hasArea ? { zone: read.data } : { faults }
}

/** The largest circle that a field takes. */
export const LARGEST_RADIUS = ZONE_RADIUS_MAXIMUM_MILES
