import type { FieldFault } from '#contract/errors.ts'
import type { StaffZone, StoreZones, ZoneOverlap } from '#contract/partner/zones.ts'
import { ZONE_PREFIXES_MAXIMUM } from '#rules/delivery/check-zone.ts'
import type { FeeTier } from '#rules/delivery/delivery-fee.ts'
import { formatFee, formatPounds } from '#rules/money/pence.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { LARGEST_RADIUS, prefixesOf, type ZoneDraft } from './zone-draft.ts'

/** "2.5", without a zero that says nothing. */
export const milesText = (miles: number) => String(Math.round(miles * 10) / 10)

/** What a zone names and how far its circle reaches: "E8, N1 6 · Circle of 2.5 miles". */
export function areaWords(t: Translate, { prefixes, radiusMiles }: StaffZone): string {
  const circle = radiusMiles === null ? [] : [t('zones.circle', { count: radiusMiles })]
  return [...(prefixes.length > 0 ? [prefixes.join(', ')] : []), ...circle].join(' · ')
}

/** Each fee with the orders that pay it. */
export function tierWords(t: Translate, tiers: readonly FeeTier[]): { fee: string; for: string }[] {
  return tiers.map(({ fromPence, feePence }, index) => {
    const next = tiers[index + 1]
    const [from, to] = [formatPounds(fromPence), formatPounds(next?.fromPence ?? 0)]
    const isFirst = index === 0
    const orders = next
      ? isFirst
        ? t('zones.feeBelow', { to })
        : t('zones.feeBetween', { from, to })
      : isFirst
        ? t('zones.feeAny')
        : t('zones.feeFrom', { from })
    return { fee: formatFee(feePence), for: orders }
  })
}

/** "£2.00, free from £30" */
export function feeWords(t: Translate, tiers: readonly FeeTier[]): string {
  return tiers
    .map(({ fromPence, feePence }, index) => {
      const fee = formatFee(feePence)
      if (index === 0) return fee === 'Free' ? fee.toLowerCase() : fee
      return `${fee.toLowerCase()} ${t('zones.feeFrom', { from: formatPounds(fromPence) })}`
    })
    .join(', ')
}

export function overlapWords(
  t: Translate,
  { zoneId, postcodes, examples, feePence, ownFeePence }: ZoneOverlap,
  zones: readonly StaffZone[],
): string {
  const letter = zones.find(({ id }) => id === zoneId)?.letter ?? ''
  const named = examples.join(', ')
  const given = {
    letter,
    count: postcodes,
    examples: examples.length >= 4 ? t('zones.more', { examples: named }) : named,
  }
  return feePence === ownFeePence
    ? t('zones.overlapSame', given)
    : t('zones.overlap', {
        ...given,
        fee: formatFee(feePence),
        ownFee: formatFee(ownFeePence),
      })
}

/** What stands on the map, for who does not see it. */
export function mapWords(t: Translate, { items }: StoreZones, pin: string | null): string {
  const zones = items.map((zone) =>
    t('zones.mapZone', { letter: zone.letter, area: areaWords(t, zone) }),
  )
  if (pin !== null) zones.push(t('zones.mapPin', { postCode: pin }))
  return t('zones.mapAlt', { count: items.length, zones: zones.join(' ') })
}

/** The sentence for each field that is wrong, by the names that the server gives fields. */
export function faultWords(
  t: Translate,
  faults: readonly FieldFault[],
  draft: ZoneDraft,
): Map<string, string> {
  const typed = prefixesOf(draft.prefixes)
  return new Map(
    faults.toReversed().map(({ field, code }) => {
      const [name = '', index = '', part = ''] = field.replace(/^zone\./, '').split('.')
      if (name !== 'prefixes')
        return [part ? `${name}.${index}.${part}` : name, words(t, name, part, code)]
      const text = typed[Number(index)]
      if (index === '' || text === undefined)
        return [
          name,
          code === 'too_many'
            ? t('zones.fault.tooManyPostcodes', { count: ZONE_PREFIXES_MAXIMUM })
            : t('zones.fault.area'),
        ]
      return [
        name,
        code === 'already_used'
          ? t('zones.fault.postcodeTaken', { text })
          : t('zones.fault.postcode', { text }),
      ]
    }),
  )
}

function words(t: Translate, name: string, part: string, code: FieldFault['code']): string {
  if (name === 'name')
    return t(code === 'too_long' ? 'zones.fault.nameTooLong' : 'zones.fault.name')
  if (name === 'radiusMiles') return t('zones.fault.radius', { miles: LARGEST_RADIUS })
  if (name === 'minimumOrderPence') return t('zones.fault.amount')
  if (name === 'feeTiers') {
    if (code === 'not_ascending') return t('zones.fault.fromAscending')
    if (code === 'not_descending') return t('zones.fault.feeRises')
    return part ? t('zones.fault.amount') : t('zones.fault.other')
  }
  if (code === 'not_ascending') return t('zones.fault.minutesAscending')
  return name.endsWith('Minutes') ? t('zones.fault.minutes') : t('zones.fault.other')
}
