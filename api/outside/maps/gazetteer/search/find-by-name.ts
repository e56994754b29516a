import { milesBetween } from '#rules/address/distance.ts'
import { comparable } from './comparable.ts'
import type { NameSearch } from './name-search.ts'
import type { NamedPlace } from '#api/outside/maps/gazetteer/named-places.ts'

/** A place named before another this near is a part of it: "Otley, Leeds", "Salford Manchester". */
const PART_OF_MILES = 20
/** Of a longer text only the last words are searched; what comes before them is a street. */
const MAXIMUM_WORDS = 12
const SHORTEST_INPUT = 2
const SHORTEST_LAST_WORD = 5
/** Names of places that are words of an address as well: the last of "10 Downing Street". */
const ADDRESS_WORDS = new Set([
  'street',
  'bank',
  'stone',
  'lee',
  'place',
  'drive',
  'close',
  'avenue',
])

/**
 * The places that a text without a postcode names, best first. If no name matches the whole of it, it is an
 * address ("12 Otley Road, Headingley, Leeds"), or a name with more than the figures have ("Guildford,
 * Surrey"): then names within it are searched.
 */
export function findByName(search: NameSearch, text: string, limit: number): NamedPlace[] {
  const whole = search.like(text, limit)
  if (whole.length > 0) return whole
  const query = comparable(text)
  const words = query.split(' ').slice(-MAXIMUM_WORDS)
  const joined = search.called(words.join(''))
  if (joined.length > 0) return joined.slice(0, limit)
  const within = namesWithin(search, words)
  return within.length > 0 ? within.slice(0, limit) : likeTheEnd(search, text, limit)
}

/** Exact names at the end or the start of the words. */
function namesWithin(search: NameSearch, words: readonly string[]): readonly NamedPlace[] {
  let ending: readonly NamedPlace[] = []
  for (let start = 1; start < words.length; start += 1) {
    const rest = words.slice(start).join(' ')
    const after = ADDRESS_WORDS.has(rest) ? [] : search.called(rest)
    const [town] = after
    if (!town) continue
    if (ending.length === 0) ending = after
    const parts = partsBefore(search, words.slice(0, start), town)
    if (parts.length > 0) return parts
  }
  if (ending.length > 0) return ending
  for (let end = words.length - 1; end > 0; end -= 1) {
    const beginning = search.called(words.slice(0, end).join(' '))
    if (beginning.length > 0) return beginning
  }
  return []
}

/** Places named just before a town and near it: the longest such name. */
function partsBefore(search: NameSearch, words: readonly string[], town: NamedPlace) {
  for (let start = 0; start < words.length; start += 1) {
    const parts = search
      .called(words.slice(start).join(' '))
      .filter((part) => part.key !== town.key && milesBetween(part, town) < PART_OF_MILES)
    if (parts.length > 0) return parts
  }
  return []
}

/** Unfinished or misspelt names after the last commas, or as the last word of an address. */
function likeTheEnd(search: NameSearch, text: string, limit: number): NamedPlace[] {
  const parts = text.split(',').filter((part) => part.trim() !== '')
  const endings = [parts.slice(-2).join(','), parts.at(-1) ?? '']
  for (const ending of parts.length > 1 ? endings : []) {
    const like = ending.trim().length < SHORTEST_INPUT ? [] : search.like(ending, limit)
    if (like.length > 0) return like
  }
  const lastWord = text.trim().split(/\s+/).at(-1) ?? ''
  const isName = lastWord.length >= SHORTEST_LAST_WORD && !ADDRESS_WORDS.has(lastWord.toLowerCase())
  const isAddress = /^\d/.test(text.trim()) && isName
  return isAddress ? search.like(lastWord, limit) : []
}
