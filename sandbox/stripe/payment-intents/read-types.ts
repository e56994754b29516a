import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidParameter } from '#sandbox/stripe/wire/refusal.ts'

/**
 * Ways to pay are chosen from what the account has, in the sandbox cards; a wish only leaves some of
 * them out.
 */
export function readTypes(params: Params) {
  const automatic = params.part('automatic_payment_methods')
  automatic?.refuseUnknown(['enabled', 'allow_redirects'])
  const types = params.texts('allowed_payment_method_types')
  if (types.some((type) => type !== 'card')) {
    throw invalidParameter('allowed_payment_method_types', 'The sandbox has the type card only.')
  }
  const isAutomatic = automatic?.flag('enabled') ?? true
  const allow_redirects = automatic?.choice('allow_redirects', ['always', 'never']) ?? 'always'
  return {
    allowed_payment_method_types: types.length === 0 ? null : types,
    automatic_payment_methods: isAutomatic ? { enabled: true, allow_redirects } : null,
    payment_method_types: ['card'],
  }
}
