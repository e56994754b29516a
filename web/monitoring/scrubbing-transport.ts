import { makeFetchTransport } from '@sentry/browser'
import { scrubText } from '#rules/monitoring/scrub.ts'

type MakeTransport = typeof makeFetchTransport
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0]
type Item = Envelope[1][number]

/** Keys of ids that Sentry made itself and joins events by, which cannot contain a person's words. */
const EXEMPT_KEYS = new Set([
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'segment_id',
  'replay_id',
  'replayId',
  'error_ids',
  'trace_ids',
  'public_key',
  'dsn',
  'sdk',
  'sent_at',
  'timestamp',
  'type',
  'tagName',
  '_cssText',
  'class',
])
/** Keys of parts of an address, besides the address itself. */
const DROPPED_KEY = /^(?:url|http)\.(?:query|fragment)$|^query_string$/
const RECORDING = 'replay_recording'

/**
 * Sends envelopes as Sentry's own transport does, after removing everything that could identify a person from
 * every text in them: the only way out of the browser. Sends nothing once `closed`.
 */
export function scrubbingTransport(closed: AbortSignal): MakeTransport {
  return (options) => {
    const transport = makeFetchTransport(options)
    // A browser refuses more than 64 KiB of requests that outlive their page, and counts those whose answer nobody
    // has read: a recording of nearly that size would never be sent.
    const fetchOptions: RequestInit = { ...options.fetchOptions, keepalive: false }
    const recordings = makeFetchTransport({ ...options, fetchOptions })
    return {
      ...transport,
      async send(envelope) {
        if (closed.aborted) return {}
        const scrubbed = await scrubEnvelope(envelope)
        // It may have been closed while a recording was compressed.
        if (closed.aborted) return {}
        return (hasRecording(scrubbed) ? recordings : transport).send(scrubbed)
      },
    }
  }
}

const hasRecording = ([, items]: Envelope) =>
  (items as Item[]).some(([header]) => header.type === RECORDING)

async function scrubEnvelope([headers, items]: Envelope): Promise<Envelope> {
  const scrubbed: Item[] = []
  // One after the other: they are few, and recordings are large.
  for (const item of items as Item[]) scrubbed.push(await scrubItem(item))
  // Every item still has its type.
  return [scrub(headers), scrubbed] as Envelope
}

async function scrubItem([header, payload]: Item): Promise<Item> {
  if (header.type !== RECORDING) return [header, scrub(payload)] as Item
  const text =
    typeof payload === 'string' ? payload : new TextDecoder().decode(payload as Uint8Array)
  // Its own header in one line, then the events.
  const end = text.indexOf('\n')
  const events = JSON.stringify(scrub(JSON.parse(text.slice(end + 1))))
  const packed = await joined(text.slice(0, end + 1), await deflated(events))
  return [{ ...header, length: packed.byteLength }, packed] as Item
}

/** The same value, with every text in it scrubbed, except under the exempt keys. */
function scrub<Value>(value: Value): Value {
  if (typeof value === 'string') return scrubText(value) as Value
  if (Array.isArray(value)) return value.map((each: unknown) => scrub(each)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !DROPPED_KEY.test(key))
      .map(([key, inner]: [string, unknown]) => [key, EXEMPT_KEYS.has(key) ? inner : scrub(inner)]),
  ) as Value
}

/** Compresses a recording as Sentry's own worker does; leaves it as it is where the browser can't. */
async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text)
  if (!('CompressionStream' in window)) return bytes
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function joined(head: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await new Blob([head, bytes]).arrayBuffer())
}
