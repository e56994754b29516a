import { z } from 'zod'
import { NATIONS } from '#rules/cart/bag-charge.ts'
import { companyNumberOf } from '#rules/business/company-number.ts'
import { vatNumberOf } from '#rules/business/vat-number.ts'
import {
  formatPostcode,
  isFullPostcode,
  parsePostcode,
  parsePostcodePrefix,
} from '#rules/address/postcode.ts'
import {
  ZONE_PREFIXES_MAXIMUM,
  ZONE_RADIUS_MAXIMUM_MILES,
  ZONE_TIERS_MAXIMUM,
  ZONES_MAXIMUM,
} from '#rules/delivery/check-zone.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { HYGIENE_RATINGS } from '#rules/stores/hygiene.ts'
import {
  readHoursText,
  readTimesText,
  writeHoursText,
  writeTimesText,
} from '#rules/stores/import/hours-text.ts'
import type { StoreFaultCode } from '#rules/stores/import/store-document.ts'
import { STORE_SLUG } from '#rules/stores/store-slug.ts'
import { day, email, line, optionalText, phone, service, text } from '#contract/fields.ts'
import { HOURS_LIMITS, REASON_MAXIMUM_LENGTH } from '#contract/partner/hours.ts'
import { menuArt } from '#contract/partner/menu/menu-document.ts'
import { menuOfFile } from '#contract/partner/menu/menu-file.ts'

/**
 * Stores as a JSON file, documented in docs/store-format.md. What is left out stays as it is; of a new
 * store it is as most have it.
 */
export const STORE_FILE_FORMAT = 'tuck-in-stores'

/** A fault of a file is no fault of a form, and has codes of its own. */
const fault = (code: StoreFaultCode) => ({ error: code })

/** A text in its usual spelling. */
const spelled = (longest: number, read: (given: string) => string | null, code: StoreFaultCode) =>
  text(longest)
    .overwrite((given) => read(given) ?? given)
    .refine((given) => read(given) !== null, fault(code))

const optionally = (read: (given: string) => string | null) => (given: string) =>
  given === '' ? '' : read(given)

const whole = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  z.int().min(minimum).max(maximum)
const pence = whole({ minimum: 0, maximum: 100_000 })
const wayMinutes = whole({ minimum: 0, maximum: 240 })

/** Times in their usual spelling, read once. */
const times = <Times>(
  longest: number,
  read: (given: string) => Times | null,
  write: (times: Times) => string,
) =>
  text(longest).transform((given, context) => {
    const found = read(given)
    if (found !== null) return write(found)
    context.issues.push({ code: 'custom', message: 'HOURS_NOT_READ', input: given })
    return z.NEVER
  })

const week = times(500, readHoursText, writeHoursText)

const datedHours = z.object({
  date: day,
  service: service.nullable().default(null),
  hours: times(100, readTimesText, writeTimesText).default('closed'),
  reason: line(REASON_MAXIMUM_LENGTH).default(''),
})

const zone = z.object({
  name: text(60),
  prefixes: z
    .array(spelled(16, (given) => parsePostcodePrefix(given), 'PREFIX_NOT_READ'))
    .max(ZONE_PREFIXES_MAXIMUM)
    .overwrite((prefixes) => [...new Set(prefixes)].sort())
    .default([]),
  radiusMiles: z.number().min(0.1).max(ZONE_RADIUS_MAXIMUM_MILES).nullable().default(null),
  feeTiers: z
    .array(z.object({ fromPence: pence, feePence: pence }))
    .min(1)
    .max(ZONE_TIERS_MAXIMUM),
  minimumOrderPence: pence.default(0),
  minMinutes: wayMinutes.default(10),
  maxMinutes: wayMinutes.default(30),
})

const postCode = spelled(
  16,
  (given) => {
    const postcode = parsePostcode(given)
    return postcode && isFullPostcode(given) ? formatPostcode(postcode) : null
  },
  'POSTCODE_NOT_READ',
)

export const writtenStore = z.object({
  slug: z.string().regex(STORE_SLUG).optional(),
  name: text(120),
  description: optionalText(1000).unwrap().optional(),
  address: text(160).optional(),
  city: text(80).optional(),
  area: text(80).optional(),
  postCode: postCode.optional(),
  latitude: z.number().min(49).max(61.5).optional(),
  longitude: z.number().min(-9).max(2.5).optional(),
  nation: z.enum(NATIONS).optional(),
  phone: phone.optional(),
  email: email.optional(),
  /** Who is invited as the owner; empty: nobody. */
  ownerEmail: z.union([z.literal(''), email]).optional(),
  storeTypes: z.array(z.string().regex(STORE_SLUG)).min(1).max(10).optional(),
  services: z
    .array(service)
    .min(1)
    .overwrite((services) => SERVICES.filter((each) => services.includes(each)))
    .optional(),
  /** One text for both services, or one for each. */
  hours: z
    .preprocess(
      (given) => (typeof given === 'string' ? { delivery: given, collection: given } : given),
      z.object({ delivery: week.optional(), collection: week.optional() }),
    )
    .optional(),
  exceptions: z.array(datedHours).max(200).optional(),
  preparationMinutes: whole(HOURS_LIMITS.preparationMinutes).optional(),
  lastOrderMinutes: whole(HOURS_LIMITS.lastOrderMinutes).optional(),
  preOrderDays: whole(HOURS_LIMITS.preOrderDays).optional(),
  slotOrders: whole(HOURS_LIMITS.slotOrders).nullable().optional(),
  acceptMinutes: whole({ minimum: 1, maximum: 60 }).optional(),
  collectionMinimumPence: pence.optional(),
  bag: z
    .object({
      pencePerBag: whole({ minimum: 0, maximum: 1000 }).optional(),
      bagsPerOrder: whole({ minimum: 0, maximum: 10 }).optional(),
      noBagAllowed: z.boolean().optional(),
    })
    .optional(),
  zones: z.array(zone).max(ZONES_MAXIMUM).optional(),
  legalName: text(160).optional(),
  legalAddress: line(300).optional(),
  companyNumber: optionalNumber(companyNumberOf).optional(),
  vatNumber: optionalNumber(vatNumberOf).optional(),
  vatRate: whole({ minimum: 0, maximum: 1000 }).nullable().optional(),
  hygiene: z
    .object({
      rating: z.enum(HYGIENE_RATINGS).optional(),
      inspectedOn: day.nullable().optional(),
    })
    .optional(),
  art: z
    .object({
      hero: menuArt,
      companions: z.array(menuArt).max(4),
      garnishes: z.array(menuArt).max(4),
    })
    .optional(),
  menu: menuOfFile.optional(),
})
export type StoreOfFile = z.output<typeof writtenStore>

function optionalNumber(read: (given: string) => string | null) {
  const spell = optionally(read)
  return line(30)
    .overwrite((given) => spell(given) ?? given)
    .refine((given) => spell(given) !== null, fault('VALUE_NOT_READ'))
}

/** The file around its stores, each of which is checked by itself. */
export const storeFile = z.object({
  format: z.literal(STORE_FILE_FORMAT),
  version: z.literal(1),
  stores: z.array(z.unknown()),
})
