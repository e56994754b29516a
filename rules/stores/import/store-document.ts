import type { BagRule, Nation } from '#rules/cart/bag-charge.ts'
import type { FeeTier } from '#rules/delivery/delivery-fee.ts'
import type { DishPicture } from '#rules/menu/dish-picture.ts'
import type { Service } from '#rules/orders/service.ts'
import type { HygieneRating } from '../hygiene.ts'

/**
 * A whole store as a file of stores has it, but its menu. Its wire format is
 * `contract/operator/restaurants/store-file.ts`, where nearly all of it may be left out.
 */
export interface StoreDocument {
  /** Its name in addresses on the web. */
  slug: string
  name: string
  description: string
  /** House number and street. */
  address: string
  city: string
  area: string
  postCode: string
  latitude: number
  longitude: number
  nation: Nation
  phone: string
  /** Where its emails go. */
  email: string
  /** Who is invited as the owner; empty: not known. */
  ownerEmail: string
  /** Slugs of cuisines, the best known first. */
  storeTypes: string[]
  services: Service[]
  /** As `hours-text.ts` writes them. */
  hours: Record<Service, string>
  exceptions: DatedHours[]
  preparationMinutes: number
  lastOrderMinutes: number
  preOrderDays: number
  /** For a quarter of an hour; null: no limit. */
  slotOrders: number | null
  acceptMinutes: number
  collectionMinimumPence: number
  bag: BagRule
  zones: StoreZone[]
  legalName: string
  /** Empty: the store's own. */
  legalAddress: string
  /** Empty: not a company, or not known. */
  companyNumber: string
  /** Empty: not registered for VAT. */
  vatNumber: string
  /** Thousandths of a price before VAT; null: several rates, or not known. */
  vatRate: number | null
  hygiene: { rating: HygieneRating; inspectedOn: string | null }
  art: StoreTable
}

/** A date with other hours than usual. */
export interface DatedHours {
  date: string
  /** Null: both services. */
  service: Service | null
  /** `12:00-14:30, 17:00-01:00` or `closed`. */
  hours: string
  reason: string
}

export interface StoreZone {
  name: string
  prefixes: string[]
  radiusMiles: number | null
  feeTiers: FeeTier[]
  minimumOrderPence: number
  /** The way there, on top of preparation. */
  minMinutes: number
  maxMinutes: number
}

/** The table that a store is drawn with. */
export interface StoreTable {
  hero: DishPicture
  companions: DishPicture[]
  garnishes: DishPicture[]
}

/** What is known of a store from a file, with texts and numbers in their usual spelling. */
export type WrittenStore = {
  [Key in keyof Omit<StoreDocument, InParts>]?: StoreDocument[Key] | undefined
} & {
  [Key in InParts]?:
    | { [Part in keyof StoreDocument[Key]]?: StoreDocument[Key][Part] | undefined }
    | undefined
} & { name: string }

/** Of these, each part may be left out. */
type InParts = 'hours' | 'bag' | 'hygiene'

/** Something of a store that can't be, at a field of it. */
export interface StoreFault {
  /** The path of the value in the store. */
  field: string
  code: StoreFaultCode
  value: string
}

export const STORE_FAULT_CODES = [
  'NO_STORES',
  'MISSING_COLUMN',
  'REPEATED_COLUMN',
  'MISSING_VALUE',
  'VALUE_NOT_READ',
  'TEXT_TOO_LONG',
  'TEXT_NOT_READ',
  'TOO_MANY',
  'HOURS_NOT_READ',
  'HOURS_OVERLAP',
  'REPEATED_DATE',
  'UNKNOWN_CUISINE',
  'POSTCODE_NOT_READ',
  'PLACE_NOT_FOUND',
  'PREFIX_NOT_READ',
  /** Two zones name it. */
  'PREFIX_TAKEN',
  'ZONE_WITHOUT_AREA',
  /** The store delivers, but nowhere. */
  'NO_ZONES',
  'FEES_NOT_READ',
  /** Below what the law of its nation asks. */
  'BAG_CHARGE_TOO_LOW',
  'MINUTES_NOT_READ',
  /** Two entries of a file are the same store. */
  'REPEATED_STORE',
  /** Another store has its slug, or had it. */
  'SLUG_TAKEN',
  /** It is gone for good. */
  'STORE_IS_ARCHIVED',
] as const
export type StoreFaultCode = (typeof STORE_FAULT_CODES)[number]
