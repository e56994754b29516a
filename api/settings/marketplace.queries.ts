import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { StoredLogo } from './logo-file.ts'

/** The settings of the marketplace, as an operator has made them. */
export function loadMarketplace(db: Kysely<Database>) {
  return db
    .selectFrom('marketplace')
    .select([
      'name',
      'welcome_line as welcomeLine',
      'accent_colour as accentColour',
      'welcome_colour as welcomeColour',
      'contact_email as contactEmail',
      'contact_phone as contactPhone',
      'legal_name as legalName',
      'legal_address as legalAddress',
      'company_number as companyNumber',
      'vat_number as vatNumber',
      'footer_text as footerText',
      'version',
    ])
    .executeTakeFirstOrThrow()
}

/** The logo and how often it has changed, as they are together. */
export async function loadLogo(
  db: Kysely<Database>,
): Promise<{ logo: StoredLogo | null; version: number }> {
  const { version, id, width, height, webp, png } = await db
    .selectFrom('marketplace')
    .leftJoin('marketplace_logo as logo', 'logo.is_only', 'marketplace.is_only')
    .select([
      'marketplace.logo_version as version',
      'logo.id',
      'logo.width',
      'logo.height',
      'logo.webp',
      'logo.png',
    ])
    .executeTakeFirstOrThrow()
  // The columns of a row are all there, or the row isn't.
  const logo =
    id === null || width === null || height === null || webp === null || png === null
      ? null
      : { id, width, height, webp, png }
  return { logo, version }
}
