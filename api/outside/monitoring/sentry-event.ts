import { randomUUID } from 'node:crypto'
import { sep } from 'node:path'
import { scrubText } from '#rules/monitoring/scrub.ts'
import { loggedError, type LoggedError } from '#api/http/logged-error.ts'

const ROOT = process.cwd() + sep
/** Fields of the log that locate the error, in our own words. */
const TAGS = ['method', 'route', 'task', 'code'] as const

/** One event in Sentry's format (https://develop.sentry.dev/sdk/data-model/event-payloads/). */
export interface SentryEvent {
  event_id: string
  timestamp: number
  platform: 'node'
  level: 'error'
  environment: string
  logger: string
  tags: Record<string, string>
  exception: { values: SentryException[] }
}

interface SentryException {
  type: string
  value: string
  stacktrace: { frames: SentryFrame[] }
}

interface SentryFrame {
  filename: string
  function: string
  lineno: number
  colno: number
  in_app: boolean
}

/** An error with its logged fields, without anything that could identify a person. */
export function sentryEvent(
  error: Error,
  {
    message,
    fields,
    environment,
    now,
  }: {
    message: string
    fields: Readonly<Record<string, unknown>>
    environment: string
    now: Date
  },
): SentryEvent {
  const logged = loggedError(error)
  const known: Readonly<Record<string, unknown>> = { ...fields, code: logged.code }
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: now.getTime() / 1000,
    platform: 'node',
    level: 'error',
    environment,
    logger: message,
    tags: Object.fromEntries(
      TAGS.flatMap((name) => (typeof known[name] === 'string' ? [[name, known[name]]] : [])),
    ),
    // The error comes last, after its causes.
    exception: { values: [...(logged.causes ?? []), logged].map(exceptionOf) },
  }
}

function exceptionOf({ type, message, constraint, table, column, stack }: LoggedError) {
  const where = [constraint, table, column].filter(Boolean).join(' ')
  return {
    type,
    value: scrubText(where ? `${message}: ${where}` : message),
    // The newest call comes last.
    stacktrace: { frames: stack.split('\n').flatMap(frameOf).toReversed() },
  }
}

/** "    at place (file:///srv/api/orders/place.ts:12:3)". */
function frameOf(line: string): SentryFrame[] {
  const [, name = '?', file = '', lineno, colno] =
    /^\s+at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? []
  if (file === '') return []
  const filename = file.startsWith(ROOT) ? file.slice(ROOT.length) : file
  const isOurs = filename !== file && !filename.startsWith('node_modules')
  return [
    { filename, function: name, lineno: Number(lineno), colno: Number(colno), in_app: isOurs },
  ]
}
