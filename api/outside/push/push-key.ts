import { createECDH, ECDH } from 'node:crypto'

const curve = 'prime256v1'

/** The public half of the private key that notifications are signed with, as browsers want it. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH(curve)
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}

/** Whether the keys that a browser gave can be encrypted to: a point of the curve, and 16 bytes. */
export function canBeEncryptedTo({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return false
  try {
    ECDH.convertKey(point, curve)
    return true
  } catch {
    // It is not on the curve.
    return false
  }
}
