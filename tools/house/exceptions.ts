import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutualFolders, upwardImports } from './direction.ts'
import { largeFolders } from './folders.ts'
import { root, type HouseFile } from './house.ts'

/**
 * What still breaks the rules of direction and size: upward imports by their folders, folders that
 * import each other, and folders that are too large, each with the most it may be. A figure only
 * falls: `npm run boundaries -- --shrink` writes down what has become less.
 */
export interface Exceptions {
  upward: Record<string, number>
  mutual: Record<string, number>
  large: Record<string, number>
}

/** The list also says why an exception stays; one without a reason is to be mended. */
export type ListedExceptions = Exceptions & { reasons?: Record<string, string> }

export const exceptionsFile = join(root, 'tools/house/exceptions.json')

/** The list in the repository. */
export function readExceptions(): ListedExceptions {
  // Only this file's own command writes it.
  return JSON.parse(readFileSync(exceptionsFile, 'utf8')) as ListedExceptions
}

/** What breaks the rules now. */
export function currentExceptions(files: readonly HouseFile[]): Exceptions {
  const upward = [...upwardImports(files)].map(([name, each]) => [name, each.length] as const)
  return {
    upward: sorted(upward),
    mutual: sorted(mutualFolders(files).map((each) => [each, 1] as const)),
    large: sorted([...largeFolders(files)]),
  }
}

function sorted(entries: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const kinds = {
  upward: 'imports that go upward (see tools/house/direction.ts)',
  mutual: 'folders that import each other',
  large: 'files in one folder besides tests',
} as const

/** What is more than the list allows, as sentences. */
export function refuseMore(listed: Exceptions, current: Exceptions): string[] {
  return differences(listed, current, (allowed, now) => now > allowed).map(
    ({ kind, name, allowed, now }) => `${name}: ${now}, not ${allowed}, ${kinds[kind]}`,
  )
}

/** Entries of the list that no longer occur, and reasons for what is not listed. */
export function findObsolete(listed: ListedExceptions, current: Exceptions): string[] {
  const entries = differences(listed, current, (_, now) => now === 0).map(({ name }) => name)
  return [
    ...entries,
    ...Object.keys(listed.reasons ?? {}).filter((name) => !isListed(listed, name)),
  ]
}

function isListed({ upward, mutual, large }: Exceptions, name: string): boolean {
  return name in upward || name in mutual || name in large
}

/** The list with every entry that has become smaller. It never grows. */
export function shrink(listed: ListedExceptions, current: Exceptions): ListedExceptions {
  const least = (kind: keyof Exceptions) =>
    sorted(
      Object.entries(listed[kind]).flatMap(([name, allowed]) => {
        const now = current[kind][name]
        return now ? [[name, Math.min(allowed, now)] as const] : []
      }),
    )
  const less = { upward: least('upward'), mutual: least('mutual'), large: least('large') }
  const { reasons = {} } = listed
  const remaining = Object.entries(reasons).filter(([name]) => isListed(less, name))
  return remaining.length > 0 ? { ...less, reasons: Object.fromEntries(remaining) } : less
}

type Difference = { kind: keyof Exceptions; name: string; allowed: number; now: number }

function differences(
  listed: Exceptions,
  current: Exceptions,
  differs: (allowed: number, now: number) => boolean,
): Difference[] {
  return (['upward', 'mutual', 'large'] as const).flatMap((kind) =>
    [...new Set([...Object.keys(listed[kind]), ...Object.keys(current[kind])])]
      .map((name) => ({
        kind,
        name,
        allowed: listed[kind][name] ?? 0,
        now: current[kind][name] ?? 0,
      }))
      .filter(({ allowed, now }) => differs(allowed, now)),
  )
}
