import { readFileSync } from 'node:fs'
import { answer, answerPage, PAGE_POLICY } from '#sandbox/http/answers.ts'
import type { Route } from '#sandbox/http/stand-in.ts'
import { framePage } from './frame-pages.ts'

/** What a page's own script is made of, in the order the parts need each other. */
export const PAGE_SCRIPT_PARTS = [
  'message',
  'addresses',
  'host-events',
  'host-frame',
  'host-dialog',
  'host-element',
  'host-wallet',
  'host-elements',
  'host-challenge',
  'host-confirm',
  'host-stripe',
]

/** What the frames load, each as the module it is. */
const FRAME_MODULES = [
  'addresses',
  'appearance',
  'card-check',
  'card-number',
  'challenge-frame',
  'controller-frame',
  'express-checkout-frame',
  'field',
  'form-encoding',
  'frame-channel',
  'message',
  'payment-frame',
  'rest',
  'wallet-sheet-frame',
]

const STYLES = ['elements.css', 'sheets.css']

const SCRIPT = 'text/javascript; charset=utf-8'
/** Any page may show the frames, as with Stripe's own; fonts come from the pages that name them. */
const FRAME_POLICY = `${PAGE_POLICY.replace("frame-ancestors 'none'", 'frame-ancestors *')}; font-src *`

/**
 * The stand-in of Stripe.js, and the frames it shows in pages. A page loads `/stripe/js/stripe.js`;
 * `?wallets=` (both, apple_pay, google_pay, none) says which wallets its customers are to have.
 */
export function stripeJsRoutes(): Route[] {
  const pageScript = joinScript(PAGE_SCRIPT_PARTS.map((name) => browserFile(`${name}.js`)))
  const modules = new Map(FRAME_MODULES.map((name) => [name, browserFile(`${name}.js`)]))
  const styles = new Map(STYLES.map((name) => [name, browserFile(name)]))
  return [
    {
      method: 'GET',
      path: /^\/stripe\/js\/stripe\.js$/,
      answer: ({ response }) => answer(response, SCRIPT, pageScript),
    },
    {
      method: 'GET',
      path: /^\/stripe\/js\/([a-z-]+\.css)$/,
      answer({ response, params: [name = ''] }) {
        const source = styles.get(name)
        if (source === undefined) return answer(response, 'text/plain', 'No such style.', GONE)
        answer(response, 'text/css; charset=utf-8', source)
      },
    },
    {
      method: 'GET',
      path: /^\/stripe\/js\/([a-z-]+)\.js$/,
      answer({ response, params: [name = ''] }) {
        const source = modules.get(name)
        if (source === undefined) return answer(response, 'text/plain', 'No such script.', GONE)
        answer(response, SCRIPT, source)
      },
    },
    {
      method: 'GET',
      path: /^\/stripe\/elements\/([a-z-]+)$/,
      answer({ response, url, params: [name = ''] }) {
        const document = framePage(name, { theme: url.searchParams.get('theme') ?? '' })
        if (!document) return answer(response, 'text/plain', 'No such frame.', GONE)
        answerPage(response, document, { headers: { 'Content-Security-Policy': FRAME_POLICY } })
      },
    },
  ]
}

const GONE = { status: 404 }

function browserFile(name: string): string {
  return readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')
}

/**
 * One plain script of several modules: a page loads Stripe.js by a script element that is no module,
 * and may use what it defines at once. Names are unique across `modules`, which come in the order
 * they need each other; what they import from each other and export falls away.
 */
export function joinScript(modules: readonly string[]): string {
  const bodies = modules.map((source) =>
    source.replace(/^import\b[^'"]*['"][^'"]+['"]\s*$/gm, '').replace(/^export (?=\w)/gm, ''),
  )
  return `(() => {\n'use strict'\n${bodies.join('\n')}\n})()\n`
}
