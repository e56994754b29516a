import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidParameter } from '#sandbox/stripe/wire/refusal.ts'

/** A payment's, or a setup's. */
type Intent = { automatic_payment_methods: { allow_redirects?: string } | null }

/**
 * Where the customer goes after authentication: an address of the web, never a script. One is needed
 * where the account's ways to pay may lead to another website, whether or not this one does.
 */
export function readReturnUrl(params: Params, intent: Intent): string | null {
  const url = params.text('return_url')
  if (url === null) {
    if (intent.automatic_payment_methods?.allow_redirects !== 'always') return null
    throw invalidParameter(
      'return_url',
      'A return_url is needed: this intent takes ways to pay that lead to another page, unless its ' +
        'automatic_payment_methods[allow_redirects] is never.',
    )
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw invalidParameter('return_url', 'Not a valid URL', 'url_invalid')
  }
  return url
}
