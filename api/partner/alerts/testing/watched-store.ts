import { saveSeenBoards } from '#api/live/boards.queries.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStoreOptions } from '#api/testing/test-store.ts'

/** A store from 11:00 to 23:00 whose board is open at an instant, and its owner; no other board was ever open. */
export async function openWatchedStore(server: TestApp, at: Date, options: TestStoreOptions = {}) {
  server.setNow(at)
  await server.owner.pool.query('TRUNCATE store_board, board_watch')
  const { storeId } = await openTestStore(server.context, options)
  const owner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
  await saveSeenBoards(server.context.db, [storeId], at)
  return { storeId, owner }
}
