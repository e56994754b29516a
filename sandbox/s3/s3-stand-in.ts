import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { answer, answerPage } from '#sandbox/http/answers.ts'
import { html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { Call, Route, StandIn } from '#sandbox/http/stand-in.ts'
import { refuseSignature, type S3Key } from './signature.ts'

/** The one key this storage knows. */
export const S3_KEY: S3Key = { id: 'sandbox', secret: 'sandbox' }

/** Of one file, and of all: it lies in memory. */
const FILE_MAXIMUM_BYTES = 16 * 1024 * 1024
const MAXIMUM_BYTES = 256 * 1024 * 1024

interface StoredObject {
  bytes: Buffer
  contentType: string
}

/**
 * A storage that speaks S3, as far as storing, reading and deleting one file goes: signatures are
 * checked as Amazon does. Every bucket is there. Files stay in memory.
 */
export function standInForS3({ now = Date.now }: { now?: () => number } = {}): StandIn {
  const objects = new Map<string, StoredObject>()
  const path = /^\/s3\/([a-z0-9.-]{3,63}\/.+)$/
  const signed = (serve: (call: Call, key: string) => void | Promise<void>) => (call: Call) => {
    const { method = '', headers } = call.request
    const code = refuseSignature({ method, url: call.url, headers }, S3_KEY, now())
    if (code) return refuse(call.response, 403, code)
    return serve(call, call.params[0] ?? '')
  }
  const put = signed(async ({ request, response }, key) => {
    const bytes = await readBytes(request)
    if (bytes === null) return refuse(response, 400, 'EntityTooLarge')
    const stored = [...objects.values()].reduce((sum, each) => sum + each.bytes.length, 0)
    if (stored + bytes.length > MAXIMUM_BYTES) return refuse(response, 507, 'QuotaExceeded')
    objects.set(key, {
      bytes,
      contentType: request.headers['content-type'] ?? 'binary/octet-stream',
    })
    response.writeHead(200, { etag: etagOf(bytes), 'content-length': 0 }).end()
  })
  const get = signed(({ response }, key) => {
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const { bytes, contentType } = found
    response.writeHead(200, {
      etag: etagOf(bytes),
      'content-type': contentType,
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  const remove = signed(({ response }, key) => {
    objects.delete(key)
    response.writeHead(204).end()
  })
  const routes: Route[] = [
    { method: 'GET', path: /^\/s3$/, answer: (call) => answerList(call.response, objects) },
    { method: 'PUT', path, answer: put },
    { method: 'GET', path, answer: get },
    { method: 'DELETE', path, answer: remove },
  ]
  return {
    title: 'Storage',
    purpose: 'An S3-compatible storage for the photos that people send.',
    homePath: '/s3',
    routes,
    stop: async () => {},
  }
}

async function readBytes(request: AsyncIterable<unknown>): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    // A request without an encoding is read in buffers.
    const buffer = chunk as Buffer
    bytes += buffer.length
    if (bytes > FILE_MAXIMUM_BYTES) return null
    chunks.push(buffer)
  }
  return Buffer.concat(chunks)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  answer(response, 'application/xml', body, { status })
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function answerList(response: ServerResponse, objects: ReadonlyMap<string, StoredObject>): void {
  const rows = [...objects].map(
    ([key, { bytes, contentType }]) =>
      html`<li class="row">
        <strong>${key}</strong><span>${contentType}, ${bytes.length} bytes</span>
      </li>`,
  )
  const list =
    rows.length > 0
      ? html`<ul class="rows">
          ${rows}
        </ul>`
      : html`<p>Nothing is stored.</p>`
  answerPage(
    response,
    page(
      'Storage',
      html`<h1>Storage</h1>
        <p>
          Set <code>S3_URL</code> to this address with the name of a bucket, and both keys to
          “sandbox”.
        </p>
        ${list}`,
    ),
  )
}
