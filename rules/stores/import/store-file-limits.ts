/** How large a file of stores may be. */
export const STORE_FILE_LIMITS = {
  /** As it is sent by a browser: some 500 stores with menus. A command of the server reads longer ones. */
  bytes: 10 * 1024 * 1024,
  stores: 2000,
  /** Faults and stores that are listed. */
  listed: 500,
} as const
