import { comparedWord } from '#rules/menu/import/table-columns.ts'

/** The columns of a table of stores, in the order of the template: a heading, and others that say the same. */
export const STORE_COLUMNS = {
  slug: ['Slug', 'web address', 'id'],
  name: ['Name', 'store', 'store name', 'restaurant', 'restaurant name', 'trading name'],
  description: ['Description', 'about', 'details'],
  address: ['Address', 'street', 'street address', 'address line 1', 'address 1'],
  city: ['Town', 'city', 'post town'],
  area: ['Area', 'district', 'neighbourhood'],
  postCode: ['Postcode', 'post code', 'postal code', 'zip'],
  latitude: ['Latitude', 'lat'],
  longitude: ['Longitude', 'lng', 'long', 'lon'],
  phone: ['Phone', 'telephone', 'phone number', 'tel'],
  email: ['Email', 'e mail', 'email address'],
  ownerEmail: ['Owner email', 'owner’s email', 'owner email address'],
  storeTypes: ['Cuisines', 'cuisine', 'store types', 'type', 'food'],
  services: ['Services', 'service'],
  hours: ['Hours', 'opening hours', 'opening times', 'open'],
  deliveryHours: ['Delivery hours', 'delivery times'],
  collectionHours: ['Collection hours', 'collection times'],
  deliversTo: ['Delivers to', 'delivery area', 'delivery postcodes', 'zone', 'radius'],
  deliveryFee: ['Delivery fee', 'delivery charge', 'fee'],
  minimumOrder: ['Minimum order', 'minimum', 'minimum delivery'],
  deliveryMinutes: ['Delivery minutes', 'minutes away'],
  collectionMinimum: ['Collection minimum', 'minimum collection'],
  preparationMinutes: ['Preparation minutes', 'preparation', 'prep time', 'preparation time'],
  preOrderDays: ['Pre-order days', 'preorder days', 'days ahead'],
  lastOrderMinutes: ['Last order minutes', 'last orders'],
  slotOrders: ['Orders per slot', 'slot orders'],
  acceptMinutes: ['Minutes to accept', 'accept minutes'],
  bagCharge: ['Bag charge', 'carrier bag charge'],
  bagsPerOrder: ['Bags per order', 'bags'],
  noBagAllowed: ['Without a bag', 'no bag', 'no bag allowed'],
  legalName: ['Legal name', 'company', 'company name', 'business name'],
  legalAddress: ['Legal address', 'registered address', 'registered office'],
  companyNumber: ['Company number', 'companies house number'],
  vatNumber: ['VAT number', 'vat no', 'vat registration number'],
  vatRate: ['VAT rate', 'vat'],
  hygieneRating: ['Hygiene rating', 'food hygiene rating', 'fhrs', 'hygiene'],
  inspectedOn: ['Inspected on', 'hygiene date', 'inspection date'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type StoreColumn = keyof typeof STORE_COLUMNS

// The keys of a constant are its columns; TypeScript widens them to strings.
const NAMES = Object.keys(STORE_COLUMNS) as StoreColumn[]

const BY_WORD = new Map(
  NAMES.flatMap((column) =>
    STORE_COLUMNS[column].map((heading) => [comparedWord(heading), column] as const),
  ),
)

/** The column that a heading names, however it is written. */
export const storeColumnNamed = (heading: string): StoreColumn | undefined =>
  BY_WORD.get(comparedWord(heading))

const EXAMPLE: Partial<Record<StoreColumn, string>> = {
  name: 'Luigi’s',
  address: '12 High Street',
  postCode: 'E8 1AA',
  phone: '020 7946 0123',
  email: 'luigi@example.com',
  ownerEmail: 'luigi.rossi@example.com',
  storeTypes: 'pizza; italian',
  hours: 'Mon-Thu 17:00-22:30; Fri-Sun 12:00-23:00',
  deliversTo: 'E8; E9',
  deliveryFee: '2.49; free from 30',
  minimumOrder: '12.00',
  deliveryMinutes: '10-25',
}

/** A table to fill in: the columns that most stores need, with an example to write over. */
export const storeTemplate = (): string[][] => {
  const columns = NAMES.filter((column) => column in EXAMPLE)
  return [
    columns.map((column) => STORE_COLUMNS[column][0]),
    columns.map((column) => EXAMPLE[column] ?? ''),
  ]
}
