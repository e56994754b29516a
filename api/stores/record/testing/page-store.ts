import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

/** A server with a store of pizza and pasta that ten people have rated. */
export async function openPageStore(): Promise<{ test: TestApp; store: TestStore }> {
  const test = await createTestApp()
  const store = await openTestStore(test.context, {
    store: { slug: 'mare-street-pizza', star_counts: [0, 0, 0, 3, 7] },
    storeTypes: ['pizza', 'pasta'],
  })
  return { test, store }
}
