/** The characters that Bacs passes on from bank to bank. */
const ALLOWED = /[^A-Z0-9 .&/-]/g

/** Names and references have no more. */
export const BACS_TEXT_LENGTH = 18

/**
 * Text as Bacs allows it: capitals without accents, digits, full stop, ampersand, slash, hyphen and space, cut
 * after 18 characters. Apostrophes disappear, and whatever else isn't allowed becomes a space.
 */
export function bacsText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/['’`]/g, '')
    .toUpperCase()
    .replaceAll(ALLOWED, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, BACS_TEXT_LENGTH)
    .trimEnd()
}
