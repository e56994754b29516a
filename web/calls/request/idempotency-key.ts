/**
 * A name for a request, so that it is done once however often it is sent. Also where a page that came
 * without encryption has no `crypto.randomUUID`.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
