import type { Area } from '#contract/stores/areas.ts'
import type { Context } from '#api/context.ts'
import { areaSlug } from '#rules/address/area-slug.ts'
import { selectAllAreas, type AreaNames } from './areas.queries.ts'

/** The country has some ten thousand; one takes some 200 bytes. */
const MAXIMUM_AREAS = 50_000
/** A store in a new area may be missing so much later. */
const LIFETIME_MS = 30_000

/** The areas of one page: those whose names have the same slugs. */
export interface ListedArea extends Area {
  slug: string
  names: AreaNames
}

export interface ListedCity {
  slug: string
  city: string
  storeCount: number
  /** By slug, in the order of their names. */
  areas: ReadonlyMap<string, ListedArea>
}

type Directory = ReadonlyMap<string, ListedCity>

const directoryCache = ({ memory }: Context) =>
  memory.cache<Directory>({ maximum: 1, lifetimeMs: LIFETIME_MS })

/** The towns with stores by their slugs, in the order of their names; the 50,000 largest areas. */
export function areaDirectory(context: Context): Promise<Directory> | Directory {
  return context.memory.of(directoryCache, context).find('', async () => {
    const value = directoryOf(await selectAllAreas(context.db, MAXIMUM_AREAS))
    // The first restaurant of a marketplace is seen at once.
    return value.size === 0 ? { value, untilMs: 0 } : { value }
  })
}

function directoryOf(areas: readonly Area[]): Directory {
  const bySlug = new Map<string, Map<string, ListedArea>>()
  for (const area of areas) {
    const citySlug = areaSlug(area.city)
    const slug = areaSlug(area.area)
    if (citySlug === '' || slug === '') continue
    const ofCity = bySlug.get(citySlug) ?? new Map<string, ListedArea>()
    bySlug.set(citySlug, ofCity)
    ofCity.set(slug, joined(ofCity.get(slug), area, slug))
  }
  const cities = [...bySlug].map(([slug, found]): [string, ListedCity] => {
    const areas = [...found.values()].sort((a, b) => byName(a.area, b.area))
    const largest = areas.reduce((a, b) => (b.storeCount > a.storeCount ? b : a))
    const storeCount = areas.reduce((sum, area) => sum + area.storeCount, 0)
    const listed = new Map(areas.map((area) => [area.slug, area]))
    return [slug, { slug, city: largest.city, storeCount, areas: listed }]
  })
  return new Map(cities.sort(([, a], [, b]) => byName(a.city, b.city)))
}

/** The larger one gives its name to both. */
function joined(known: ListedArea | undefined, area: Area, slug: string): ListedArea {
  const { cities, areas } = known?.names ?? { cities: [], areas: [] }
  return {
    ...(known ?? area),
    slug,
    storeCount: (known?.storeCount ?? 0) + area.storeCount,
    names: { cities: [...cities, area.city], areas: [...areas, area.area] },
  }
}

const byName = new Intl.Collator('en-GB').compare
