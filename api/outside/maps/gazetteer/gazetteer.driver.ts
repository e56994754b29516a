import type { Postcode } from '#rules/address/postcode.ts'
import type { MapsPort, PostcodeSectors } from '#api/outside/maps/maps.port.ts'
import { loadBuiltInPlaces } from './built-in-places.ts'
import type { BuiltInPlaces } from './built-in-places.ts'
import type { Found } from './found-place.ts'
import type { TypedPlace, TypedStreet } from './typed-place.ts'
import { NO_UNIT_POSTCODES } from './unit-postcodes/unit-postcodes.ts'
import type { UnitPostcode, UnitPostcodes } from './unit-postcodes/unit-postcodes.ts'

/** Answers without a network, from files that can be read before the first search. */
export type Gazetteer = MapsPort & PostcodeSectors & { load(): void }

const SHORTEST_INPUT = 2
const NO_STREET: TypedStreet = { before: '', after: '' }

/**
 * The built-in gazetteer: every outward code, sector, town and well-known area of the UK, without a network.
 * It is read from its files at the first search, unless `load` was called before. With imported `units`, a
 * whole postcode is at its own position; one that is missing may be newer, and is at its sector's.
 */
export function createGazetteer({
  units = NO_UNIT_POSTCODES,
}: { units?: UnitPostcodes } = {}): Gazetteer {
  let loaded: BuiltInPlaces | null = null
  const builtIn = () => (loaded ??= loadBuiltInPlaces())
  const postcodes = postcodesOf(builtIn, units)

  return {
    load: () => void builtIn(),
    sectors: () => builtIn().sectors(),
    async suggest(input, { limit }) {
      if (input.trim().length < SHORTEST_INPUT) return []
      const typed = builtIn().read(input)
      const { postcode } = typed
      const found = postcode?.sector
        ? await postcodes.suggest(postcode, typed, limit)
        : builtIn().find(typed, input, limit)
      return found.map(({ suggestion }) => suggestion)
    },
    async place(search) {
      if (search.trim().length < SHORTEST_INPUT) return null
      const typed = builtIn().read(search)
      const found = typed.postcode?.sector
        ? await postcodes.find(typed.postcode, typed)
        : builtIn().find(typed, search, 1)[0]
      return found?.place ?? null
    },
    async details(placeId) {
      const named = builtIn().byPlaceId(placeId)
      if (!named) return null
      if (!('postcode' in named)) return named.place
      const found = await postcodes.find(named.postcode, { before: named.street, after: '' })
      return found?.place ?? null
    },
    async at(point) {
      if (!Number.isFinite(point.latitude) || !Number.isFinite(point.longitude)) return null
      const unit = await units.nearest(point)
      return (unit && postcodes.atUnit(unit)?.place) ?? builtIn().at(point)
    },
  }
}

function postcodesOf(builtIn: () => BuiltInPlaces, units: UnitPostcodes) {
  const atUnit = (unit: UnitPostcode, street = NO_STREET) => {
    const { postcode } = builtIn().read(unit.postCode)
    return postcode && builtIn().atPostcode(postcode, street, unit)
  }

  async function find(postcode: Postcode, street: TypedStreet): Promise<Found | null> {
    const { unit } = postcode
    const position = unit === null ? null : await units.find(unit)
    return builtIn().atPostcode(postcode, street, position)
  }

  /** A postcode as precise as a sector: itself, and the whole ones that it may grow into. */
  async function suggest(postcode: Postcode, typed: TypedPlace, limit: number): Promise<Found[]> {
    if (postcode.unit !== null) return [await find(postcode, typed)].filter(isFound)
    const sector = builtIn().atPostcode(postcode, typed)
    const grown = await units.beginning(typed.unfinished ?? postcode.sector ?? '', limit)
    const whole = grown.map((unit) => atUnit(unit, typed)).filter(isFound)
    const isInside = typed.unfinished !== null && whole.length > 0
    return [...(sector && !isInside ? [sector] : []), ...whole].slice(0, limit)
  }

  return { find, suggest, atUnit }
}

function isFound(found: Found | null): found is Found {
  return found !== null
}
