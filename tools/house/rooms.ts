import { webNouns } from './direction.ts'
import { isRouteModule, isTest, partOf } from './house.ts'

// Which file may import which. Paths are relative to the repository's root, with forward slashes.

/** What each room may import as well as itself. Rooms not named here may import anything. */
const allowedRooms: Record<string, readonly string[]> = {
  rules: [],
  ui: [],
  sandbox: [],
  contract: ['rules/'],
  api: ['contract/', 'rules/'],
  web: ['contract/', 'rules/', 'ui/'],
  town: [
    'contract/',
    'rules/',
    'api/database/',
    'api/operator/store-import/',
    'api/session/password/hash-password.ts',
  ],
}

/** What a test may import as well: a database of its own, the outside services, accounts. */
const allowedTests: Record<string, readonly string[]> = {
  api: ['tools/', 'sandbox/', 'town/'],
  town: ['tools/', 'api/'],
}

/** Nouns of web/ that put other nouns together in all their files, and why. */
const composers: Readonly<Record<string, string>> = {
  orders: "An order's page shows its payment, its problems, its review and where it goes.",
  sharing: "A friend's page is a menu with somebody else's basket.",
}

const sqlPackages = new Set(['kysely', 'pg'])
const onlyThereSql = 'SQL is written only in *.queries.ts, api/database/ and api/jobs/'

/** Why one file may not import another, or null when it may. */
export function refuseFile(from: string, to: string): string | null {
  return refuseRoom(from, to) ?? refuseQueries(from, to) ?? refuseNoun(from, to)
}

function refuseRoom(from: string, to: string): string | null {
  const room = partOf(from, 0)
  const allowed = allowedRooms[room]
  if (!allowed || partOf(to, 0) === room) return null
  const here = [...allowed, ...(isTest(from) ? (allowedTests[room] ?? []) : [])]
  if (here.some((each) => to.startsWith(each))) return null
  return `${room}/ may import ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other room'}`
}

function refuseQueries(from: string, to: string): string | null {
  if (!to.startsWith('api/') || !to.endsWith('.queries.ts') || !from.startsWith('api/')) return null
  if (isTest(from) || partOf(from, 1) === partOf(to, 1)) return null
  return `the queries of api/${partOf(to, 1)}/ are its own: call one of its verbs`
}

/** Imports between nouns of web/. Those that go upward have their own rule, see direction.ts. */
function refuseNoun(from: string, to: string): string | null {
  const [mine, theirs] = [partOf(from, 1), partOf(to, 1)]
  const isBetweenRooms = partOf(from, 0) !== 'web' || partOf(to, 0) !== 'web'
  if (isBetweenRooms || mine === theirs || isTest(from) || isRouteModule(from)) return null
  if (!webNouns.includes(mine) || !webNouns.includes(theirs) || mine in composers) return null
  const allowed = [...Object.keys(composers), 'shell, checkout and whole areas'].join(', ')
  return `only pages, ${allowed} put nouns of web/ together`
}

type PackageImport = { packageName: string; isType: boolean }

/** Why a file may not import a package, or null when it may. */
export function refusePackage(
  from: string,
  { packageName, isType }: PackageImport,
  declared: { dependencies: readonly string[]; devDependencies: readonly string[] },
): string | null {
  const [room, tests] = [partOf(from, 0), isTest(from)]
  if (room === 'rules' && !tests) return 'rules/ decides with nothing but values: no packages'
  if (/^(node|virtual):/.test(packageName)) return null
  if (sqlPackages.has(packageName) && !(isType && room === 'api') && !maySpeakSql(from))
    return onlyThereSql
  if (declared.dependencies.includes(packageName)) return null
  if (!declared.devDependencies.includes(packageName)) return 'package.json does not name it'
  if (room in allowedRooms && !tests && !isType)
    return 'it is a devDependency, and the product runs without'
  return null
}

/** Why a file may not begin a query, or null when it may. */
export function refuseQuery(from: string): string | null {
  return maySpeakSql(from) ? null : onlyThereSql
}

function maySpeakSql(from: string): boolean {
  return (
    isTest(from) ||
    from.endsWith('.queries.ts') ||
    ['api/database/', 'api/jobs/', 'town/', 'tools/', 'bench/'].some((each) =>
      from.startsWith(each),
    )
  )
}
