import type { NamedPlace } from './named-places.ts'
import { editDistance, trigramsOf } from './similar-text.ts'

/** How well a name answers what was typed; higher is better. */
const EXACT = 5
const BEGINS_WITH = 4
const EVERY_WORD_BEGINS = 3
const TOWN_BEGINS = 2
const MISSPELT = 1

/** Below this many letters a guess at a misspelling finds anything and means nothing. */
const SHORTEST_MISSPELT = 4
const SHARED_TRIGRAMS = 0.3
const ALIAS_LETTERS_TO_GO = 3

type Entry = {
  place: NamedPlace
  name: string
  aliases: string[]
  town: string
  full: string
  reversed: string
}
type Ranked = { entry: Entry; tier: number; closeness: number }

export type NameSearch = (text: string, limit: number) => NamedPlace[]

/** Text as it is compared: lower case, no accents, "saint" as "st", only letters and digits. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\band\b/g, '')
    .replace(/ {2,}/g, ' ')
}

/** A search over the names, best first: exact, then beginning, then misspelt; the bigger first. */
export function nameSearch(places: readonly NamedPlace[]): NameSearch {
  const entries = places.map(entryOf)
  let misspelt: ((query: string) => Ranked[]) | null = null

  return (text, limit) => {
    const query = comparable(text)
    if (query === '') return []
    const words = query.split(' ')
    const ranked: Ranked[] = []
    for (const entry of entries) {
      const tier = tierOf(entry, query, words)
      if (tier > 0) ranked.push({ entry, tier, closeness: 0 })
    }
    if (ranked.length === 0 && query.length >= SHORTEST_MISSPELT) {
      misspelt ??= misspeltSearch(entries)
      ranked.push(...misspelt(query))
    }
    return ranked
      .sort(byRank)
      .slice(0, limit)
      .map(({ entry }) => entry.place)
  }
}

function entryOf(place: NamedPlace): Entry {
  const name = comparable(place.name)
  const town = comparable(place.town)
  return {
    place,
    name,
    aliases: place.aliases.map(comparable),
    town,
    full: name === town ? name : `${name} ${town}`,
    reversed: `${town} ${name}`,
  }
}

function tierOf(entry: Entry, query: string, typed: readonly string[]): number {
  const { name, full, reversed } = entry
  if (name === query || full === query || reversed === query) return EXACT
  if (entry.aliases.includes(query)) return EXACT
  if (full.startsWith(query) || isAlmostAlias(entry, query)) return BEGINS_WITH
  if (!typed.every((word) => hasWordBeginning(full, word))) return 0
  return typed.some((word) => hasWordBeginning(name, word)) ? EVERY_WORD_BEGINS : TOWN_BEGINS
}

/** "Hul" is nearly Hull, but "London" is not on the way to Londonderry. */
function isAlmostAlias({ aliases }: Entry, query: string): boolean {
  return aliases.some(
    (alias) => alias.startsWith(query) && alias.length - query.length <= ALIAS_LETTERS_TO_GO,
  )
}

function hasWordBeginning(text: string, beginning: string): boolean {
  return text.startsWith(beginning) || text.includes(` ${beginning}`)
}

function byRank(a: Ranked, b: Ranked): number {
  return (
    b.tier - a.tier ||
    b.closeness - a.closeness ||
    b.entry.place.unitPostcodes - a.entry.place.unitPostcodes
  )
}

/** Finds names by the letter triples they share, then orders the few found by edits needed. */
function misspeltSearch(entries: readonly Entry[]): (query: string) => Ranked[] {
  const holders = new Map<string, number[]>()
  entries.forEach(({ full }, index) => {
    for (const trigram of trigramsOf(full)) {
      const list = holders.get(trigram)
      if (list) list.push(index)
      else holders.set(trigram, [index])
    }
  })

  return (query) => {
    const trigrams = trigramsOf(query)
    const shared = new Uint8Array(entries.length)
    for (const trigram of trigrams) {
      for (const index of holders.get(trigram) ?? []) shared[index] = (shared[index] ?? 0) + 1
    }
    const needed = Math.max(2, trigrams.size * SHARED_TRIGRAMS)
    const allowed = query.length < 6 ? 1 : query.length < 9 ? 2 : 3
    return entries.flatMap((entry, index) => {
      if ((shared[index] ?? 0) < needed) return []
      const edits = Math.min(
        ...forms(entry, query).map((form) => editDistance(form, query, allowed)),
      )
      return edits <= allowed ? [{ entry, tier: MISSPELT, closeness: -edits }] : []
    })
  }
}

/** Whole names, and the beginnings that the typing may have got as far as. */
function forms({ name, aliases, full }: Entry, query: string): string[] {
  return [...new Set([name, full, ...aliases])].flatMap((form) =>
    form.length > query.length + 1 ? [form, form.slice(0, query.length)] : [form],
  )
}
