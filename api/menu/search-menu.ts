import type { ProductRecord } from './menu-record.ts'

/**
 * Whether a product is what a search means: every word of it is in the name or the description, or
 * begins or ends within a word of them, whatever the case and the accents ("tiramisu", "JALAPEÑO").
 */
export function isFoundBy(words: readonly string[], product: ProductRecord): boolean {
  const text = plain(`${product.name} ${product.description}`)
  return words.every((word) => text.includes(word))
}

/** The words of a search, as `isFoundBy` wants them. */
export function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean)
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
}
