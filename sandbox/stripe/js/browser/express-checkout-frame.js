// The wallets' buttons. Which of them the page has is said by the page's script.

import { dress, loadFonts } from './appearance.js'
import { hear, tell, tellHeight } from './frame-channel.js'

/** @type {HTMLButtonElement[]} */
const buttons = [...document.querySelectorAll('button')]
let isDressed = false

for (const button of buttons)
  button.addEventListener('click', () => tell('press', { type: button.value }))
window.addEventListener('focus', () => tell('focus'))
window.addEventListener('blur', () => tell('blur'))

hear({
  /** @param {any} options */
  options({ appearance, fonts, wallets, buttonHeight }) {
    dress(appearance)
    loadFonts(fonts)
    const height = Math.min(Math.max(Number(buttonHeight) || 44, 40), 55)
    document.documentElement.style.setProperty('--button-height', `${height}px`)
    for (const button of buttons) button.hidden = !wallets.includes(button.value)
    if (isDressed) return
    isDressed = true
    tellHeight()
    tell('ready')
  },
  focus: () => buttons.find(({ hidden }) => !hidden)?.focus(),
  blur: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
})
