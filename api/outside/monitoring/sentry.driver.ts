import type { MonitoringPort } from './monitoring.port.ts'
import { sentryEvent, type SentryEvent } from './sentry-event.ts'

export interface MonitoringLog {
  warn(fields: object, message: string): void
}

interface SentryOptions {
  /** Where envelopes are sent, with the project's key. */
  envelopeUrl: string
  environment: string
  log: MonitoringLog
  now?: () => Date
  timeoutMs?: number
}

const TIMEOUT_MS = 5000
/** A bug that occurs for everyone is reported as one. */
const MAXIMUM_PER_MINUTE = 30
const MAXIMUM_UNDER_WAY = 10
const PAUSE_MS = 60_000
const SDK = { name: 'tuck-in.server', version: '1' }

/**
 * Reports errors to Sentry or a compatible server, one envelope each. Their own SDK for servers takes 27 MB
 * of memory for what is needed here. Reports beyond a number per minute are dropped, and all of them for a
 * minute after one was refused or not answered, which the log says once.
 */
export function createSentry(options: SentryOptions): MonitoringPort {
  const { log, now = () => new Date() } = options
  const underWay = new Set<Promise<void>>()
  let sent: { minute: number; count: number } = { minute: 0, count: 0 }
  let pausedUntilMs = 0

  const maySend = (nowMs: number) => {
    const minute = Math.floor(nowMs / 60_000)
    if (sent.minute !== minute) sent = { minute, count: 0 }
    sent.count += 1
    const isWithin = sent.count <= MAXIMUM_PER_MINUTE && underWay.size < MAXIMUM_UNDER_WAY
    return isWithin && nowMs >= pausedUntilMs
  }

  const deliver = async (event: SentryEvent) => {
    try {
      await send(options, event)
    } catch (reason) {
      const nowMs = now().getTime()
      // At this level, so that it is not reported in turn.
      if (pausedUntilMs <= nowMs) log.warn({ reason: wordsOf(reason) }, 'errors cannot be reported')
      pausedUntilMs = nowMs + PAUSE_MS
    }
  }

  return {
    report(fault, message, fields) {
      const at = now()
      if (!maySend(at.getTime())) return
      const { environment } = options
      const event = sentryEvent(fault, { message, fields, environment, now: at })
      const sending = deliver(event)
      underWay.add(sending)
      void sending.then(() => underWay.delete(sending))
    },
    close: async () => void (await Promise.all(underWay)),
  }
}

async function send(
  { envelopeUrl, timeoutMs = TIMEOUT_MS, now = () => new Date() }: SentryOptions,
  event: SentryEvent,
): Promise<void> {
  const headers = { event_id: event.event_id, sent_at: now().toISOString(), sdk: SDK }
  const lines = [headers, { type: 'event' }, event].map((line) => `${JSON.stringify(line)}\n`)
  const response = await fetch(envelopeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: lines.join(''),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`status ${response.status}`)
}

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : 'unknown')
