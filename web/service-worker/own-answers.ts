import { API_BASE } from '#contract/constants.ts'
import { MAXIMUM_ENTRIES, ownerOf } from './policy.ts'
import { STORED_AT_HEADER } from './shared.ts'
import { trim } from './trim.ts'

/**
 * Answers a call about a cart or an order: from the network, and without one with the last answer to the same
 * account or guest. Logging out deletes the caches (see web/state/persistence/persistence.ts). They
 * are opened before the call is sent: an answer that arrives after a log-out goes into the deleted cache,
 * which nobody can open.
 */
export async function ownAnswer(event: FetchEvent): Promise<Response> {
  const { request } = event
  const owner = ownerOf(request.headers)
  if (!owner) return fetch(request)
  const cache = await caches.open(owner.cache)
  const key = await keyOf(request.url, owner.name)
  let response: Response
  try {
    response = await fetch(request)
  } catch (error) {
    const stored = await cache.match(key)
    if (stored) return stored
    throw error
  }
  if (response.status === 200 && response.type === 'basic')
    event.waitUntil(store(cache, key, response.clone()))
  // No longer theirs, or missing.
  else if ([401, 403, 404, 410].includes(response.status)) event.waitUntil(cache.delete(key))
  return response
}

/**
 * Sends a change of a cart. Every answer to one is the whole cart, so it is stored as the answer of the next
 * call.
 */
export async function cartChange(event: FetchEvent): Promise<Response> {
  const { request } = event
  const owner = ownerOf(request.headers)
  if (!owner) return fetch(request)
  const cache = await caches.open(owner.cache)
  const response = await fetch(request)
  if (response.ok && response.status !== 204)
    event.waitUntil(storeCart(cache, owner.name, response.clone()))
  return response
}

async function storeCart(cache: Cache, owner: string, response: Response): Promise<void> {
  const { cartToken } = (await response.clone().json()) as { cartToken?: string }
  if (!cartToken) return
  const url = new URL(`${API_BASE}/cart/${cartToken}`, response.url)
  await store(cache, await keyOf(url.href, owner), response)
}

async function store(cache: Cache, key: string, response: Response): Promise<void> {
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    [STORED_AT_HEADER]: response.headers.get('date') ?? '',
  }
  await cache.put(key, new Response(await response.text(), { headers }))
  await trim(cache, MAXIMUM_ENTRIES.own)
}

/** A cache key that only the same owner's call has. No token can be read from it. */
async function keyOf(url: string, owner: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${owner} ${url}`))
  return `/own/${[...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
