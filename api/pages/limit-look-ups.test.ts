import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitLookUps } from './limit-look-ups.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  const config = await limitLookUps(app, true)
  app.get('/*', { config }, () => 'a page')
})
afterAll(() => app.close())

async function statusOf(url: string, remoteAddress: string): Promise<number> {
  return (await app.inject({ url, remoteAddress })).statusCode
}

it('shows one visitor 600 pages of places in a minute, in whatever form, and others theirs', async () => {
  for (let count = 0; count < 300; count++) {
    expect(await statusOf(`/restaurants/a/b?location=${count}`, '192.0.2.1')).toBe(200)
    expect(await statusOf(`/find.data?search=${count}`, '192.0.2.1')).toBe(200)
  }
  for (const page of [
    '/restaurants/a/b.data',
    '/RESTAURANTS/a/b',
    '/%72estaurants/a/b',
    '/x/../find',
  ])
    expect(await statusOf(`${page}?location=new`, '192.0.2.1')).toBe(429)
  expect(await statusOf('/find?search=new', '192.0.2.2')).toBe(200)
})

it('shows as many other pages as are asked for', async () => {
  for (let count = 0; count <= 600; count++)
    expect(await statusOf('/restaurant/lantern-kitchen', '192.0.2.3')).toBe(200)
})
