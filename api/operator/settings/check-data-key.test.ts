import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealBankDetails } from '#api/partner/business/bank-account-seal.ts'
import { sealSecret } from '#api/session/second-factor/seal-secret.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { isDataKeyRight } from './check-data-key.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const isRightOf = (dataKey: string) => {
  const { context } = server
  return isDataKeyRight({ ...context, configuration: { ...context.configuration, dataKey } })
}

test('a key is right for a database in which nothing is sealed', async () => {
  expect(await isRightOf('another key of thirty-two letters')).toBe(true)
})

test.each(['an authenticator app', 'a bank account'])('what seals %s opens it', async (what) => {
  await (what === 'a bank account' ? sealAccount() : sealApp())
  expect(await isDataKeyRight(server.context)).toBe(true)
  expect(await isRightOf('another key of thirty-two letters')).toBe(false)
})

async function sealApp(): Promise<void> {
  const { context } = server
  const { accountId } = await openTestAccount(context, 'operator')
  const sealed_secret = await sealSecret(context, accountId, Buffer.from('a secret'))
  await context.db
    .insertInto('authenticator_app')
    .values({ account_id: accountId, sealed_secret, created_at: context.now() })
    .execute()
}

async function sealAccount(): Promise<void> {
  const { context } = server
  await context.db.deleteFrom('authenticator_app').execute()
  const { storeId } = await openTestStore(context)
  const details = { accountName: 'Luigi Ltd', sortCode: '108800', accountNumber: '00012345' }
  const sealed = await sealBankDetails(context, storeId, details)
  await context.db
    .insertInto('store_bank_account')
    .values({ store_id: storeId, sealed, last_digits: '2345', changed_at: context.now() })
    .execute()
}
