import type { Params } from '../wire/params.ts'
import { invalidParameter } from '../wire/refusal.ts'

/** Where the customer goes after authentication: an address of the web, never a script. */
export function readReturnUrl(params: Params): string | null {
  const url = params.text('return_url')
  if (url === null) return null
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw invalidParameter('return_url', 'Not a valid URL', 'url_invalid')
  }
  return url
}
