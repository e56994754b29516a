import type { NamedPlace } from '#api/outside/maps/gazetteer/named-places.ts'
import { comparable } from './comparable.ts'

const SCOTLAND = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH ZE'.split(' '))

const WALES = new Set('CF LD LL NP SA'.split(' '))

/** Areas on both sides of a border. */
const ENGLAND_AND_SCOTLAND = new Set(['TD'])

const ENGLAND_AND_WALES = new Set(['CH', 'HR', 'SY'])

/** A place with everything it may be typed as, ready to compare. */
export type NamedEntry = {
  place: NamedPlace
  /** "headingley" */
  name: string
  /** "headingley leeds"; only the name for a town. */
  full: string
  /** Every whole text for this place: both orders, its other names, written as one word. */
  spellings: readonly string[]
  aliases: readonly string[]
  /** Words of all the spellings. */
  words: readonly string[]
  /** What distinguishes it from places of its name: authority and nation. */
  around: string
}

export function namedEntry(place: NamedPlace): NamedEntry {
  const name = comparable(place.name)
  const town = comparable(place.town)
  const isTown = name === town
  const aliases = place.aliases.map(comparable)
  const names = [name, ...aliases].flatMap((one) => [one, one.replaceAll(' ', '')])
  const whole = isTown ? names : names.flatMap((one) => [one, `${one} ${town}`, `${town} ${one}`])
  const spellings = [...new Set(whole)]
  return {
    place,
    name,
    full: isTown ? name : `${name} ${town}`,
    spellings,
    aliases,
    words: [...new Set(spellings.flatMap((spelling) => spelling.split(' ')))],
    around: comparable(`${place.authority} ${nationNames(place.postCode)}`),
  }
}

/** Whether some word of the text starts with this. */
export function hasWordBeginning(text: string, beginning: string): boolean {
  return text.startsWith(beginning) || text.includes(` ${beginning}`)
}

/** The nations that an outward code may be in, by all their names: what people add to a name. */
function nationNames(outwardCode: string): string {
  const area = outwardCode.replace(/\d.*$/, '')
  if (area === 'BT') return 'Northern Ireland NI Ulster County Co'
  if (SCOTLAND.has(area)) return 'Scotland'
  if (WALES.has(area)) return 'Wales Cymru'
  if (ENGLAND_AND_SCOTLAND.has(area)) return 'England Scotland'
  return ENGLAND_AND_WALES.has(area) ? 'England Wales Cymru' : 'England'
}
