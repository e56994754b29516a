import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from './refusal.ts'

/** The keys of the sandbox's one account. They are valid nowhere else. */
export const SECRET_KEY = 'sk_test_sandbox'
export const PUBLISHABLE_KEY = 'pk_test_sandbox'

/** Whether the call has the secret key; a publishable one may also come as the parameter `key`. */
export function isCalledBySecretKey(
  headers: IncomingHttpHeaders,
  keyParameter: string | null,
): boolean {
  const key = keyOf(headers.authorization ?? '') ?? keyParameter
  if (key === SECRET_KEY) return true
  if (key === PUBLISHABLE_KEY) return false
  const message =
    key === null
      ? 'You did not provide an API key. Send one as `Authorization: Bearer YOUR_KEY`.'
      : `Invalid API Key provided: ${key.slice(0, 8)}****. The sandbox’s is ${SECRET_KEY}.`
  throw unauthorised(message)
}

/** 403 of a publishable key where the secret one is needed. */
export function secretKeyNeeded(): Refusal {
  const message = 'This API call cannot be made with a publishable API key. Use the secret key.'
  return new Refusal(
    403,
    { type: 'invalid_request_error', code: 'secret_key_required', message },
    true,
  )
}

function unauthorised(message: string): Refusal {
  return new Refusal(401, { type: 'invalid_request_error', message }, true)
}

function keyOf(authorization: string): string | null {
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? []
  if (value === '') return null
  if (scheme.toLowerCase() === 'bearer') return value
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null
}
