import type { ServerResponse } from 'node:http'
import type { Html } from './html.ts'

/** What a page may load and send. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const SAFE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': PAGE_POLICY,
}

type Options = { status?: number; headers?: Readonly<Record<string, string>> }

/** Sends a whole body. The strict page policy applies unless `headers` names another. */
export function answer(
  response: ServerResponse,
  contentType: string,
  body: string | Uint8Array,
  { status = 200, headers = {} }: Options = {},
): void {
  response.writeHead(status, { ...SAFE_HEADERS, 'Content-Type': contentType, ...headers })
  response.end(body)
}

export function answerPage(response: ServerResponse, page: Html, options?: Options): void {
  answer(response, 'text/html; charset=utf-8', `<!doctype html>${page.markup}`, options)
}

export function answerJson(response: ServerResponse, value: unknown, options?: Options): void {
  answer(response, 'application/json; charset=utf-8', JSON.stringify(value), options)
}

/** Sends the browser on after a form, so that reloading does not send the form again. */
export function answerSeeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { ...SAFE_HEADERS, Location: location })
  response.end()
}
