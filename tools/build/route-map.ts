import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface RouteFiles {
  module: string
  imports?: readonly string[]
}
/** The map of routes that React Router writes beside the scripts, and that every page loads. */
export interface RouteMap {
  url: string
  entry: RouteFiles
  routes: Record<string, RouteFiles & { parentId?: string }>
}

/** The folders of web/ whose pages are for staff. */
const STAFF_FOLDERS = /^(store-app|operator)\//

/** @param client the folder of a built website that has the folder assets */
export async function readRouteMap(client: string): Promise<RouteMap> {
  return mapIn(await readFile(await pathOf(client), 'utf8'))
}

/**
 * Takes out of the map what the pages of staff import. The browser reads that only to fetch a page ahead
 * of a press, which no link to these pages does, and it was 4 kB of every customer's first visit.
 */
export async function trimRouteMap(client: string): Promise<void> {
  const path = await pathOf(client)
  const script = await readFile(path, 'utf8')
  const map = mapIn(script)
  const routes = Object.entries(map.routes).map(
    ([id, files]) => [id, STAFF_FOLDERS.test(id) ? { ...files, imports: [] } : files] as const,
  )
  const trimmed = JSON.stringify({ ...map, routes: Object.fromEntries(routes) })
  await writeFile(path, script.slice(0, script.indexOf('{')) + trimmed + ';')
}

async function pathOf(client: string): Promise<string> {
  const assets = join(client, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error(`No map of routes below ${client}`)
  return join(assets, name)
}

const mapIn = (script: string) =>
  JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as RouteMap
