/** Marks an entry of the history that this page made itself, so that closing goes back to the menu. */
export const OPENED_HERE = { isOpenedHere: true } as const

export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state

/** The query of the page with a dish open, all else as it is; null closes it. */
export function queryWithProduct(query: string, productId: string | null): string {
  const search = new URLSearchParams(query)
  search.delete('product')
  search.delete('line')
  if (productId !== null) search.set('product', productId)
  const text = search.toString()
  return text && `?${text}`
}
