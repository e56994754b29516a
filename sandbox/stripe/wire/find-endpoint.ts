import type { Endpoint } from './endpoint.ts'
import { Refusal } from './refusal.ts'

export type Found = { endpoint: Endpoint; id: string }

/** The endpoint of a path below `/v1/`, and the id it names. */
export function findEndpoint(
  endpoints: readonly Endpoint[],
  method: Endpoint['method'],
  path: string,
): Found {
  const steps = path.replace(/\/$/, '').split('/')
  for (const endpoint of endpoints) {
    const id = endpoint.method === method ? idIn(steps, endpoint.path.split('/')) : null
    if (id !== null) return { endpoint, id }
  }
  const message = `Unrecognized request URL (${method}: /v1/${path}). The sandbox has no such call.`
  throw new Refusal(404, { type: 'invalid_request_error', message }, true)
}

/** Null if the path is another one; an empty text if it names no id. */
function idIn(steps: readonly string[], pattern: readonly string[]): string | null {
  const fits = steps.length === pattern.length
  if (!fits || !pattern.every((part, place) => part === ':id' || part === steps[place])) return null
  return steps[pattern.indexOf(':id')] ?? ''
}
