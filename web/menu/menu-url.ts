import { data } from 'react-router'
import { STORE_SLUG } from '#rules/stores/store-slug.ts'

/** Where the menu begins on its store's page. */
export const MENU_ANCHOR = 'menu'
/** Marks an entry of the history that this page made itself, so that closing goes back to the menu. */
export const OPENED_HERE = { isOpenedHere: true } as const

export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state

/** The query of the page with no dish open, all else as it is. */
export function queryWithoutDish(query: URLSearchParams): string {
  const text = restOf(query)
  return text && `?${text}`
}

/** The query of the page with a dish open, all else as it is, but the id of the dish at its end. */
export function dishQueryStart(query: URLSearchParams): string {
  const text = restOf(query)
  return `?${text && `${text}&`}product=`
}

function restOf(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('product')
  rest.delete('line')
  return rest.toString()
}

/** The store's slug of a page's address. Throws the page of a 404 for what no store can be called. */
export function storeSlug(params: { slug: string }): string {
  if (STORE_SLUG.test(params.slug)) return params.slug
  throw data(null, { status: 404 })
}
