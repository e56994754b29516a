import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { handleErrors } from '#api/http/errors.ts'
import { limitRenders } from './limit-renders.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Returns whether the page had to let others go first. */
async function open(googleMapsApiKey: string | null) {
  app = fastify()
  handleErrors(app)
  const limited = await limitRenders(app, { rateLimits: true, googleMapsApiKey })
  app.get('/*', (request) => limited(request, ({ mayWait }) => Promise.resolve({ mayWait })))
  const get = (url: string) => app.inject({ url, remoteAddress: '192.0.2.1' })
  for (let count = 0; count < 600; count++) await get(`/find?search=${count}`)
  return get
}

const places = ['/find?search=x', '/RESTAURANTS/a/b', '/find.data?search=x', '/find/']

test('nobody looks up more than 600 places in a minute if a maps service is paid for it', async () => {
  const get = await open('a key')
  for (const path of places) {
    const { statusCode, headers } = await get(path)
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await get('/restaurant/a')).json()).toEqual({ mayWait: true })
})

test('if places are looked up here, such pages wait like others', async () => {
  const get = await open(null)
  for (const path of places) expect((await get(path)).json()).toEqual({ mayWait: true })
})
