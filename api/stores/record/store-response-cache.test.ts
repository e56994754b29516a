import { afterAll, beforeAll, expect, it } from 'vitest'
import type { getStore } from '#contract/stores/stores.ts'
import type { ReceivedCall } from '#api/http/serve.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { storeResponseCache } from './store-response-cache.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('lets answers that are true until the same minute expire one after the other', async () => {
  const chances = [0.1, 0.9]
  const context = { ...server.context, random: () => chances.shift() ?? 0 }
  const answer = storeResponseCache<typeof getStore>(context)
  const worked: string[] = []
  const untilMs = FRIDAY_EVENING.getTime() + 60_000
  const get = async (slug: string, atMs: number) => {
    server.setNow(new Date(atMs))
    const reply = { serialize: JSON.stringify, type: () => reply, header: () => reply }
    const request = { headers: {} }
    const received = { params: { slug }, query: {}, request, reply } as unknown as ReceivedCall<
      typeof getStore
    >
    await answer(received, () => {
      worked.push(slug)
      // What it says does not matter.
      return Promise.resolve({ value: {} as never, untilMs })
    })
  }
  for (const slug of ['soon', 'later']) await get(slug, FRIDAY_EVENING.getTime())
  for (const slug of ['soon', 'later']) await get(slug, untilMs + 1000)
  expect(worked).toEqual(['soon', 'later', 'soon'])
  await get('later', untilMs + 2700)
  expect(worked).toEqual(['soon', 'later', 'soon', 'later'])
})
