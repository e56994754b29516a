import { createHmac } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { bankDetails, type BankDetails } from '#contract/partner/business.ts'
import type { Context } from '#api/context.ts'

const PURPOSE = 'bank account'

/** The bank details of a store, encrypted with the marketplace's data key, for this store alone. */
export function sealBankDetails(
  { configuration }: Context,
  storeId: string,
  { accountName, sortCode, accountNumber }: BankDetails,
): Promise<string> {
  return new EncryptJWT({ accountName, sortCode, accountNumber })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(PURPOSE)
    .setSubject(storeId)
    .encrypt(keyOf(configuration.dataKey))
}

/** Null: not sealed for this store, or with another key. */
export async function openBankDetails(
  { configuration }: Context,
  storeId: string,
  sealed: string,
): Promise<BankDetails | null> {
  const opened = await jwtDecrypt(sealed, keyOf(configuration.dataKey), {
    audience: PURPOSE,
    subject: storeId,
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch((thrown: unknown) => {
    if (thrown instanceof errors.JOSEError) return null
    throw thrown
  })
  return opened && bankDetails.parse(opened.payload)
}

/** Of 32 bytes, as the algorithm needs, whatever the length of the setting. */
function keyOf(dataKey: string): Buffer {
  return createHmac('sha256', dataKey).update(PURPOSE).digest()
}
