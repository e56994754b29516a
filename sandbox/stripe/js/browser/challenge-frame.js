// 3-D Secure over a page: the bank's page in a frame, and a way out. Whether somebody has passed is
// never asked of the bank's page, only of the intent.

import { dress } from './appearance.js'
import { find } from './field.js'
import { hear, tell } from './frame-channel.js'
import { readIntent } from './rest.js'

const bank = /** @type {HTMLIFrameElement} */ (find(document, 'iframe'))
const cancel = /** @type {HTMLButtonElement} */ (find(document, '.cancel'))

/** Another tab, or the clock, may end it as well. */
const LOOK_EVERY_MS = 4000

/** @type {{ kind: import('./addresses.js').IntentKind, id: string, clientSecret: string } | null} */
let open = null
/** The bank's page, on this very origin. */
let page = ''
let isLeaving = false

async function look() {
  if (!open) return
  const { value } = await readIntent(open.kind, open.id, open.clientSecret)
  if (value && value.status !== 'requires_action') tell('done', value)
}

/** Leaving is failing: the bank hasn't seen its customer. */
async function leave() {
  if (!open || isLeaving) return
  isLeaving = true
  cancel.disabled = true
  await failAuthentication()
  await look()
  isLeaving = false
  cancel.disabled = false
}

/** What pressing Fail on the bank's page does. */
async function failAuthentication() {
  if (!page) return
  const form = new URLSearchParams({ outcome: 'fail' })
  // A call that gets lost leaves the intent as it is: the customer is still asked, and may try again.
  await fetch(page, { method: 'POST', body: form }).catch((thrown) => {
    if (!(thrown instanceof TypeError)) throw thrown
  })
}

bank.addEventListener('load', () => {
  bank.contentWindow?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') void leave()
  })
  bank.contentWindow?.focus()
  void look()
})
cancel.addEventListener('click', leave)
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') void leave()
})

hear({
  challenge({ kind, id, clientSecret, url, appearance }) {
    dress(appearance)
    open = { kind, id, clientSecret }
    const { pathname, search } = new URL(url)
    page = `${pathname}${search}`
    bank.src = page
    document.body.hidden = false
    setInterval(look, LOOK_EVERY_MS)
  },
  leave,
})
