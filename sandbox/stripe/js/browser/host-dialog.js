// A frame over the whole page. The page's policy allows no style sheet of ours, so that what is
// needed is set on the elements.

import { Frame } from './host-frame.js'

const OVER_ALL = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  background: 'rgb(42 21 32 / 0.56)',
}

/**
 * Opens at once; whoever had the focus has it again when it is closed.
 * @param {import('./host-frame.js').Sandbox} sandbox
 * @param {{ page: string, title: string, theme: string, onMessage: import('./host-frame.js').OnMessage }} options
 */
export function openDialog(sandbox, options) {
  const dialog = document.createElement('dialog')
  Object.assign(dialog.style, OVER_ALL)
  dialog.setAttribute('aria-label', options.title)
  dialog.dataset['sandboxStripe'] = options.page
  const frame = new Frame(sandbox, options)
  Object.assign(frame.element.style, { width: '100%', height: '100%' })
  // Escape is for the frame to judge: it may be in the middle of something.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    frame.tell('leave')
  })
  frame.showIn(dialog)
  document.body.append(dialog)
  const root = document.documentElement
  const focused = document.activeElement
  const before = root.style.overflow
  root.style.overflow = 'hidden'
  dialog.showModal()
  frame.element.focus()
  return {
    frame,
    /** Closed once, however often it is called. */
    close() {
      if (!dialog.isConnected) return
      root.style.overflow = before
      dialog.close()
      frame.remove()
      dialog.remove()
      if (focused instanceof HTMLElement) focused.focus()
    },
  }
}
