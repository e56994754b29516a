import type { Context } from '#api/context.ts'
import { selectBankNotice } from './business.queries.ts'

export interface BankNotice {
  /** Of the owner whom it tells. */
  email: string
  storeName: string
  /** Who changed the account; empty where they are deleted. */
  changer: string
}

/** What an owner is told about another bank account of a store; undefined: nobody is there to be told. */
export async function findBankNotice(
  { db }: Context,
  given: { storeId: string; ownerId: string; changerId: string },
): Promise<BankNotice | undefined> {
  const row = await selectBankNotice(db, given)
  if (!row) return undefined
  const { email, storeName, firstName, lastName, changerEmail } = row
  const changer = `${firstName ?? ''} ${lastName ?? ''}`.trim() || (changerEmail ?? '')
  return { email, storeName, changer }
}
