import type { StoreCard } from '#contract/stores/stores.ts'
import { links } from '#web/links.ts'

/** The list as schema.org's ItemList, for search engines. */
export function listStructuredData(
  { name, publicUrl }: { name: string; publicUrl: string },
  stores: readonly Pick<StoreCard, 'slug' | 'name'>[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: stores.length,
    itemListElement: stores.map((store, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: store.name,
      url: `${publicUrl}${links.store(store.slug)}`,
    })),
  }
}
