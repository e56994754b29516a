import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import { API_BASE } from '#contract/constants.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const calls = Object.values(CALLS_BY_HEADING).flat()

test.each(calls)('$method $path is served', ({ method, path }) => {
  expect(server.app.hasRoute({ method, url: API_BASE + path })).toBe(true)
})

/** The paths for redirects and webhook events, besides the reference. */
const noCalls =
  /^\w+ \/(reference|openapi\.json|\*|payment\/webhooks\/stripe(\/accounts)?$|printers\/(star|epson\/:)$|auth\/(google|facebook|apple)(\/callback)?$)/

test('nothing else is served below the calls but the reference and the ways of providers', () => {
  const promised = new Set(calls.map(({ method, path }) => `${method} ${nameless(path)}`))
  const served = routesOf(server.app.printRoutes({ commonPrefix: false }))
    .filter(({ url }) => url.startsWith(`${API_BASE}/`))
    .map(({ method, url }) => `${method} ${nameless(url.slice(API_BASE.length))}`)
  const others = served.filter((each) => !promised.has(each))
  expect(served.length).toBeGreaterThan(calls.length)
  expect(others.filter((each) => !noCalls.test(each))).toEqual([])
})

/** Calls that differ only in the name of a parameter share one node of the tree. */
const nameless = (path: string) => path.replace(/:[\w:|]+/g, ':')

/** The tree that Fastify prints, as a list; HEAD comes with every GET. */
function routesOf(tree: string): { method: string; url: string }[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const read = /^([│ ]*)[├└]── ([^(]*?)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (!read) return []
    const [, indent = '', part = '', methods = ''] = read
    const depth = indent.length / 4
    above.splice(depth, above.length, part)
    const url = above.join('')
    const named = methods.split(', ').filter((each) => each && each !== 'HEAD')
    return named.map((method) => ({ method, url }))
  })
}
