/** A dish as a search looks at it. */
interface Named {
  name: string
  description: string
}

/** A place in a meal deal, with what may fill it. */
interface SlotOfDeal {
  name: string
  products: readonly { name: string }[]
}

/**
 * Whether a dish is what a search means: every word of it is in the dish's search text, as a whole or
 * within a word, whatever the case and the accents ("tiramisu", "JALAPEÑO").
 */
export function isFoundBy(words: readonly string[], searchText: string): boolean {
  return words.every((word) => searchText.includes(word))
}

/** The words of a search, as `isFoundBy` wants them. */
export function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean)
}

/**
 * What of a dish is searched: its name, its description and the name of its category ("curries"); of
 * a meal deal what may be in it, too.
 */
export function searchTextOf(
  { name, description }: Named,
  categoryName: string,
  slots: readonly SlotOfDeal[],
): string {
  const within = slots.flatMap((slot) => [slot.name, ...slot.products.map((dish) => dish.name)])
  return plain([name, description, categoryName, ...within].join(' '))
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
}
