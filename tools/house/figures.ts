import { findCrumbs } from './crumbs.ts'
import { mutualFolders, upwardImports } from './direction.ts'
import { largeFolders } from './folders.ts'
import { isForChecking, partOf, type HouseFile } from './house.ts'
import { countWalk, type Walk } from './walks.ts'

export type Row = readonly [name: string, figure: string]

/** Every figure of the house that is a single number. */
export function figuresOf(house: readonly HouseFile[], walks: readonly Walk[]): Row[] {
  const product = house.filter(({ path }) => !isForChecking(path))
  const lines = product.map((file) => file.lines).toSorted((a, b) => a - b)
  const upward = [...upwardImports(house)]
  const mutual = mutualFolders(house)
  const state = statefulVariables(house)
  const inRoom = (room: string, names: readonly string[]) =>
    names.filter((name) => name.startsWith(`${room}/`)).length
  const arrows = (room: string) => {
    const of = upward.filter(([name]) => name.startsWith(`${room}/`))
    const imports = of.reduce((sum, [, each]) => sum + each.length, 0)
    return `${of.length} (${imports} imports)`
  }
  return [
    ['Production files', `${product.length}`],
    ['Median lines of a production file', `${quantile(lines, 0.5)}`],
    ['95th percentile', `${quantile(lines, 0.95)}`],
    ['Production files over 300 lines', `${lines.filter((each) => each > 300).length}`],
    ['Files of 30 lines or fewer with one importer', `${findCrumbs(house).length}`],
    ['Folders with more than 20 files besides tests', `${largeFolders(house).size}`],
    ['Folders of api/ that import upward', arrows('api')],
    ['Folders of web/ that import upward', arrows('web')],
    ['Pairs of folders of api/ that import each other', `${inRoom('api', mutual)}`],
    ['Pairs of folders of web/ that import each other', `${inRoom('web', mutual)}`],
    ['Variables of api/ that hold state outside api/memory/', `${inRoom('api', state)}`],
    ['Variables of web/ that hold state', `${inRoom('web', state)}`],
    ...walks.map((walk): Row => [`Files of the walk “${walk.name}”`, `${countWalk(walk)}`]),
  ]
}

/** Files and lines of every room, production and checking apart. */
export function roomsOf(house: readonly HouseFile[]): string[][] {
  const byRoom = Map.groupBy(house, ({ path }) =>
    path.includes('/') ? `${partOf(path, 0)}/` : 'root',
  )
  const rows = [...byRoom].map(([room, files]): [string, ...number[]] => [room, ...sizes(files)])
  const total: [string, ...number[]] = ['together', ...sizes(house)]
  return [...rows.toSorted((a, b) => Number(b[2]) - Number(a[2])), total].map((row) =>
    row.map(String),
  )
}

function sizes(files: readonly HouseFile[]): number[] {
  const { product = [], checking = [] } = Object.groupBy(files, ({ path }) =>
    isForChecking(path) ? 'checking' : 'product',
  )
  const sum = (some: readonly HouseFile[]) => some.reduce((total, { lines }) => total + lines, 0)
  return [product.length, sum(product), checking.length, sum(checking)]
}

/** State outside functions as `api/noun/file.ts: variable`, in api/ besides api/memory/ and in web/. */
export function statefulVariables(house: readonly HouseFile[]): string[] {
  return house
    .filter(({ path }) => /^(api\/(?!memory\/)|web\/)/.test(path) && !isForChecking(path))
    .flatMap(({ path, state }) => state.map((name) => `${path}: ${name}`))
}

function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.floor(ascending.length * share)] ?? 0
}
