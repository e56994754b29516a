import { data } from 'react-router'
import { STORE_SLUG } from '#rules/stores/store-slug.ts'

/** The store's slug of a page's address. Throws the page of a 404 for what no store can be called. */
export function storeSlug(params: { slug: string }): string {
  if (STORE_SLUG.test(params.slug)) return params.slug
  throw data(null, { status: 404 })
}
