import type { Kysely } from 'kysely'
import { isIdentified, type LegalIdentity } from '#rules/business/legal-identity.ts'
import { STANDARD_VAT_RATE } from '#rules/payments/invoice.ts'
import type { InvoiceSnapshot } from '#api/database/column-types.ts'
import type { Database } from '#api/database/tables.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readStoredMarketplace } from '#api/settings/marketplace.ts'

/** Who the marketplace is on its invoices: as its settings are stored now. */
export async function readSeller(db: Kysely<Database>): Promise<LegalIdentity> {
  const { legalName, legalAddress, companyNumber, vatNumber } = await readStoredMarketplace(db)
  return { legalName, legalAddress, companyNumber, vatNumber }
}

/** The same as an invoice keeps it. Throws LEGAL_IDENTITY_MISSING. */
export async function sellerOfInvoice(db: Kysely<Database>): Promise<InvoiceSnapshot['seller']> {
  const seller = await readSeller(db)
  if (!isIdentified(seller)) throw new ApiError('LEGAL_IDENTITY_MISSING')
  const { legalAddress: address, ...identity } = seller
  return { ...identity, address }
}

/** Whoever isn't registered charges no VAT. */
export const vatRateOf = ({ vatNumber }: InvoiceSnapshot['seller']) =>
  vatNumber === '' ? 0 : STANDARD_VAT_RATE
