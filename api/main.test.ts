import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import { readConfiguration } from './settings/configuration.ts'
import { startServer } from './main.ts'
import { createGazetteer } from './outside/maps/gazetteer/gazetteer.driver.ts'

test('starting does not wait for the files of places, and they are read before a search', async () => {
  const database = await createTestDatabase()
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.serverUrl,
    HOST: '127.0.0.1',
    WORKERS: '0',
  })
  const gazetteer = createGazetteer()
  const load = vi.spyOn(gazetteer, 'load')
  const server = await startServer({ ...configuration, port: 0 }, { hasPages: false, gazetteer })
  expect(load).not.toHaveBeenCalled()
  await setImmediate()
  expect(load).toHaveBeenCalledTimes(1)
  const answer = await fetch(`${server.url}/api/v1/address/suggestions?input=leeds`)
  expect(await answer.json()).toMatchObject({ items: [{ label: 'Leeds' }, {}, {}, {}, {}] })
  await server.stop()
  await database.drop()
})
