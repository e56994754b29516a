import type { BagRule, Nation } from '#rules/cart/bag-charge.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import type { Service } from '#rules/orders/service.ts'
import type { Cuisine } from '#town/menus/cuisine.ts'
import type { HygieneSeed } from '#town/town-data.ts'
import type { Rings } from './read-zone.ts'

/** A store as its place writes it down; what is left out follows the habit of the trade. */
export interface StoreSource {
  name: string
  /** Without its ending; "Ltd" is added. Without this, the name itself. */
  company?: string
  cuisine: Cuisine
  /** Store types beside the cuisine's own. */
  types?: string[]
  about: string
  /** House number and street. */
  street: string
  postCode: string
  area?: string
  phone: string
  hours: string
  collectionHours?: string
  services?: Service[]
  /** The best rating of the nation, unless this says otherwise. */
  hygiene?: HygieneSeed['rating']
  zones: string[]
  collectionMinimum?: string
  stars: number
  ratings: number
  pricePercent?: number
  isHalal?: boolean
  undeclared?: Allergen[]
  preparationMinutes?: number
  preOrderDays?: number
  acceptMinutes?: number
  /** Orders that it takes on for a quarter of an hour; without this, as many as come. */
  slotOrders?: number
  bag?: Partial<BagRule>
  specials?: string
}

export interface PlaceSource {
  city: string
  area: string
  nation: Nation
  rings: Rings
  /** The middle of each sector with its stores. */
  sectors: Record<string, readonly [latitude: number, longitude: number]>
  stores: StoreSource[]
}
