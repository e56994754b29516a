import { randomBytes } from 'node:crypto'

/** What makes and remembers unique values. */
export function markerOf(start: string) {
  const all: Record<string, string[]> = {}
  const remember = (column: string, text: string) => {
    ;(all[column] ??= []).push(text)
    return text
  }
  return {
    all,
    /** A text for a column: `of` distinguishes those of one column. */
    words: (column: string, of: string, end = '') => remember(column, `${start}${of}${end}`),
    /** Bytes for a column. */
    bytes: (column: string, length = 32) => {
      const bytes = randomBytes(length)
      remember(column, bytes.toString('hex'))
      return bytes
    },
    /** Text as it is, for a column that takes no other. */
    exactly: remember,
  }
}
export type Marker = ReturnType<typeof markerOf>
