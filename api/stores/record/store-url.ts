import type { Context } from '#api/context.ts'
import { DEFAULT_LANGUAGE, pathIn } from '#rules/text/languages.ts'
import { findLiveStore } from './find-store.ts'
import type { StoreRecord } from './store-record.ts'

/** The address of a store's page on the site. */
export function storeUrlOf(
  { configuration }: Context,
  { slug }: StoreRecord,
  language = DEFAULT_LANGUAGE,
): string {
  return `${configuration.publicUrl}${pathIn(language, `/restaurant/${slug}`)}`
}

/** The address of the page of a store with this id. Throws NONEXISTING_STORE. */
export async function getStoreUrl(
  context: Context,
  id: string,
): Promise<{ slug: string; url: string }> {
  const store = await findLiveStore(context, id)
  return { slug: store.slug, url: storeUrlOf(context, store) }
}
