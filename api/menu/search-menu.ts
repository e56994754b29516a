import type { ProductRecord } from './menu-record.ts'

/**
 * Whether a product is what a search means: every word of it is in the name or the description, or
 * begins or ends within a word of them, whatever the case and the accents ("tiramisu", "JALAPEÑO").
 * A meal deal is found by what may be in it, too.
 */
export function isFoundBy(
  words: readonly string[],
  { searchText }: Pick<ProductRecord, 'searchText'>,
): boolean {
  return words.every((word) => searchText.includes(word))
}

/** The words of a search, as `isFoundBy` wants them. */
export function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean)
}

/** What of a product is searched. */
export function searchTextOf(
  { name, description }: Pick<ProductRecord, 'name' | 'description'>,
  slots: ProductRecord['bundleSlots'],
): string {
  const within = slots.flatMap((slot) => [slot.name, ...slot.products.map((dish) => dish.name)])
  return plain([name, description, ...within].join(' '))
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
}
