import { sql, type Kysely } from 'kysely'
import type { StatementTransfer } from '#rules/payments/statement.ts'
import type { Database } from '#api/database/tables.ts'

export interface SellerRow {
  name: string
  legalName: string
  address: string
  companyNumber: string | null
  vatNumber: string | null
  quarters: { quarter: number; orders: number; transfers: StatementTransfer[] }[]
}

/** The stores with orders or refunds in a year of London, by name, with what the ledger has of each quarter. */
export async function loadSellers(
  db: Kysely<Database>,
  { since, before }: { since: Date; before: Date },
): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    WITH summed AS (
      SELECT transfer.store_id, transfer.kind, transfer.debit, transfer.credit, refund.payer,
        extract(quarter FROM transfer.at AT TIME ZONE 'Europe/London')::integer AS quarter,
        sum(transfer.amount_pence)::bigint AS amount_pence,
        count(*) FILTER (WHERE transfer.kind = 'food')::integer AS orders
      FROM ledger_transfer AS transfer LEFT JOIN refund ON refund.id = transfer.refund_id
      WHERE transfer.at >= ${since} AND transfer.at < ${before} AND transfer.order_id IS NOT NULL
        AND transfer.kind NOT IN
          ('providerFee', 'laterTipFee', 'storeTransfer', 'storeTransferReversed')
      GROUP BY 1, 2, 3, 4, 5, 6
    ), quarterly AS (
      SELECT store_id, quarter, sum(orders)::integer AS orders,
        jsonb_agg(jsonb_build_object('kind', kind, 'debit', debit, 'credit', credit,
          'payer', payer, 'amountPence', amount_pence)) AS transfers
      FROM summed GROUP BY 1, 2
    )
    SELECT store.name, store.legal_name AS "legalName",
      coalesce(store.legal_address, store.address || ', ' || store.city || ' ' || store.post_code)
        AS address,
      store.company_number AS "companyNumber", store.vat_number AS "vatNumber",
      jsonb_agg(jsonb_build_object('quarter', quarter, 'orders', orders, 'transfers', transfers)
        ORDER BY quarter) AS quarters
    FROM quarterly JOIN store ON store.id = quarterly.store_id
    GROUP BY store.id
    ORDER BY store.name, store.id
  `.execute(db)
  return rows
}
