import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '#tools/test-database.ts'
import { readConfiguration } from './configuration.ts'
import { startServer } from './main.ts'
import { loadBuiltInPlaces } from './outside/maps/gazetteer/built-in-places.ts'

vi.mock('./outside/maps/gazetteer/built-in-places.ts', { spy: true })

test('starting does not wait for the files of places, and neither does the first who asks for one', async () => {
  const database = await createTestDatabase()
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    WORKERS: '0',
  })
  const server = await startServer({ ...configuration, port: 0 }, { hasPages: false })
  expect(loadBuiltInPlaces).not.toHaveBeenCalled()
  await setImmediate()
  expect(loadBuiltInPlaces).toHaveBeenCalledTimes(1)
  const answer = await fetch(`${server.url}/api/v1/address/suggestions?input=leeds`)
  expect(await answer.json()).toMatchObject({ items: [{ label: 'Leeds' }, {}, {}, {}, {}] })
  expect(loadBuiltInPlaces).toHaveBeenCalledTimes(1)
  await server.stop()
  await database.drop()
})
