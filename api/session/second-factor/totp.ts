import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret of 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20)

/** Which half minute since 1970 an instant belongs to. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS)

/** The code of a half minute: RFC 6238 with the SHA-1 that every app understands. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * The half minute whose code was entered: the present one or one beside it, for clocks that differ and people
 * who type slowly. Null: the code is none of theirs.
 */
export function stepOfCode(secret: Buffer, code: string, at: Date): number | null {
  const present = stepOf(at)
  const entered = Buffer.from(code.padStart(DIGITS).slice(0, DIGITS))
  const steps = [present, present - 1, present + 1]
  const isOf = (step: number) => timingSafeEqual(Buffer.from(totpCode(secret, step)), entered)
  return steps.find(isOf) ?? null
}

/** A secret as people type it and apps read it (RFC 4648). */
export function base32(bytes: Buffer): string {
  let [bits, text] = ['', '']
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  for (let at = 0; at < bits.length; at += 5)
    text += BASE32.charAt(Number.parseInt(bits.slice(at, at + 5).padEnd(5, '0'), 2))
  return text
}

/** What a QR code tells an app: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function totpUri(secret: Buffer, { issuer, email }: { issuer: string; email: string }) {
  const query = new URLSearchParams({ secret: base32(secret), issuer })
  // Apps read a plus as such.
  const written = query.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${written}`
}
