import type { Kysely } from 'kysely'
import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listApplications as call } from '#contract/operator/restaurants/applications.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/database/tables.ts'
import { FieldError } from '#api/http/api-error.ts'
import {
  countApplications,
  selectApplications,
  selectDeclinedApplications,
} from './applications.queries.ts'

/**
 * Applications without an answer, the longest waiting first, or those that were declined, the latest first. Throws
 * a FieldError for an invalid cursor.
 */
export async function listApplications(
  { db }: Pick<Context, 'db'>,
  { list, cursor, limit }: QueryOf<typeof call>,
): Promise<OutputOf<typeof call>> {
  const after = cursor === undefined ? null : placeOf(cursor)
  const select = list === 'waiting' ? selectApplications : selectDeclinedApplications
  const [rows, counts] = await Promise.all([
    select(db, { after, limit: limit + 1 }),
    countApplications(db),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(({ id, fields, sentAt, answeredAt, reason }) => ({
      id,
      restaurant: fields['restaurant'] ?? '',
      name: fields['name'] ?? '',
      email: fields['email'] ?? '',
      phone: fields['phone'] ?? '',
      postCode: fields['postCode'] ?? '',
      message: fields['message'] ?? '',
      sentAt: sentAt.toISOString(),
      declined: answeredAt && { at: answeredAt.toISOString(), reason: reason ?? '' },
    })),
    nextCursor: last ? `${(last.answeredAt ?? last.sentAt).toISOString()} ${last.id}` : null,
    count: counts[list],
  }
}

/** How many applications have no answer, and how many were declined. */
export const applicationCounts = (
  db: Kysely<Database>,
): Promise<{ waiting: number; declined: number }> => countApplications(db)

const CURSOR = /^(?<at>\S+) (?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function placeOf(cursor: string): { at: Date; id: string } {
  const { at = '', id = '' } = CURSOR.exec(cursor)?.groups ?? {}
  const found = new Date(at)
  if (Number.isNaN(found.getTime()))
    throw new FieldError([{ field: 'cursor', code: 'invalid_value' }])
  return { at: found, id }
}
