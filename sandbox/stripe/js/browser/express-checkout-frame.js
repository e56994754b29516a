// The wallets' buttons. Which of them the page has is said by the page's script.

import { dress, loadFonts, standOn } from './appearance.js'
import { hear, tell, reportHeight } from './frame-channel.js'

/** @type {HTMLButtonElement[]} */
const buttons = [...document.querySelectorAll('button')]
let isDressed = false
/** @type {HTMLButtonElement | undefined} */
let pressed

for (const button of buttons)
  button.addEventListener('click', () => {
    pressed = button
    // Each is drawn with its wallet's name.
    const type = /** @type {import('./host-elements.js').Wallet} */ (button.value)
    tell('press', { type })
  })
window.addEventListener('focus', () => tell('focus'))
window.addEventListener('blur', () => tell('blur'))

/**
 * The page may want all in one row, or at most so many beside each other; else they wrap.
 * @param {{ maxColumns?: number, maxRows?: number } | string | undefined} layout
 * @param {number} count
 */
function columnsOf(layout, count) {
  if (typeof layout !== 'object' || count === 0) return null
  const columns = layout.maxRows === 1 ? count : Math.min(layout.maxColumns || 0, count)
  return columns === 0 ? null : `repeat(${columns}, minmax(0, 1fr))`
}

hear({
  options({ appearance, fonts, ground, wallets, buttonHeight, layout }) {
    dress(appearance)
    standOn(ground)
    loadFonts(fonts)
    const height = Math.min(Math.max(Number(buttonHeight) || 44, 40), 55)
    const { style } = document.documentElement
    style.setProperty('--button-height', `${height}px`)
    const offered = new Set(/** @type {readonly string[]} */ (wallets ?? []))
    const columns = columnsOf(layout, offered.size)
    style.setProperty('--columns', columns ?? 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))')
    for (const button of buttons) button.hidden = !offered.has(button.value)
    if (isDressed) return
    isDressed = true
    document.body.hidden = false
    reportHeight()
    tell('ready')
  },
  focus: () => (pressed ?? buttons.find(({ hidden }) => !hidden))?.focus(),
  blur: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
})
