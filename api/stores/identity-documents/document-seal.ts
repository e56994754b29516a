import { createHmac, webcrypto } from 'node:crypto'
import type { Context } from '#api/context.ts'

const PURPOSE = 'identity document'
const ALGORITHM = 'AES-GCM'
const NONCE_BYTES = 12

/** Which document of which store a file belongs to. */
export interface DocumentName {
  storeId: string
  documentId: string
}

/**
 * A file, encrypted and authenticated (AES-256-GCM) with the marketplace's data key, for this document of this
 * store alone: the nonce, what is encrypted, and the tag.
 */
export async function sealDocument(
  { configuration }: Pick<Context, 'configuration'>,
  name: DocumentName,
  file: Uint8Array<ArrayBuffer>,
): Promise<Buffer> {
  const iv = webcrypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const key = await keyOf(configuration.dataKey)
  const sealed = await webcrypto.subtle.encrypt(parametersOf(name, iv), key, file)
  return Buffer.concat([iv, new Uint8Array(sealed)])
}

/** Null: not sealed for this document, with another key, or changed since. */
export async function openDocument(
  { configuration }: Pick<Context, 'configuration'>,
  name: DocumentName,
  sealed: Uint8Array,
): Promise<Buffer | null> {
  const iv = new Uint8Array(sealed.subarray(0, NONCE_BYTES))
  const rest = new Uint8Array(sealed.subarray(NONCE_BYTES))
  const key = await keyOf(configuration.dataKey)
  try {
    return Buffer.from(await webcrypto.subtle.decrypt(parametersOf(name, iv), key, rest))
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'OperationError') return null
    throw thrown
  }
}

const parametersOf = ({ storeId, documentId }: DocumentName, iv: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(`${PURPOSE} ${documentId} of ${storeId}`),
})

/** Of 32 bytes, as the algorithm needs, and another one than that of bank accounts. */
function keyOf(dataKey: string) {
  const bytes = createHmac('sha256', dataKey).update(PURPOSE).digest()
  return webcrypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt'])
}
