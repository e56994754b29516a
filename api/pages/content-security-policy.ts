interface Allowed {
  isHttps: boolean
  /** Where the street map comes from, with its tiles, letters and pictures; null without one. */
  mapOrigin: string | null
}

/**
 * What a page may load and run: our own files, scripts that carry the nonce of this answer, and the
 * parts of a street map where there is one. Style attributes are allowed, because table settings are
 * placed by them; style elements are not. @returns the policy for each nonce
 */
export function contentSecurityPolicy({ isHttps, mapOrigin }: Allowed): (nonce: string) => string {
  const map = mapOrigin === null ? '' : ` ${mapOrigin}`
  const rest = [
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${map}`,
    "font-src 'self'",
    `connect-src 'self'${map}`,
    // Without it the map's own worker, a file of ours, would need the nonce as well.
    ...(mapOrigin === null ? [] : ["worker-src 'self'"]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (nonce) =>
    `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; ${rest}`
}
