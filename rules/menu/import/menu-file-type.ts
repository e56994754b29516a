/** The first bytes of what people take for a menu, and cannot be read as one. */
const OTHERS: readonly (readonly number[])[] = [
  // A program of Windows, and of Linux.
  [0x4d, 0x5a, 0x90],
  [0x7f, 0x45, 0x4c, 0x46],
  // A spreadsheet of before 2007.
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x1f, 0x8b],
]

const ZIP = [0x50, 0x4b, 0x03, 0x04]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** What a file is by its contents, whatever its name says; null: nothing that a menu is read from. */
export function menuFileType(bytes: Uint8Array): 'zip' | 'text' | null {
  if (startsWith(bytes, ZIP)) return 'zip'
  return OTHERS.some((start) => startsWith(bytes, start)) ? null : 'text'
}

/** The character between the cells of a CSV: the one that stands most often in its first line. */
export function separatorOf(text: string): ',' | ';' | '\t' {
  const line = text.trimStart().split(/[\r\n]/u, 1)[0] ?? ''
  const outside = line.replaceAll(/"[^"]*"/gu, '')
  const count = (separator: string) => outside.split(separator).length
  const [first = ',' as const] = ([',', ';', '\t'] as const).toSorted((a, b) => count(b) - count(a))
  return first
}
