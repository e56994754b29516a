const at = (row: readonly number[], column: number) => row[column] ?? Infinity
/** What a search reads of a dish. */
export interface SearchedDish {
  id: string
  name: string
  description: string
  /** Of a meal deal: the names of its slots, and of the dishes that may fill them. */
  within: readonly string[]
}

export interface SearchedCategory {
  name: string
  dishes: readonly SearchedDish[]
}

/** The ids of the dishes that a search finds; null for an empty search, which finds them all. */
export type MenuSearch = (search: string) => ReadonlySet<string> | null

interface IndexedWord {
  word: string
  /** In the singular, as far as its letters tell. */
  stem: string
  dishIds: Set<string>
  /** Categories that have it in their name. */
  categories: Set<IndexedCategory>
}

interface IndexedCategory {
  dishIds: string[]
  isOneWord: boolean
}

/**
 * The one search of menus. A dish is found if every word of the search is in its name, its description,
 * the name of its category or, for a meal deal, the names of its possible parts; case, accents and
 * apostrophes don't matter. A word of the search means the first of these that the menu has:
 *
 * 1. that word, in the singular or plural, or as the end of a longer one: "burger" finds
 *    "Cheeseburgers", but "chip" not "chipotle" where there are chips;
 * 2. words that begin with it, because it may be half typed;
 * 3. words that differ from it by one typing error, or two in a long word: "falafal".
 *
 * The name of a category counts for all its dishes if it is that word alone ("Curries"), or if none of
 * them has the word itself: "chip" does not find the rice under "Chips and sides".
 *
 * `read` is called once, at the first search.
 */
export function menuSearch(read: () => readonly SearchedCategory[]): MenuSearch {
  let index: readonly IndexedWord[] | null = null
  return (search) => {
    if (search.trim() === '') return null
    const words = (index ??= indexOf(read()))
    const [first, ...others] = meantWords(wordsOf(search)).map((word) => dishesWith(word, words))
    const found = [...(first ?? [])].filter((id) => others.every((dishes) => dishes.has(id)))
    return new Set(found)
  }
}

/** The ways in which a word of a menu may be the one that is looked for, the surest first. */
const WAYS: readonly ((requested: string) => (known: IndexedWord) => boolean)[] = [
  (requested) => {
    const stem = stemOf(requested)
    return (known) => known.stem === stem || isEndOf(stem, known.stem)
  },
  (requestedOnes) => (known) => known.word.startsWith(requestedOnes),
  (expected) => {
    const allowed = errorsAllowed(expected)
    return ({ word }) =>
      !LITTLE_WORDS.has(word) &&
      // A few letters begin too many words to be one of them half typed and misspelt.
      (expected.length > 4 || word.length <= expected.length + allowed) &&
      editDistance(expected, word, allowed) <= allowed
  },
]

function dishesWith(wanted: string, words: readonly IndexedWord[]): ReadonlySet<string> {
  for (const way of WAYS) {
    const known = words.filter(way(wanted))
    if (known.length > 0) return dishesOf(known)
  }
  return new Set()
}

function dishesOf(words: readonly IndexedWord[]): ReadonlySet<string> {
  const own = new Set(words.flatMap(({ dishIds }) => [...dishIds]))
  const categories = new Set(words.flatMap((word) => [...word.categories]))
  const found = new Set(own)
  for (const { isOneWord, dishIds } of categories)
    if (isOneWord || !dishIds.some((id) => own.has(id))) dishIds.forEach((id) => found.add(id))
  return found
}

function indexOf(categories: readonly SearchedCategory[]): IndexedWord[] {
  const index = new Map<string, IndexedWord>()
  const entry = (word: string): IndexedWord => {
    const known = index.get(word)
    if (known) return known
    const added = {
      word,
      stem: stemOf(word),
      dishIds: new Set<string>(),
      categories: new Set<IndexedCategory>(),
    }
    index.set(word, added)
    return added
  }
  for (const { name: categoryName, dishes } of categories) {
    const named = wordsOf(categoryName)
    const category = { dishIds: dishes.map(({ id }) => id), isOneWord: named.length === 1 }
    for (const word of named) entry(word).categories.add(category)
    for (const { id, name, description, within } of dishes)
      for (const word of wordsOf([name, description, ...within].join(' ')))
        entry(word).dishIds.add(id)
  }
  return [...index.values()]
}

/** Words that say nothing of a dish: left out of "mac and cheese", and never taken for a misspelt one. */
const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'a an and any as at by for from in is it of on or our than that the then they this to with you your'.split(
    ' ',
  ),
)

/** "Fish and chips" is fish, and chips; but what is only little words is looked for as it is. */
function meantWords(words: readonly string[]): readonly string[] {
  const significant = words.filter((word) => !LITTLE_WORDS.has(word))
  return significant.length > 0 ? significant : words
}

/**
 * The text that the name of every dish has which a search finds without typing errors, to narrow many
 * dishes down before they are searched: "curr" for "curries", which may be "curry".
 */
export function narrowingWords(search: string): string[] {
  return meantWords(wordsOf(search)).map((word) => {
    const stem = stemOf(word)
    return stem.length > WORD_MINIMUM && stem.endsWith('y') ? stem.slice(0, -1) : stem
  })
}

/** Letters and digits, lower case, without accents; "chef’s" is one word, "gluten-free" is two. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
}

function stemOf(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=(?:s|x|ch|sh|o))es$|s$/, '')
}

/** As much as makes a word, and leaves one: "berry" of "strawberry", but not "ice" of "rice". */
const WORD_MINIMUM = 3

function isEndOf(end: string, word: string): boolean {
  return (
    end.length >= WORD_MINIMUM && word.length >= end.length + WORD_MINIMUM && word.endsWith(end)
  )
}

function errorsAllowed({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/**
 * How many typing errors lie between what somebody has typed so far and the beginning of a word: a
 * letter too many, too few, a wrong one, or two in the wrong order (the optimal string alignment
 * distance to the nearest beginning). More than `limit` is answered as more, not how many.
 */
export function editDistance(typed: string, word: string, limit: number): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[line - 1] === word[column - 1]
      const isSwapped = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]
      next[column] = Math.min(
        at(row, column - 1) + (isSame ? 0 : 1),
        at(row, column) + 1,
        at(next, column - 1) + 1,
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > limit) return limit + 1
    before = row
    row = next
  }
  return Math.min(...row)
}
