// 3-D Secure over a page: the bank's page in a frame, and a way out. Whether somebody has passed is
// never asked of the bank's page, only of the intent.

import { intentPath } from './addresses.js'
import { dress } from './appearance.js'
import { find } from './field.js'
import { hear, tell } from './frame-channel.js'
import { readIntent } from './rest.js'

const bank = /** @type {HTMLIFrameElement} */ (find(document, 'iframe'))
const cancel = /** @type {HTMLButtonElement} */ (find(document, '.cancel'))

/** @type {{ kind: import('./addresses.js').IntentKind, id: string, clientSecret: string } | null} */
let open = null
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

async function failAuthentication() {
  if (!open) return
  const page = bank.contentWindow?.location.href ?? ''
  await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'fail' }) }).catch(
    () => null,
  )
  void intentPath
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
  /** @param {any} challenge */
  open({ kind, id, clientSecret, url, appearance }) {
    dress(appearance)
    open = { kind, id, clientSecret }
    bank.src = url
    document.body.hidden = false
  },
  leave,
})
