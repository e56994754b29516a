// How the page wants the frames to look: Stripe's names of variables, as properties of our styles.

const PROPERTIES = {
  colorPrimary: ['--primary', 'color'],
  colorBackground: ['--background', 'background-color'],
  colorText: ['--text', 'color'],
  colorTextSecondary: ['--text-soft', 'color'],
  colorTextPlaceholder: ['--placeholder', 'color'],
  colorDanger: ['--danger', 'color'],
  fontFamily: ['--font', 'font-family'],
  fontSizeBase: ['--size', 'font-size'],
  fontSizeSm: ['--size-small', 'font-size'],
  fontWeightMedium: ['--weight-medium', 'font-weight'],
  borderRadius: ['--radius', 'border-radius'],
  gridRowSpacing: ['--gap', 'row-gap'],
}

/**
 * @typedef {{ theme?: string, variables?: Record<string, string>, disableAnimations?: boolean }} Appearance
 * @typedef {{ family: string, src: string, weight?: string, style?: string }} Font
 */

/**
 * Dresses the frame. What a browser wouldn't take as a value of its kind is left out.
 * @param {Appearance} [appearance]
 */
export function dress({ theme, variables = {}, disableAnimations = false } = {}) {
  const root = document.documentElement
  root.dataset['theme'] = theme === 'night' ? 'night' : 'stripe'
  root.classList.toggle('still', disableAnimations)
  for (const [name, [property = '', kind = '']] of Object.entries(PROPERTIES)) {
    const value = variables[name]
    if (value !== undefined && CSS.supports(kind, value)) root.style.setProperty(property, value)
    else root.style.removeProperty(property)
  }
}

/** @param {string | null} ground what the page paints behind the frame */
export function standOn(ground) {
  if (ground) document.documentElement.style.setProperty('--ground', ground)
  else document.documentElement.style.removeProperty('--ground')
}

/** @type {Set<string>} */
const askedFor = new Set()

/**
 * Each font is asked for once, however often the page tells its options.
 * @param {readonly Font[]} [fonts]
 */
export function loadFonts(fonts = []) {
  for (const { family, src, weight = 'normal', style = 'normal' } of fonts) {
    if (askedFor.has(src)) continue
    askedFor.add(src)
    const font = new FontFace(family, src, { weight, style, display: 'swap' })
    document.fonts.add(font)
    // A font that doesn't come is no reason not to pay: the next of the family's list is taken.
    font.load().catch(() => document.fonts.delete(font))
  }
}
