/** Fields by the kind of call they make it billed as, from the cheapest. */
const FIELDS = {
  'Essentials (IDs only)': ['attributions', 'id', 'name', 'photos'],
  Essentials: [
    'addressComponents',
    'adrFormatAddress',
    'formattedAddress',
    'location',
    'plusCode',
    'postalAddress',
    'shortFormattedAddress',
    'types',
    'viewport',
  ],
  Pro: [
    'businessStatus',
    'displayName',
    'googleMapsUri',
    'iconBackgroundColor',
    'iconMaskBaseUri',
    'primaryType',
    'primaryTypeDisplayName',
    'utcOffsetMinutes',
  ],
  Enterprise: ['internationalPhoneNumber', 'nationalPhoneNumber', 'rating', 'websiteUri'],
} as const

export type Tier = keyof typeof FIELDS
const TIERS = Object.keys(FIELDS) as Tier[] // The keys of a constant are its keys.

/** The paths of a mask; null where none was given. */
export function readMask(header: string | string[] | undefined, url: URL): string[] | null {
  const given = header ?? url.searchParams.get('$fields') ?? url.searchParams.get('fields')
  const paths = String(given ?? '').split(',')
  return paths.some((path) => path !== '') ? paths : null
}

/** The first path that names no field of a place; null where all do. */
export function unknownPath(mask: readonly string[]): string | null {
  return mask.find((path) => path !== '*' && tierOf(path) === null) ?? null
}

/** A call is billed by its dearest field, and by the dearest of all for `*`. */
export function billedTier(mask: readonly string[]): Tier {
  if (mask.includes('*')) return 'Enterprise'
  const ranks = mask.map((path) => TIERS.indexOf(tierOf(path) ?? 'Essentials'))
  return TIERS[Math.max(...ranks)] ?? 'Essentials'
}

function tierOf(path: string): Tier | null {
  const [field = ''] = path.split('.')
  return TIERS.find((tier) => FIELDS[tier].some((each) => each === field)) ?? null
}

/** The fields of a value that a mask selects: "a.b" selects b of a, in every element of a list. */
export function masked(value: unknown, mask: readonly string[] | null): unknown {
  if (mask === null || mask.includes('*') || mask.includes('')) return value
  if (Array.isArray(value)) return value.map((each: unknown) => masked(each, mask))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const below = mask
      .filter((path) => path === key || path.startsWith(`${key}.`))
      .map((path) => path.slice(key.length + 1))
    return below.length === 0 ? [] : [[key, masked(inner, below)] as const]
  })
  return Object.fromEntries(entries)
}
