import { data } from 'react-router'
import { STORE_SLUG } from '#rules/stores/store-slug.ts'

/** The anchor of the menu on its store's page. */
export const MENU_ANCHOR = 'menu'
/** Marks a history entry that this page pushed itself, so that closing goes back to the menu. */
export const OPENED_HERE = { isOpenedHere: true } as const

export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state

/** The page's query without an open dish, otherwise unchanged. */
export function queryWithoutDish(query: URLSearchParams): string {
  const text = restOf(query)
  return text && `?${text}`
}

/** The page's query with an open dish, otherwise unchanged, up to the dish's id, which comes last. */
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

/** The store's slug in a page's address. Throws a 404 response for an invalid slug. */
export function storeSlug(params: { slug: string }): string {
  if (STORE_SLUG.test(params.slug)) return params.slug
  throw data(null, { status: 404 })
}
