import { newKey } from '#web/calls/request/idempotency-key.ts'

/** A random UUID for what is added to a menu. Also works on insecure pages. */
export function newId(): string {
  const hex = newKey()
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
