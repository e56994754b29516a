import { isForChecking, isRouteModule, partOf, type HouseFile } from './house.ts'

const MAXIMUM_LINES = 30

export type Crumb = { path: string; lines: number; importer: string }

/**
 * Files of 30 lines or fewer that only one file imports, tests not counted, where neither the
 * framework nor a rule gives them a file of their own.
 */
export function findCrumbs(files: readonly HouseFile[]): Crumb[] {
  const product = files.filter(({ path }) => !isForChecking(path))
  const importers = Map.groupBy(
    product.flatMap(({ path, imports }) => imports.map(({ to }) => ({ path, to }))),
    ({ to }) => to,
  )
  return product.flatMap((file) => {
    const { path, lines } = file
    const [importer, ...others] = new Set(importers.get(path)?.map((each) => each.path))
    const isCrumb = lines <= MAXIMUM_LINES && others.length === 0 && !hasItsOwnFile(file)
    return importer && isCrumb ? [{ path, lines, importer }] : []
  })
}

/**
 * Route modules, entries, workers, configurations, dialogs, messages and migrations have their own
 * files; so have queries, and verbs: the files of api/ named by the asynchronous function in them.
 */
function hasItsOwnFile(file: HouseFile): boolean {
  const { path } = file
  return (
    isRouteModule(path) ||
    /\.(dialog|worker|main|config|queries)\.tsx?$|\/entry\.(client|server)\.tsx$/.test(path) ||
    /^(api\/database\/migrations|web\/messages)\//.test(path) ||
    isVerb(file)
  )
}

function isVerb({ path, functions }: HouseFile): boolean {
  if (partOf(path, 0) !== 'api') return false
  const words = path.replace(/^.*\/|\.ts$/g, '').split('-')
  const name = words.map((word, n) => (n === 0 ? word : capitalised(word))).join('')
  return functions.some((each) => each.isAsync && each.name === name)
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
