import { createDecipheriv, hkdfSync } from 'node:crypto'
import type { Subscriber } from './push-state.ts'

const saltLength = 16
const keyAt = saltLength + 5
const tagLength = 16
/** Ends the text of the last record; what follows is padding. */
const lastRecordEnds = 2

/**
 * What a message says to its subscriber: RFC 8291 over RFC 8188, of one record, as push services
 * ask for. Throws for one that was not encrypted to this subscriber.
 */
export function decrypt(body: Buffer, { pair, publicKey, authSecret }: Subscriber): string {
  const salt = body.subarray(0, saltLength)
  const keyLength = body.readUInt8(saltLength + 4)
  const senderKey = body.subarray(keyAt, keyAt + keyLength)
  const record = body.subarray(keyAt + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const shared = derive(pair.computeSecret(senderKey), authSecret, info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-tagLength))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagLength)), decipher.final()])
  const end = padded.lastIndexOf(lastRecordEnds)
  if (end < 0) throw new Error('The record does not end')
  return padded.subarray(0, end).toString('utf8')
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
