import type { Context } from '#api/context.ts'
import { updateEmailTestedAt } from './settings.queries.ts'

/** Records that the mail server accepted an email, by which somebody tried whether emails arrive. */
export function recordEmailTest({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  return updateEmailTestedAt(db, now())
}
