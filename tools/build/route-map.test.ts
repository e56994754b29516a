import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRouteMap, trimRouteMap } from './route-map.ts'

const page = (id: string) => ({
  id,
  parentId: 'root',
  module: `/assets/${id}.js`,
  imports: ['/assets/react.js'],
  css: ['/assets/root.css'],
})
const entry = { module: '/assets/entry.js', imports: ['/assets/react.js'] }
const menu = page('menu/menu.page')
const board = page('store-app/board/board.page')
const orders = page('operator/orders/orders.page')

let client: string
const file = () => join(client, 'assets', 'manifest-1.js')

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'tuckin-route-map-'))
  await mkdir(join(client, 'assets'))
  const routes = Object.fromEntries([menu, board, orders].map((each) => [each.id, each]))
  const map = { url: '/assets/manifest-1.js', entry, routes }
  await writeFile(file(), `window.__reactRouterManifest=${JSON.stringify(map)};`)
})
afterAll(() => rm(client, { recursive: true, force: true }))

it('takes the imports of the pages of staff out of the map, and nothing else', async () => {
  await trimRouteMap(client)
  expect(await readRouteMap(client)).toEqual({
    url: '/assets/manifest-1.js',
    entry,
    routes: {
      [menu.id]: menu,
      [board.id]: { ...board, imports: [] },
      [orders.id]: { ...orders, imports: [] },
    },
  })
})

it('leaves a script that sets the map of the window', async () => {
  await trimRouteMap(client)
  expect(await readFile(file(), 'utf8')).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
})
