interface Allowed {
  isHttps: boolean
  /** Where the street map comes from, with its tiles, letters and pictures; null without one. */
  mapOrigin: string | null
  /** Whether the bot check is Google's. */
  hasRecaptcha: boolean
}

/**
 * https://developers.google.com/recaptcha/docs/faq, where Google lists what its script needs. The
 * script itself carries our nonce, and hands it on.
 */
const recaptchaFrames = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'

/**
 * What a page may load and run: our own files, scripts that carry the nonce of this answer, the
 * parts of a street map where there is one, and reCAPTCHA where it has keys. Style attributes are allowed, because table settings are
 * placed by them; style elements are not. @returns the policy for each nonce
 */
export function contentSecurityPolicy({
  isHttps,
  mapOrigin,
  hasRecaptcha,
}: Allowed): (nonce: string) => string {
  const map = mapOrigin === null ? '' : ` ${mapOrigin}`
  const rest = [
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${map}`,
    "font-src 'self'",
    `connect-src 'self'${map}${hasRecaptcha ? ' https://www.google.com/recaptcha/' : ''}`,
    // The map's and the bot check's, files of ours, which would need the nonce without this.
    "worker-src 'self'",
    ...(hasRecaptcha ? [`frame-src ${recaptchaFrames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (nonce) =>
    `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; ${rest}`
}
