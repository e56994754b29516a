/** The size that a logo is stored in at most, in pixels: three times what a page's header has room for. */
export const LOGO_MAXIMUM = { width: 600, height: 120 } as const
