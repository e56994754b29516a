import { isSame } from '#rules/menu/document/compare-menus.ts'
import type { StoreDocument } from './store-document.ts'

/** The parts of a store that are compared, in the order in which a person reads them. */
export const STORE_FIELDS = [
  'slug',
  'name',
  'description',
  'address',
  'city',
  'area',
  'postCode',
  'latitude',
  'longitude',
  'nation',
  'phone',
  'email',
  'ownerEmail',
  'storeTypes',
  'services',
  'hours',
  'exceptions',
  'preparationMinutes',
  'lastOrderMinutes',
  'preOrderDays',
  'slotOrders',
  'acceptMinutes',
  'collectionMinimumPence',
  'bag',
  'zones',
  'legalName',
  'legalAddress',
  'companyNumber',
  'vatNumber',
  'vatRate',
  'hygiene',
  'art',
] as const satisfies readonly (keyof StoreDocument)[]
export type StoreField = (typeof STORE_FIELDS)[number]

/** Every field in which two states of a store differ. */
export function changedFields(before: StoreDocument, after: StoreDocument): StoreField[] {
  return STORE_FIELDS.filter((field) => !isSame(before[field], after[field]))
}
