import type { MenuVersion } from '#contract/partner/menu/menu-versions.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { selectVersion, selectVersions, type VersionRow } from './versions.queries.ts'

const PAGE = 20

/** The versions of a menu, the latest first, a page at a time. */
export async function listVersions(
  { db }: Pick<Context, 'db'>,
  { storeId, before }: { storeId: string; before: number | undefined },
): Promise<{ items: MenuVersion[]; nextBefore: number | null }> {
  const rows = await selectVersions(db, { storeId, before, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  return {
    items: shown.map(versionOf),
    nextBefore: rows.length > PAGE ? (shown.at(-1)?.number ?? null) : null,
  }
}

/** A version with its menu. Throws NONEXISTING_MENU_VERSION. */
export async function readVersion(
  { db }: Pick<Context, 'db'>,
  wanted: { storeId: string; number: number },
): Promise<VersionRow & { menu: MenuDocument }> {
  const row = await selectVersion(db, wanted)
  if (!row) throw new ApiError('NONEXISTING_MENU_VERSION')
  return row
}

/** A version as it is answered, without its menu. */
export function versionOf(row: VersionRow): MenuVersion {
  const { number, publishedAt, publishedBy, isScheduled, restoredNumber, products } = row
  return {
    number,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    isScheduled,
    restoredNumber,
    products,
  }
}
