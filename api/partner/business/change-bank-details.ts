import { randomUUID } from 'node:crypto'
import {
  changeBankDetails as call,
  type BankDetails,
  type Business,
} from '#contract/partner/business.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { checkProof, proveIdentity } from '#api/session/sign-in/prove-identity.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'
import { openBankDetails, sealBankDetails } from './bank-account-seal.ts'
import { saveSealedAccount, selectOwnerIds, selectSealedAccount } from './business.queries.ts'
import { readBusiness } from './read-business.ts'

/**
 * Changes the account that a store is paid to, and tells every owner by email. The same account again
 * changes nothing. Throws INCORRECT_PASSWORD, and TOO_MANY_REQUESTS after too many wrong ones.
 */
export async function changeBankDetails(
  context: Context,
  act: StoreAct,
  { password, ...details }: BankDetails & { password: string },
  { address }: { address: string },
): Promise<Business> {
  const { accountId } = act.changer
  const proven = await proveIdentity(context, accountId, { password }, { address, cookies: '' })
  return changeAtStore(context, call, act, async (transaction) => {
    await checkProof(transaction, accountId, proven)
    await replaceAccount(context, transaction, act, details)
    return readBusiness({ db: transaction }, act.storeId)
  })
}

async function replaceAccount(
  context: Context,
  transaction: Transaction,
  { storeId, changer }: StoreAct,
  details: BankDetails,
): Promise<void> {
  const before = await selectSealedAccount(transaction, storeId)
  const present = before && (await openBankDetails(context, storeId, before.sealed))
  if (present && isSame(present, details)) return
  const at = context.now()
  const sealed = await sealBankDetails(context, storeId, details)
  const lastDigits = details.accountNumber.slice(-4)
  await saveSealedAccount(transaction, { storeId, sealed, lastDigits, changedAt: at })
  await recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: 'changeBankDetails',
    before: { bankAccountSince: before?.changedAt.toISOString() ?? null },
    after: { bankAccountSince: at.toISOString() },
  })
  const owners = await selectOwnerIds(transaction, storeId)
  const payload = { storeId, changerId: changer.accountId, lastDigits, at: at.toISOString() }
  // One for each, so that a mailbox that is away sends nobody else the email twice.
  await enqueue(
    transaction,
    owners.map((ownerId) => ({
      task: 'send-bank-notice',
      payload: { ...payload, id: randomUUID(), ownerId },
    })),
  )
}

const isSame = (a: BankDetails, b: BankDetails) =>
  a.accountName === b.accountName &&
  a.sortCode === b.sortCode &&
  a.accountNumber === b.accountNumber
