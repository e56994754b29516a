import { importJWK, jwtVerify } from 'jose'

/** Who sent a message: their public key, and where they can be written to. */
export interface Sender {
  publicKey: string
  contact: string
}

const longestLifeSeconds = 86_400

/**
 * Who has signed a request, by its Authorization header (RFC 8292), for a service at this origin; null
 * for whoever has not signed it, or not for us, or for longer than a day.
 */
export async function checkSender(
  authorization: string | undefined,
  origin: string,
): Promise<Sender | null> {
  const [, token, publicKey] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/i.exec(authorization ?? '') ?? []
  if (token === undefined || publicKey === undefined) return null
  try {
    const key = await importJWK(jwkOf(publicKey), 'ES256')
    const { payload } = await jwtVerify(token, key, { audience: origin, algorithms: ['ES256'] })
    const { exp = 0, sub = '' } = payload
    const isTooLong = exp - Date.now() / 1000 > longestLifeSeconds
    return isTooLong || !/^(mailto:|https:)/.test(sub) ? null : { publicKey, contact: sub }
  } catch {
    // Neither a key nor a signature by it.
    return null
  }
}

/** A point of the curve, uncompressed, as a key of the web. */
function jwkOf(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
}
