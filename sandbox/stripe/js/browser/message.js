// What the page's script and the frames say to each other by postMessage.

const MARK = 'sandbox-stripe'

/**
 * `ask` wants an `answer` of the same id; `tell` wants none.
 * @typedef {{ mark: string, kind: 'ask' | 'answer' | 'tell', name: string, body: unknown, id: number }} Message
 */

/**
 * @param {Message['kind']} kind
 * @param {string} name
 * @param {unknown} body what a structured clone can carry
 * @returns {Message}
 */
export function messageOf(kind, name, body, id = 0) {
  return { mark: MARK, kind, name, body, id }
}

/**
 * The message of an event, or null for one that comes from elsewhere or isn't ours: other scripts
 * of a page talk to their frames as well.
 * @param {{ origin: string, source: unknown, data: unknown }} event
 * @param {{ origin: string, source: unknown }} expected whom we listen to
 * @returns {Message | null}
 */
export function readMessage(event, expected) {
  if (event.origin !== expected.origin || event.source !== expected.source) return null
  return isMessage(event.data) ? event.data : null
}

/**
 * @param {unknown} data
 * @returns {data is Message}
 */
function isMessage(data) {
  return (
    typeof data === 'object' &&
    data !== null &&
    'mark' in data &&
    data.mark === MARK &&
    'name' in data &&
    typeof data.name === 'string' &&
    'kind' in data &&
    (data.kind === 'ask' || data.kind === 'answer' || data.kind === 'tell')
  )
}
