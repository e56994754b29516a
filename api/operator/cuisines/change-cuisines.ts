import type { BodyOf } from '#contract/call.ts'
import {
  CUISINES_OF_MARKETPLACE_MAXIMUM,
  type addCuisine as addCall,
  type changeCuisine as changeCall,
} from '#contract/operator/settings/cuisines.ts'
import { slugOfName } from '#rules/stores/import/slug-of-name.ts'
import { LANGUAGE_CODES } from '#rules/text/languages.ts'
import { nameInLanguage } from '#rules/text/name-in-language.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { announceAllStores, lockCuisine, lockCuisines, saveCuisine } from './cuisines.queries.ts'
import { readCuisines } from './list-cuisines.ts'

type Cuisines = Awaited<ReturnType<typeof readCuisines>>

/**
 * Adds a cuisine, drawn as another one. Throws CUISINE_ALREADY_EXISTS also for one that is hidden,
 * TOO_MANY_CUISINES, NONEXISTING_CUISINE of the other, and a FieldError for a name without a letter.
 */
export async function addCuisine(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { name, welshName, drawnAs }: BodyOf<typeof addCall>,
  accountId: string,
): Promise<void> {
  const slug = slugOfName(name)
  if (slug === '') throw new FieldError([{ field: 'name', code: 'invalid_value' }])
  await inTransaction(db, async (transaction) => {
    await lockCuisines(transaction)
    const cuisines = await readCuisines(transaction)
    const art = cuisines.find((each) => each.slug === drawnAs)?.art
    if (!art) throw new ApiError('NONEXISTING_CUISINE')
    refuseTwice(cuisines, { slug, name, welshName })
    if (cuisines.some((each) => each.slug === slug)) throw new ApiError('CUISINE_ALREADY_EXISTS')
    if (cuisines.length >= CUISINES_OF_MARKETPLACE_MAXIMUM) throw new ApiError('TOO_MANY_CUISINES')
    await saveCuisine(transaction, { slug, name, welshName, art, isHidden: false })
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at: now(),
      storeId: null,
      act: 'addCuisine',
      subject: name,
      before: {},
      after: { name, welshName },
    })
  })
}

/**
 * Renames a cuisine, or hides it. Throws NONEXISTING_CUISINE, CUISINE_ALREADY_EXISTS when another has a name of it,
 * and CUISINE_IN_USE for hiding one that a restaurant has.
 */
export async function changeCuisine(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { slug, name, welshName, isHidden }: BodyOf<typeof changeCall>,
  accountId: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockCuisines(transaction)
    await lockCuisine(transaction, slug)
    const cuisines = await readCuisines(transaction)
    const before = cuisines.find((each) => each.slug === slug)
    if (!before) throw new ApiError('NONEXISTING_CUISINE')
    refuseTwice(cuisines, { slug, name, welshName })
    if (isHidden && before.stores > 0) throw new ApiError('CUISINE_IN_USE')
    await write(transaction, { ...before, name, welshName, isHidden })
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at: now(),
      storeId: null,
      act: 'changeCuisine',
      subject: before.name,
      before: { name: before.name, welshName: before.welshName, isHidden: before.isHidden },
      after: { name, welshName, isHidden },
    })
  })
}

async function write(transaction: Transaction, cuisine: Cuisines[number]): Promise<void> {
  await saveCuisine(transaction, cuisine)
  await announceAllStores(transaction)
}

/** No two may be called the same on pages in any language. */
function refuseTwice(
  cuisines: Cuisines,
  cuisine: Pick<Cuisines[number], 'slug' | 'name' | 'welshName'>,
): void {
  const isTwice = cuisines.some(
    (other) =>
      other.slug !== cuisine.slug &&
      LANGUAGE_CODES.some(
        (language) =>
          nameInLanguage(language, other).toLowerCase() ===
          nameInLanguage(language, cuisine).toLowerCase(),
      ),
  )
  if (isTwice) throw new ApiError('CUISINE_ALREADY_EXISTS')
}
