import { createECDH, ECDH } from 'node:crypto'
import type { PushServices } from '#api/settings/configuration.ts'

const curve = 'prime256v1'

/**
 * Whether an address from a browser is one of a known push service. Anybody may send one, and our server will
 * write to it, so no other server may be reached by it.
 */
export function isPushEndpoint(endpoint: string, services: PushServices): boolean {
  if (!URL.canParse(endpoint)) return false
  const { href, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (services.sandboxUrl !== null && href.startsWith(services.sandboxUrl)) return true
  if (protocol !== 'https:' || port !== '') return false
  return services.hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  )
}

/** The public half of the private key that notifications are signed with, in the browser's format. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH(curve)
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}

/** Whether the keys from a browser can be encrypted to: a point of the curve, and 16 bytes. */
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
