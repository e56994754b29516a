import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'

/** The headers of a path with a policy of its own, and of one without. */
async function answersOf(publicUrl: string) {
  const app = fastify()
  addSecurityHeaders(app, { publicUrl })
  app.get('/page', (_request, reply) =>
    reply.header('content-security-policy', "default-src 'self'").send('<p>'),
  )
  const [page, nothing] = [await app.inject('/page'), await app.inject('/nowhere')]
  await app.close()
  return { page: page.headers, nothing: nothing.headers }
}

test('every answer may run nothing, be framed by nobody and be read by our own pages alone', async () => {
  const { nothing } = await answersOf('http://localhost:3000')
  expect(nothing).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('browsers are told to use https only if it is served, and only for this name', async () => {
  const header = 'strict-transport-security'
  expect((await answersOf('http://localhost:3000')).page[header]).toBeUndefined()
  expect((await answersOf('https://eat.example')).page[header]).toBe('max-age=31536000')
})

test('a page has a policy of its own, which counts for no other answer', async () => {
  const { page, nothing } = await answersOf('http://localhost:3000')
  expect(page['content-security-policy']).toBe("default-src 'self'")
  expect(nothing['content-security-policy']).toContain("'none'")
})
