import type { IdentityDocuments } from '#contract/identity-documents/identity-documents.ts'
import { DOCUMENTS_MAXIMUM, UNDECIDED_DAYS } from '#rules/business/identity-document.ts'
import type { Context } from '#api/context.ts'
import { readRetention } from '#api/settings/retention.ts'
import { selectDocuments } from './documents.queries.ts'

const DAY_MS = 86_400_000

/** The identity documents of a store, and until when their files are stored. `db` may be a transaction. */
export async function listDocuments(
  { db }: Pick<Context, 'db'>,
  storeId: string,
): Promise<IdentityDocuments> {
  const [rows, { days }] = await Promise.all([selectDocuments(db, storeId), readRetention(db)])
  const daysAfter = (at: Date, count: number) => new Date(at.getTime() + count * DAY_MS)
  return {
    items: rows.map(({ sentAt, decidedAt, ...document }) => ({
      ...document,
      sentAt: sentAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      erasedAt: document.hasFile
        ? daysAfter(
            decidedAt ?? daysAfter(sentAt, UNDECIDED_DAYS),
            days.identityDocuments,
          ).toISOString()
        : null,
    })),
    room: Math.max(0, DOCUMENTS_MAXIMUM - rows.filter(({ hasFile }) => hasFile).length),
  }
}
