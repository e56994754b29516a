import type { BagMinimums } from '#rules/cart/bag-charge.ts'
import { given } from '#rules/menu/import/imported-menu.ts'
import type { DishPicture } from '#rules/menu/dish-picture.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { datesFrom } from './dated-hours.ts'
import { nationOfPostcode } from './nation-of-postcode.ts'
import type { StoreDocument, StoreTable, WrittenStore } from './store-document.ts'

/** Where a store is by its postcode. */
export type Location = Pick<StoreDocument, 'city' | 'area' | 'latitude' | 'longitude'>

export interface MergeInput {
  /** Null: a new store. */
  before: StoreDocument | null
  /** Null: the file says where it is, or it hasn't moved. */
  location: Location | null
  /** For a new store whose file names none. */
  slug: string
  /** Dates before it are left out. */
  today: string
  /** What a bag of a new store costs. */
  bagMinimums: BagMinimums
  /** How a cuisine is drawn. */
  artOf: (storeType: string) => DishPicture | undefined
}

const NOWHERE: Location = { city: '', area: '', latitude: 0, longitude: 0 }
const PREPARATION_MINUTES = 20
const ACCEPT_MINUTES = 10

/** Whether the place of a store has to be looked up: it is new or has moved, and the file doesn't say where to. */
export function isLocationMissing(
  before: Pick<StoreDocument, 'postCode'> | null,
  written: WrittenStore,
): boolean {
  const { city, area, latitude, longitude, postCode } = written
  const isAllSaid = city && area && latitude !== undefined && longitude !== undefined
  const hasMoved = postCode !== undefined && postCode !== before?.postCode
  return !isAllSaid && (before === null || hasMoved)
}

/**
 * A store after a file is imported into it: what the file does not say stays, and of a new store is as
 * most have it. A new store needs an address, a postcode, a phone number, an email address and a cuisine.
 */
export function mergeStore(written: WrittenStore, input: MergeInput): StoreDocument {
  const { before, location, artOf, today } = input
  const usual = before ?? newStore(written, input)
  const { hours = {}, bag = {}, hygiene = {}, ...facts } = written
  return {
    ...usual,
    ...location,
    ...given(facts),
    nation: nationOf(usual, written),
    exceptions: datesFrom(written.exceptions ?? usual.exceptions, today),
    hours: { ...usual.hours, ...given(hours) },
    bag: { ...usual.bag, ...given(bag) },
    hygiene: { ...usual.hygiene, ...given(hygiene) },
    // A cuisine that comes first later changes no drawing that somebody chose.
    art: written.art ?? before?.art ?? tableOf(written.storeTypes ?? [], artOf),
  }
}

function newStore({ name, postCode = '', zones = [] }: WrittenStore, input: MergeInput) {
  const nation = nationOfPostcode(postCode)
  return {
    ...NOWHERE,
    slug: input.slug,
    name,
    description: '',
    address: '',
    postCode,
    nation,
    phone: '',
    email: '',
    ownerEmail: '',
    storeTypes: [],
    services: SERVICES.filter((service) => service === 'collection' || zones.length > 0),
    hours: { delivery: 'closed', collection: 'closed' },
    exceptions: [],
    preparationMinutes: PREPARATION_MINUTES,
    lastOrderMinutes: 0,
    preOrderDays: 0,
    slotOrders: null,
    acceptMinutes: ACCEPT_MINUTES,
    collectionMinimumPence: 0,
    bag: {
      pencePerBag: input.bagMinimums[nation],
      bagsPerOrder: 1,
      noBagAllowed: true,
    },
    zones: [],
    legalName: name,
    legalAddress: '',
    companyNumber: '',
    vatNumber: '',
    vatRate: null,
    hygiene: { rating: 'awaitingInspection' as const, inspectedOn: null },
  }
}

/** A store that moves may move to another nation. */
function nationOf(
  usual: Pick<StoreDocument, 'nation' | 'postCode'>,
  { nation, postCode }: WrittenStore,
): StoreDocument['nation'] {
  if (nation) return nation
  const hasMoved = postCode !== undefined && postCode !== usual.postCode
  return hasMoved ? nationOfPostcode(postCode) : usual.nation
}

const SALAD: DishPicture = { picture: 'green-salad', vessel: 'bare' }
const LEMON: DishPicture = { picture: 'lemon', vessel: 'bare' }

/** The dish of the first cuisine, with that of the second beside it. */
function tableOf(storeTypes: readonly string[], artOf: MergeInput['artOf']): StoreTable {
  const [hero = SALAD, companion] = storeTypes.flatMap((storeType) => artOf(storeType) ?? [])
  return { hero, companions: [companion ?? SALAD], garnishes: [LEMON] }
}
