import { createHash, randomBytes } from 'node:crypto'
import { API_BASE } from '#contract/constants.ts'
import type { PrinterSetUp } from '#contract/partner/printers.ts'
import type { PrinterKind } from '#rules/printing/printer-status.ts'
import type { Context } from '#api/context.ts'

/** 32 characters that are typed on any keyboard and not mistaken for each other. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 130 bits, within the 30 characters that printers take for a password. */
const SECRET_LENGTH = 26

/** The name of every Star printer: its password alone says which one it is. */
const STAR_USER = 'printer'

export const STAR_PATH = '/printers/star'
export const EPSON_PATH = '/printers/epson'

export function newSecret(): string {
  return Array.from(randomBytes(SECRET_LENGTH), (byte) => ALPHABET[byte % 32]).join('')
}

/** Long random secrets need no slow hash. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** What is typed into the set-up of a printer. */
export function setUpOf(
  { configuration }: Pick<Context, 'configuration'>,
  kind: PrinterKind,
  secret: string,
): PrinterSetUp {
  const base = configuration.publicUrl + API_BASE
  return kind === 'star'
    ? { url: base + STAR_PATH, user: STAR_USER, password: secret }
    : { url: `${base}${EPSON_PATH}/${secret}`, user: null, password: null }
}
