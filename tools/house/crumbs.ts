import { isForChecking, isRouteModule, isTest, partOf, type HouseFile } from './house.ts'

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
  const tested = new Set(files.filter(({ path }) => isTest(path)).map(({ path }) => path))
  return product.flatMap((file) => {
    const { path, lines } = file
    const [importer, ...others] = new Set(importers.get(path)?.map((each) => each.path))
    const isCrumb = lines <= MAXIMUM_LINES && others.length === 0 && !hasItsOwnFile(file, tested)
    return importer && isCrumb ? [{ path, lines, importer }] : []
  })
}

/**
 * Route modules, entries, workers, configurations, dialogs, messages and migrations have their own
 * files; so have queries, handlers of jobs, verbs (the files of api/ named by the asynchronous function in
 * them), and rules with a table of cases beside them.
 */
function hasItsOwnFile(file: HouseFile, tests: ReadonlySet<string>): boolean {
  const { path } = file
  return (
    isRouteModule(path) ||
    /\.(dialog|worker|main|config|queries|jobs)\.tsx?$|\/entry\.(client|server)\.tsx$/.test(path) ||
    /^(api\/database\/migrations|web\/messages)\//.test(path) ||
    /^api\/emails\/.*texts\.ts$/.test(path) ||
    (partOf(path, 0) === 'rules' && tests.has(path.replace(/\.ts$/, '.test.ts'))) ||
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
