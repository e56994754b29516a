/** How large a file with a menu may be; a thousand dishes as a spreadsheet take some 100 kB. */
export const MENU_FILE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  rows: 5000,
  columns: 60,
  /** Of all parts of a spreadsheet together. */
  unpackedBytes: 40 * 1024 * 1024,
  parts: 500,
  /** Faults that are told. */
  faults: 500,
} as const
