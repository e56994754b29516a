/** What is needed of a store once it is imported: its menu would fill the memory. */
export interface LoadedStore {
  storeId: string
  slug: string
  name: string
  phone: string
  email: string
  popularDishes: readonly string[]
}
