const KNOWN_SHAPE = /^[A-Z0-9_-]{1,40}$/

/**
 * A code as it is compared, whatever was typed: in capitals, without spaces or characters that
 * nobody sees. Null: no code can be like that.
 */
export function discountCodeOf(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
  return KNOWN_SHAPE.test(code) ? code : null
}
