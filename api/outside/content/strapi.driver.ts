import type { Footer } from '#contract/content.ts'
import type { ContentPort } from './content.port.ts'
import { readFooter } from './strapi-footer.ts'

/** Which of Strapi's two query and answer formats. */
export type StrapiVersion = 4 | 5

export interface ContentLog {
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

interface StrapiOptions {
  /** Without a slash at the end. */
  url: string
  version: StrapiVersion
  /** An API token; null where everyone may read the footer. */
  token: string | null
  /** The site's own address, to recognise internal links. */
  publicUrl: string
  log: ContentLog
  pollEveryMs?: number
  timeoutMs?: number
}

const POLL_EVERY_MS = 60_000
const TIMEOUT_MS = 5000
/** Many times the size of a footer. */
const MAXIMUM_BYTES = 64 * 1024

/**
 * Version 4 populates everything by a plug-in that nearly every site of its time has; version 5 refuses that,
 * and gets the fields to populate.
 */
const QUERIES: Readonly<Record<StrapiVersion, string>> = {
  4: new URLSearchParams({ populate: 'deep' }).toString(),
  5: new URLSearchParams({
    'populate[columns][populate]': '*',
    'populate[smallLinks][populate]': '*',
  }).toString(),
}

/**
 * The footer of a Strapi, loaded once a minute, whatever the number of visits. While Strapi is slow, away or
 * answers nonsense, its last footer stays, and the log says so once. A footer that is not published, or was
 * withdrawn, is none.
 */
export function createStrapi(options: StrapiOptions): ContentPort {
  const { log, pollEveryMs = POLL_EVERY_MS } = options
  const listeners: (() => void)[] = []
  const ending = new AbortController()
  let footer: Footer | null = null
  let isInTrouble = false
  let timer: NodeJS.Timeout | undefined

  const fetchFooter = async () => {
    try {
      const found = await askFor(options, ending.signal)
      if (isInTrouble) log.info({}, 'The content service answers again')
      isInTrouble = false
      if (JSON.stringify(found) !== JSON.stringify(footer)) {
        footer = found
        for (const listener of listeners) listener()
      }
    } catch (error) {
      if (ending.signal.aborted) return
      if (!isInTrouble)
        log.warn(
          { reason: reasonOf(error) },
          'The content service gives no footer: the last one stays',
        )
      isInTrouble = true
    }
    timer = setTimeout(() => void fetchFooter(), pollEveryMs).unref()
  }

  return {
    footer: () => footer,
    onChange: (listener) => void listeners.push(listener),
    start: () => void fetchFooter(),
    stop() {
      ending.abort()
      clearTimeout(timer)
    },
  }
}

async function askFor(
  { url, version, token, publicUrl, timeoutMs = TIMEOUT_MS }: StrapiOptions,
  ending: AbortSignal,
): Promise<Footer | null> {
  const response = await fetch(`${url}/api/footer?${QUERIES[version]}`, {
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    // A redirect could take the token to another server.
    redirect: 'error',
    signal: AbortSignal.any([ending, AbortSignal.timeout(timeoutMs)]),
  })
  const text = await textOf(response)
  if (response.status === 404 && isNothingPublished(text)) return null
  if (!response.ok) throw new ContentTrouble(`status ${response.status}`)
  const answer = jsonIn(text)
  const footer = readFooter(answer, publicUrl)
  if (footer === null) throw new ContentTrouble('no footer in the answer')
  return footer
}

/** Strapi's own answer, and not that of a proxy before it. */
const isNothingPublished = (text: string) => /^\{"data":null,"error":\{"status":404\b/.test(text)

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    // Leaving the loop ends the connection.
    if (bytes > MAXIMUM_BYTES) throw new ContentTrouble(`more than ${MAXIMUM_BYTES} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContentTrouble('not JSON')
  }
}

class ContentTrouble extends Error {
  override name = 'ContentTrouble'
}

/** Never what was sent, which contains the token. */
function reasonOf(error: unknown): string {
  if (error instanceof ContentTrouble) return error.message
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time'
  return error instanceof TypeError ? 'cannot be reached' : 'unreadable'
}
