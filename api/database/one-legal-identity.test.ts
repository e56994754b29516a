import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#api/testing/test-app.ts'
import { migrate } from './migrate.ts'

test('carries over who invoices were from where the settings said nothing', async () => {
  const server = await createTestApp()
  const { configuration, marketplace } = server.context
  const { db } = server.owner
  await sql`ALTER TABLE billing_details ADD COLUMN legal_name text NOT NULL,
    ADD COLUMN legal_address text NOT NULL, ADD COLUMN company_number text NOT NULL,
    ADD COLUMN vat_number text NOT NULL`.execute(db)
  await sql`INSERT INTO billing_details (legal_name, legal_address, company_number, vat_number,
      account_name, sort_code, account_number, service_user_number, payout_minimum_pence, version, changed_at)
    VALUES ('Typed Ltd', '2 Low Street', '', 'GB 123 4567 82', '', '', '', '', 0, 1, now())`.execute(
    db,
  )
  await sql`UPDATE marketplace SET legal_name = 'Town Ltd'`.execute(db)
  await sql`DELETE FROM schema_migration WHERE name LIKE '%one_legal_identity'`.execute(db)
  await migrate(configuration.databaseOwnerUrl ?? '')

  await marketplace.load()
  expect(marketplace.settings).toMatchObject({
    legalName: 'Town Ltd',
    legalAddress: '2 Low Street',
    companyNumber: '',
    vatNumber: 'GB 123 4567 82',
  })
  await server.close()
})
