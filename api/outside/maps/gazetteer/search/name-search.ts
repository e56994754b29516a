import { comparable } from './comparable.ts'
import { misspeltSearch } from './misspelt-search.ts'
import type { Guess } from './misspelt-search.ts'
import { hasWordBeginning, namedEntry } from './named-entry.ts'
import type { NamedEntry } from './named-entry.ts'
import type { NamedPlace } from '#api/outside/maps/gazetteer/named-places.ts'
import { indexWords } from './word-index.ts'
import type { WordIndex } from './word-index.ts'

/** How well a name matches the typed text; lower is better. */
const EXACT = 0
/** The exact name with more about where: "Newport, Isle of Wight". */
const QUALIFIED = 1
const BEGINS_WITH = 2
const EVERY_WORD_BEGINS = 3
const MISSPELT = 4
const TOWN_BEGINS = 5

/** A rank is one number, so that sorting is cheap: tier, then edits, then size of the place. */
const TIER = 2 ** 24
const EDITS = 2 ** 16

const MAXIMUM_WORDS = 8
/** With fewer letters a misspelling matches anything. */
const SHORTEST_MISSPELT = 4
/** Of words that are joined: "sout hampton" is Southampton, but "foo bar" is not Aberdeen, by its Gaelic name. */
const EDITS_OF_JOINED = 1
const ALIAS_LETTERS_TO_GO = 3
/** If nothing bigger starts with the text, a city may have been misspelt: "Leds" is not only Ledsham. */
const SMALL_UNIT_POSTCODES = 1500

export type NameSearch = {
  /** Names for unfinished and misspelt text, best first; of equals the bigger first. */
  like(text: string, limit: number): NamedPlace[]
  /** Places that are called exactly so, the bigger first. */
  called(text: string): readonly NamedPlace[]
}

/** A search over the names of places. */
export function nameSearch(places: readonly NamedPlace[]): NameSearch {
  const entries = places.toSorted((a, b) => b.unitPostcodes - a.unitPostcodes).map(namedEntry)
  const index = indexWords(entries.map(({ words }) => words))
  const misspelt = misspeltSearch(entries, index)
  const bySpelling = numbersBySpelling(entries)
  const seen = new Uint32Array(entries.length)
  let searches = 0

  /** Misspelt words, or if there are none a name with misplaced spaces. */
  function guesses(words: readonly string[]): Guess[] {
    const found = misspelt(words)
    if (found.length > 0 || words.length === 1) return found
    return misspelt([words.join('')]).filter(({ edits }) => edits <= EDITS_OF_JOINED)
  }

  function ranksOf(query: string, words: readonly string[]): number[] {
    searches += 1
    const ranks: number[] = []
    for (const number of candidates(index, words)) {
      const entry = entries[number]
      if (!entry || seen[number] === searches) continue
      seen[number] = searches
      const tier = tierOf(entry, query, words)
      if (tier !== null) ranks.push(tier * TIER + number)
    }
    for (const number of qualified(entries, bySpelling, words)) {
      if (!ranks.some((rank) => rank % EDITS === number)) ranks.push(QUALIFIED * TIER + number)
    }
    if (query.length >= SHORTEST_MISSPELT && isPoor(ranks, entries)) {
      const known = new Set(ranks.map((rank) => rank % EDITS))
      for (const { number, edits } of guesses(words)) {
        if (!known.has(number)) ranks.push(MISSPELT * TIER + edits * EDITS + number)
      }
    }
    return ranks
  }

  return {
    like(text, limit) {
      const query = comparable(text)
      const words = query.split(' ')
      if (query === '' || words.length > MAXIMUM_WORDS) return []
      return Array.from(Float64Array.from(ranksOf(query, words)).sort().subarray(0, limit))
        .map((rank) => entries[rank % EDITS]?.place)
        .filter((place) => place !== undefined)
    },
    called: (text) =>
      (bySpelling.get(comparable(text)) ?? []).flatMap((number) => entries[number]?.place ?? []),
  }
}

/** The entries with the rarest of the typed words: no other entry can match. */
function candidates(index: WordIndex, words: readonly string[]): Uint16Array {
  let best = index.nameIndices.subarray(0, 0)
  for (const word of words) {
    const [from, to] = index.beginningWith(word)
    const nameIndices = index.nameIndices.subarray(index.starts[from], index.starts[to])
    if (nameIndices.length > 0 && (best.length === 0 || nameIndices.length < best.length))
      best = nameIndices
  }
  return best
}

/** Exact names with more about where they are: "Newport Wales", "Bangor, County Down". */
function qualified(
  entries: readonly NamedEntry[],
  bySpelling: ReadonlyMap<string, readonly number[]>,
  words: readonly string[],
): number[] {
  const numbers: number[] = []
  for (let end = words.length - 1; end > 0; end -= 1) {
    const more = words.slice(end)
    for (const number of bySpelling.get(words.slice(0, end).join(' ')) ?? []) {
      const around = entries[number]?.around ?? ''
      if (more.every((word) => hasWordBeginning(around, word))) numbers.push(number)
    }
  }
  return numbers
}

function numbersBySpelling(entries: readonly NamedEntry[]): Map<string, number[]> {
  const bySpelling = new Map<string, number[]>()
  entries.forEach(({ spellings }, number) => {
    for (const spelling of spellings) {
      const numbers = bySpelling.get(spelling)
      if (numbers) numbers.push(number)
      else bySpelling.set(spelling, [number])
    }
  })
  return bySpelling
}

function tierOf(entry: NamedEntry, query: string, typed: readonly string[]): number | null {
  const { name, full, spellings } = entry
  if (spellings.includes(query)) return EXACT
  if (full.startsWith(query) || isAlmostAlias(entry, query)) return BEGINS_WITH
  let isInName = false
  for (const word of typed) {
    if (hasWordBeginning(name, word)) isInName = true
    else if (!hasWordBeginning(full, word)) return null
  }
  return isInName ? EVERY_WORD_BEGINS : TOWN_BEGINS
}

/** "Hul" is nearly Hull, but "London" is not on the way to Londonderry. */
function isAlmostAlias({ aliases }: NamedEntry, query: string): boolean {
  return aliases.some(
    (alias) => alias.startsWith(query) && alias.length - query.length <= ALIAS_LETTERS_TO_GO,
  )
}

/** Whether the matches are unlikely to be meant: then misspellings are searched as well. */
function isPoor(ranks: readonly number[], entries: readonly NamedEntry[]): boolean {
  const best = Math.min(...ranks)
  const tier = Math.floor(best / TIER)
  if (tier < BEGINS_WITH) return false
  const size = entries[best % EDITS]?.place.unitPostcodes ?? 0
  return tier > BEGINS_WITH || size < SMALL_UNIT_POSTCODES
}
