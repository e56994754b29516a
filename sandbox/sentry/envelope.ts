import { inflateSync } from 'node:zlib'

export interface EnvelopeItem {
  /** "event", "transaction", "replay_event", "replay_recording" and others. */
  type: string
  /** What is in it; of a recording its events, unpacked. */
  payload: unknown
}

export interface Envelope {
  at: string
  headers: unknown
  items: EnvelopeItem[]
}

const NEW_LINE = 0x0a

/**
 * Reads an envelope: a line of headers, then for each item a line of headers and its payload, which is
 * as long as these say or ends with the line (https://develop.sentry.dev/sdk/data-model/envelopes/).
 * Null for what is none.
 */
export function readEnvelope(bytes: Buffer, at: Date): Envelope | null {
  try {
    let [line, rest] = nextLine(bytes)
    const headers: unknown = JSON.parse(line.toString())
    const items: EnvelopeItem[] = []
    while (rest.length > 0) {
      ;[line, rest] = nextLine(rest)
      if (line.length === 0) continue
      // What an SDK writes; anything else does not fit below.
      const { type, length } = JSON.parse(line.toString()) as { type: string; length?: number }
      const end = length ?? nextLine(rest)[0].length
      items.push({ type, payload: payloadOf(type, rest.subarray(0, end)) })
      rest = rest.subarray(end)
    }
    return { at: at.toISOString(), headers, items }
  } catch {
    return null
  }
}

function nextLine(bytes: Buffer): [line: Buffer, rest: Buffer] {
  const end = bytes.indexOf(NEW_LINE)
  return end < 0 ? [bytes, Buffer.alloc(0)] : [bytes.subarray(0, end), bytes.subarray(end + 1)]
}

/** A recording has a line of its own before its events, which may be packed. */
function payloadOf(type: string, bytes: Buffer): unknown {
  if (type !== 'replay_recording') return JSON.parse(bytes.toString())
  const [, events] = nextLine(bytes)
  // JSON begins with a bracket, which no packed text does.
  const text = events[0] === '['.charCodeAt(0) ? events : inflateSync(events)
  return JSON.parse(text.toString())
}
