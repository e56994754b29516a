import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { answer, answerPage } from './answers.ts'
import { html } from './html.ts'
import { page } from './page.ts'
import type { Route, StandIn } from './stand-in.ts'

const STYLES = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8')
const ICON = readFileSync(new URL('./sandbox.svg', import.meta.url), 'utf8')

/** Serves all stand-ins, and a front page that lists them. Does not listen yet. */
export function createSandboxServer(standIns: readonly StandIn[]): Server {
  const routes = [...ownRoutes(standIns), ...standIns.flatMap((standIn) => standIn.routes)]
  return createServer((request, response) => {
    serve(routes, request, response).catch((error: unknown) => {
      console.error('The sandbox could not answer', request.method, request.url, error)
      if (!response.headersSent) answer(response, 'text/plain', 'Something broke.', { status: 500 })
      else response.destroy()
    })
  })
}

async function serve(routes: readonly Route[], request: IncomingMessage, response: ServerResponse) {
  const url = urlOf(request)
  if (!url) return answer(response, 'text/plain', 'That isn’t an address.', { status: 400 })
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const sharing = routes.filter(({ path }) => path.test(url.pathname))
  const route = sharing.find((candidate) => candidate.method === method)
  const isFromOtherSite = request.headers['sec-fetch-site'] === 'cross-site'
  if (method !== 'GET' && isFromOtherSite && !route?.isForOtherSites) {
    return answer(response, 'text/plain', 'Not from another site.', { status: 403 })
  }
  if (route) {
    const [, ...groups] = route.path.exec(url.pathname) ?? []
    return route.answer({ request, response, url, params: groups.map(decoded) })
  }
  const status = sharing.length > 0 ? 405 : 404
  answerPage(response, notFoundPage(), { status })
}

function urlOf(request: IncomingMessage): URL | null {
  const base = 'http://sandbox.invalid'
  return URL.canParse(request.url ?? '', base) ? new URL(request.url ?? '', base) : null
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function ownRoutes(standIns: readonly StandIn[]): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/$/,
      answer: ({ response }) => answerPage(response, frontPage(standIns)),
    },
    {
      method: 'GET',
      path: /^\/sandbox\.css$/,
      answer: ({ response }) => answer(response, 'text/css; charset=utf-8', STYLES),
    },
    {
      method: 'GET',
      path: /^\/(?:sandbox\.svg|favicon\.ico)$/,
      answer: ({ response }) => answer(response, 'image/svg+xml', ICON),
    },
  ]
}

function frontPage(standIns: readonly StandIn[]) {
  const items = standIns.map(
    ({ title, purpose, homePath }) =>
      html`<li>
        <a class="row" href="${homePath}"><strong>${title}</strong><span>${purpose}</span></a>
      </li>`,
  )
  return page(
    'What is in the box',
    html`<h1>What is in the box</h1>
      <ul class="rows">
        ${items}
      </ul>`,
  )
}

function notFoundPage() {
  return page(
    'Nothing here',
    html`<h1>Nothing here</h1>
      <p>This address leads nowhere. <a href="/">See what is in the box</a>.</p>`,
  )
}
