import { useEffect } from 'react'
import type { Rewrite } from '#web/page/rewrite-page.ts'
import { useNonce } from '../nonce.ts'
import { inlinedLink } from './inline-sheets.ts'

declare global {
  interface Window {
    /** Buttons pressed before the page's scripts ran; see StartScripts. */
    earlyPresses?: {
      /** Those that the page can handle now. */
      taken: () => HTMLButtonElement[]
      /** Whether a button that wakes later was pressed; asked once, as it wakes. */
      isTaken: (button: HTMLButtonElement) => boolean
    }
  }
}

/** How the server writes what browsers load and run after the first paint. */
const laterLink = 'modulepreload-later'
const laterScript = 'module-later'

/** Delays the page's scripts: browsers would load them beside the fonts and paint later. */
export const delayScripts: Rewrite = (element) =>
  element
    .replace(/^<link rel="modulepreload"/, `<link rel="${laterLink}"`)
    .replace(/^(<script\b[^>]*) type="module"/, `$1 type="${laterScript}"`)

/* Runs inline in the page, before anything can be pressed. Scripts start after the first paint, or with the
   first touch or key; at once in a hidden tab, which paints nothing. Presses are repeated when the page can
   handle them, but for those that send a form without a script; those of a dialog when its part of the page can. Going back to an address that an earlier document had given itself
   loads that address, because this document shows another page. */
function startLater(link: string, script: string, inlined: string): void {
  const events = ['pointerdown', 'keydown']
  const pressed: HTMLButtonElement[] = []
  const isWaking = (button: HTMLButtonElement) => button.hasAttribute('data-waking')
  let isRunning = false
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || (isRunning && !isWaking(button))) return
    const form = button.type === 'submit' ? button.form : null
    if (!form || (form.method === 'dialog' && !pressed.includes(button))) pressed.push(button)
  }
  const start = () => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start)
    for (const event of events) removeEventListener(event, start, true)
    for (const one of document.querySelectorAll<HTMLLinkElement>(`link[rel=${link}]`))
      one.rel = 'modulepreload'
    // They are disabled, so nothing is fetched.
    for (const one of document.querySelectorAll<HTMLLinkElement>(`link[rel=${inlined}]`))
      one.rel = 'stylesheet'
    const waiting = document.querySelector(`script[type=${script}]`)
    if (!waiting || waiting.hasAttribute('data-run')) return
    waiting.setAttribute('data-run', '')
    const running = document.createElement('script')
    running.type = 'module'
    running.text = waiting.textContent
    document.head.append(running)
    running.remove()
  }
  const address = location.pathname + location.search
  const follow = () => {
    if (location.pathname + location.search !== address) location.reload()
  }
  addEventListener('click', press, true)
  addEventListener('popstate', follow)
  for (const event of events) addEventListener(event, start, true)
  window.earlyPresses = {
    taken: () => {
      isRunning = true
      removeEventListener('popstate', follow)
      const awake = pressed.filter((button) => !isWaking(button))
      const waking = pressed.filter(isWaking)
      pressed.splice(0, pressed.length, ...waking)
      return awake
    },
    isTaken: (button) => {
      const index = pressed.indexOf(button)
      if (index >= 0) pressed.splice(index, 1)
      return index >= 0
    },
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
}

/** Starts the page's scripts, and repeats the presses from before they ran. */
export function StartScripts() {
  const nonce = useNonce()
  useEffect(() => {
    for (const button of window.earlyPresses?.taken() ?? []) if (button.isConnected) button.click()
  }, [])
  // Only the server renders it: browsers have run it by the time React hydrates the page.
  const code = import.meta.env.SSR
    ? `(${startLater.toString()})("${laterLink}","${laterScript}","${inlinedLink}")`
    : ''
  return (
    // oxlint-disable-next-line react/no-danger -- the code of a function above
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  )
}
