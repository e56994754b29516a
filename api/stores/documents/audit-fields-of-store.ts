import type { AuditFields } from '#contract/audit/audit-fields.ts'
import { formatFee, formatPounds } from '#rules/money/pence.ts'
import type { StoreDocument, StoreZone } from '#rules/stores/import/store-document.ts'

/** What the audit log says of a store: each field as something that can be read. */
export function auditFieldsOfStore(store: StoreDocument): AuditFields {
  const { address, area, city, postCode, latitude, longitude, hygiene, bag } = store
  return {
    name: store.name,
    webAddress: store.slug,
    description: store.description || null,
    storeAddress: `${address}, ${area}, ${city} ${postCode} (${latitude}, ${longitude})`,
    phone: store.phone,
    email: store.email,
    ownerEmail: store.ownerEmail || null,
    cuisines: store.storeTypes.join(', '),
    services: store.services.join(', '),
    deliveryHours: store.hours.delivery,
    collectionHours: store.hours.collection,
    datedHours: store.exceptions.map(datedText).join('; ') || null,
    preparationMinutes: store.preparationMinutes,
    lastOrderMinutes: store.lastOrderMinutes,
    preOrderDays: store.preOrderDays,
    slotOrders: store.slotOrders,
    acceptMinutes: store.acceptMinutes,
    collectionMinimum: store.collectionMinimumPence,
    bags: `${bag.bagsPerOrder} × ${formatPounds(bag.pencePerBag)}${bag.noBagAllowed ? ' or none' : ''}`,
    deliveryZones: store.zones.map(zoneText).join('; ') || null,
    legalName: store.legalName,
    legalAddress: store.legalAddress || null,
    companyNumber: store.companyNumber || null,
    vatNumber: store.vatNumber || null,
    vatRate: store.vatRate === null ? null : `${store.vatRate / 10}%`,
    hygieneRating: hygiene.rating,
    inspectedOn: hygiene.inspectedOn,
  }
}

const datedText = ({ date, service, hours, reason }: StoreDocument['exceptions'][number]) =>
  [date, service, hours, reason && `(${reason})`].filter(Boolean).join(' ')

function zoneText(zone: StoreZone): string {
  const { name, prefixes, radiusMiles, feeTiers, minimumOrderPence, minMinutes, maxMinutes } = zone
  const where = [...prefixes, ...(radiusMiles === null ? [] : [`${radiusMiles} miles`])].join(', ')
  const fees = feeTiers
    .map(({ fromPence, feePence }) =>
      fromPence === 0
        ? formatFee(feePence)
        : `${formatFee(feePence)} from ${formatPounds(fromPence)}`,
    )
    .join(', ')
  return `${name}: ${where}; ${fees}; minimum ${formatPounds(minimumOrderPence)}; ${minMinutes}–${maxMinutes} min`
}
