import { readFileSync } from 'node:fs'
import { answer, answerPage, answerSeeOther } from '#sandbox/http/answers.ts'
import { html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { Call, Route } from '#sandbox/http/stand-in.ts'
import { framedHtml, FRAME_POLICY } from './framed-html.ts'
import { listPage } from './list-page.ts'
import { filterOf } from './mailbox-api.ts'
import { messagePage } from './message-page.ts'
import type { MessageStore } from './message-store.ts'

const SCRIPT = readFileSync(new URL('./mailbox.browser.js', import.meta.url), 'utf8')
/** Types a browser shows without running anything; every other attachment is downloaded. */
const SHOWN_TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** The mailbox for people. */
export function mailboxPageRoutes(store: MessageStore): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/mail\/?$/,
      async answer({ response, url }) {
        const filter = filterOf(url)
        const [shown, all] = await Promise.all([store.list(filter), store.list()])
        answerPage(response, listPage(shown, all.length, filter.to ?? ''))
      },
    },
    {
      method: 'POST',
      path: /^\/mail\/empty$/,
      async answer({ response }) {
        await store.clear()
        answerSeeOther(response, '/mail')
      },
    },
    {
      method: 'GET',
      path: /^\/mail\/mailbox\.js$/,
      answer: ({ response }) => answer(response, 'text/javascript; charset=utf-8', SCRIPT),
    },
    {
      method: 'GET',
      path: /^\/mail\/messages\/([^/]+)$/,
      answer: (call) =>
        withMessage(store, call, async (message) => {
          answerPage(call.response, messagePage(message, await message.read()))
        }),
    },
    {
      method: 'GET',
      path: /^\/mail\/messages\/([^/]+)\/html$/,
      answer: (call) =>
        withMessage(store, call, async (message) => {
          const body = framedHtml(message.id, await message.read())
          answer(call.response, 'text/html; charset=utf-8', body, {
            headers: { 'Content-Security-Policy': FRAME_POLICY },
          })
        }),
    },
    {
      method: 'GET',
      path: /^\/mail\/messages\/([^/]+)\/source$/,
      answer: (call) =>
        withMessage(store, call, ({ raw }) => {
          answer(call.response, 'text/plain; charset=utf-8', raw)
        }),
    },
    {
      method: 'GET',
      path: /^\/mail\/messages\/([^/]+)\/attachments\/(\d{1,4})$/,
      answer: (call) => withMessage(store, call, (message) => answerAttachment(call, message)),
    },
  ]
}

type Found = NonNullable<ReturnType<MessageStore['find']>>

async function withMessage(
  store: MessageStore,
  { response, params }: Call,
  show: (message: Found) => void | Promise<void>,
) {
  const message = store.find(params[0] ?? '')
  if (message) return show(message)
  answerPage(response, unknownMessagePage(), { status: 404 })
}

async function answerAttachment({ response, params }: Call, message: Found) {
  const part = (await message.read()).attachments[Number(params[1])]
  if (!part) return answerPage(response, unknownMessagePage(), { status: 404 })
  const isShown = SHOWN_TYPES.has(part.mimeType)
  const fileName = encodeURIComponent(part.fileName)
  answer(response, isShown ? part.mimeType : 'application/octet-stream', part.content, {
    headers: {
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${fileName}`,
    },
  })
}

function unknownMessagePage() {
  return page(
    'Message not found',
    html`<h1>We can’t find this message</h1>
      <p>
        The mailbox stores the newest 500 messages until it’s emptied.
        <a href="/mail">See what is there</a>.
      </p>`,
  )
}
