import type { Kysely } from 'kysely'
import {
  afterAct,
  type RestaurantAct,
  type RestaurantState,
} from '#rules/stores/store-lifecycle.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { lockApplication, saveAnswer, selectDeclined } from './applications.queries.ts'

/** The form's values, by the name of the field. */
type Fields = Record<string, string>

const STATE_AFTER = { takenOn: 'draft', declined: 'declined' } as const

/**
 * An application that nobody has answered, locked until the transaction ends. Throws NONEXISTING_APPLICATION and
 * RESTAURANT_STATE_INVALID.
 */
export async function lockOpenApplication(
  transaction: Transaction,
  id: string,
  act: RestaurantAct,
): Promise<Fields> {
  const application = await lockApplication(transaction, id)
  if (!application) throw new ApiError('NONEXISTING_APPLICATION')
  const state: RestaurantState = application.outcome ? STATE_AFTER[application.outcome] : 'applied'
  if (afterAct(state, act, 'operator') === null)
    throw new ApiError('RESTAURANT_STATE_INVALID', { state })
  return application.fields
}

/** Writes down what became of a locked application. */
export function answerApplication(
  transaction: Transaction,
  answer: Parameters<typeof saveAnswer>[1],
): Promise<void> {
  return saveAnswer(transaction, answer)
}

/** Whom the answer to a declined application goes to; undefined: it is deleted. */
export async function findDeclined(
  db: Kysely<Database>,
  id: string,
): Promise<{ fields: Fields; reason: string } | undefined> {
  return selectDeclined(db, id)
}
