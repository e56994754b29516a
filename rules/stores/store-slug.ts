/** A store's name in addresses: 1 to 120 of a-z, 0-9 and hyphens, not beginning with a hyphen. */
export const STORE_SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/
