import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serverFacts, serverFetch, type ServerFacts } from '#web/calls/request/server-call.ts'
import { privacyLoader } from './privacy-loader.server.ts'

/** Who is responsible, as the page is given it. */
async function controllerBy(legal: { name: string; address: string }) {
  const context = new RouterContextProvider()
  // The rest of what the server tells is not used.
  context.set(serverFacts, { marketplace: { legal } } as ServerFacts)
  const body = JSON.stringify({ text: null, items: [{ what: 'carts', days: 30 }] })
  context.set(serverFetch, () => Promise.resolve({ status: 200, body }))
  const { controller, stored } = await privacyLoader({ context })
  expect(stored).toEqual([{ what: 'carts', time: '30 days' }])
  return controller
}

test('the privacy notice names who is responsible, as soon as the legal name is known', async () => {
  const address = '4 Kiln Lane, Sheffield S1 2AB'
  expect(await controllerBy({ name: 'Sheffield Eats Ltd', address })).toBe(
    'Sheffield Eats Ltd, 4 Kiln Lane, Sheffield S1 2AB',
  )
  expect(await controllerBy({ name: 'Sheffield Eats Ltd', address: '' })).toBe('Sheffield Eats Ltd')
  expect(await controllerBy({ name: '', address })).toBe('')
})
