import type { Kysely } from 'kysely'
import { summariseMenu, type MenuSummary } from '#rules/menu/document/summarise-menu.ts'
import type { Database } from '#api/database/tables.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { readLiveMenu } from './read-live-menu.ts'
import { selectDraft, selectVersions } from './versions.queries.ts'

export interface MenuSummaries {
  /** What customers see or would see, and since when, null where it came with an import; null: nothing. */
  published: (MenuSummary & { at: string | null }) | null
  /** What its staff have drafted, and when last; null: nothing. */
  draft: (MenuSummary & { at: string }) | null
}

/** What the published menu of a store and its draft are like. */
export function readMenuSummaries(db: Kysely<Database>, storeId: string): Promise<MenuSummaries> {
  return inTransaction(db, async (transaction) => {
    const [latest] = await selectVersions(transaction, { storeId, before: undefined, limit: 1 })
    const draft = await selectDraft(transaction, storeId)
    const live = summariseMenu(await readLiveMenu(transaction, storeId))
    const isPublished = latest !== undefined || live.dishes > 0
    return {
      published: isPublished ? { ...live, at: latest?.publishedAt.toISOString() ?? null } : null,
      draft: draft?.menu
        ? { ...summariseMenu(draft.menu), at: draft.changedAt.toISOString() }
        : null,
    }
  })
}
