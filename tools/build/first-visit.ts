import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readRouteMap, type RouteFiles, type RouteMap } from './route-map.ts'

/** What the scripts of a page's first visit may weigh, after gzip, and in how many files they may come. */
interface Budget {
  kb: number
  files: number
}

/** By the file of the page. Lower them when a page gets lighter; docs/decisions/0048 says how it does. */
const BUDGETS: Record<string, Budget> = {
  'stores/home/home-head.page': { kb: 154.2, files: 9 },
  'stores/list/store-list.page': { kb: 153.8, files: 7 },
  'store-page/menu.page': { kb: 175.6, files: 10 },
  'checkout/checkout.page': { kb: 190.9, files: 8 },
}

export interface FirstVisit {
  kb: number
  /** The heaviest first. */
  files: readonly { path: string; kb: number }[]
}

/** @returns what a person reads about each page that is over its budget, with its heaviest files */
export async function overBudget(client: string, budgets = BUDGETS): Promise<string[]> {
  const map = await readRouteMap(client)
  const lines: string[] = []
  for (const [page, budget] of Object.entries(budgets)) {
    const { kb, files } = await readFirstVisit(client, map, page)
    if (kb <= budget.kb && files.length <= budget.files) continue
    lines.push(
      `A first visit of ${page} loads ${kb.toFixed(1)} kB of scripts in ${files.length} files; it may load ${budget.kb} kB in ${budget.files}:`,
      ...files.map((file) => `${file.kb.toFixed(1).padStart(7)} kB ${file.path}`),
    )
  }
  return lines
}

/**
 * The scripts that a page's HTML names to be loaded with it: the map of routes, the entry, the page's
 * route modules and all that these import at once. A kB is 1,000 bytes.
 */
export async function readFirstVisit(
  client: string,
  map: RouteMap,
  page: string,
): Promise<FirstVisit> {
  const paths = new Set([map.url, ...pathsOf(map.entry)])
  for (let id: string | undefined = page; id !== undefined; id = map.routes[id]?.parentId) {
    const route = map.routes[id]
    if (!route) throw new Error(`No route has the file ${id}`)
    for (const path of pathsOf(route)) paths.add(path)
  }
  const files = await Promise.all(
    [...paths].map(async (path) => ({ path, kb: await weigh(join(client, path)) })),
  )
  files.sort((a, b) => b.kb - a.kb)
  return { kb: files.reduce((sum, { kb }) => sum + kb, 0), files }
}

const pathsOf = ({ module, imports = [] }: RouteFiles) => [module, ...imports]

async function weigh(path: string): Promise<number> {
  return gzipSync(await readFile(path), { level: 9 }).length / 1000
}
