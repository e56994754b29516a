import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const paths = [
  ...new Set(Object.values(CALLS_BY_HEADING).flatMap((calls) => calls.map(({ path }) => path))),
]

test.each(paths)('%s with another method answers which ones there are', async (path) => {
  const url = `/api/v1${path.replaceAll(/:\w+/g, 'a'.repeat(22))}`
  const answer = await server.app.inject({ method: 'TRACE', url })
  expect(answer.json()).toEqual({
    statusCode: 405,
    error: 'Method Not Allowed',
    message: 'METHOD_NOT_ALLOWED',
  })
  expect(answer.headers['allow']).toMatch(/^[A-Z]+(, [A-Z]+)*$/)
})

test('the methods of one path are named together', async () => {
  const answer = await server.app.inject({
    method: 'DELETE',
    url: '/api/v1/cart',
    headers: { 'content-type': 'text/nonsense' },
    payload: '{',
  })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers['allow']).toBe('GET, HEAD, POST')
})

test('an unknown path is not found, whatever the method', async () => {
  for (const method of ['GET', 'PATCH'] as const)
    for (const url of ['/api/v1/nowhere', '/api/v1/', '/api/v1']) {
      const answer = await server.app.inject({ method, url })
      expect(answer.json()).toMatchObject({ statusCode: 404, message: 'NOT_FOUND' })
    }
})
