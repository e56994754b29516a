import type { StoreRecord } from './store-record.ts'

/** A store's address in one line, as the law wants the seller named. */
export function postalAddress({ address, city, postCode }: StoreRecord): string {
  return `${address}, ${city} ${postCode}`
}
