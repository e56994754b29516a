import type { OutputOf } from '#contract/call.ts'
import type { getStoreMetaData } from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import { findStore } from './find-store.ts'
import type { StoreRecord } from './store-record.ts'
import { storeUrlOf } from './store-url.ts'
import { structuredDataOf } from './structured-data.ts'

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 155

/** What search engines and previews are told about a store. Throws NONEXISTING_STORE. */
export async function describeStore(
  context: Context,
  slug: string,
): Promise<OutputOf<typeof getStoreMetaData>> {
  const store = await findStore(context, { slug })
  const menu = await findMenu(context, store.id)
  const canonicalUrl = storeUrlOf(context, store)
  const where = store.area === store.city ? store.city : `${store.area}, ${store.city}`
  return {
    title: `${store.name}, ${where} | ${context.configuration.marketplaceName}`,
    description: shortened(`${offerOf(store)} in ${where}. ${store.description}`.trim()),
    canonicalUrl,
    structuredData: structuredDataOf(store, menu, canonicalUrl),
  }
}

/** "Pizza and pasta for delivery and collection". */
function offerOf({ storeTypes, services }: StoreRecord): string {
  const cuisines = storeTypes.map(({ name }, index) => (index === 0 ? name : name.toLowerCase()))
  return `${joined(cuisines) || 'Takeaway'} for ${joined(services)}`
}

function joined(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}

/** Cut after a whole word. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  const cut = text.slice(0, LONGEST_DESCRIPTION)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,.;:–-]+$/, '')}…`
}
