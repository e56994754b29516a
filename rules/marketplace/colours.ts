/** What text needs against its ground: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const TEXT_CONTRAST = 4.5

const WHITE = '#ffffff'
const INK = '#2a1520'
/** The darkest of the light grounds that links stand on, and the lightest of the dark ones. */
const LIGHT_HOVER = '#f3ebec'
const DARK_HOVER = '#33272e'
const DARK_PAGE = '#171014'
const DARK_INK = '#faeff0'

const channelsOf = (hex: string) =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** A colour on its way to another: 0 is the first, 1 the second. */
function mixed(from: string, to: string, share: number): string {
  const other = channelsOf(to)
  return hexOf(channelsOf(from).map((channel, i) => channel + ((other[i] ?? 0) - channel) * share))
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The lowest contrast that a colour of buttons and links has on the light grounds it meets. */
export function accentContrast(accent: string): number {
  const grounds = [WHITE, LIGHT_HOVER, softOf(accent)]
  return Math.min(...grounds.map((ground) => contrastOf(accent, ground)))
}

/** The contrast of text on the colour that welcomes. */
export const welcomeContrast = (welcome: string): number => contrastOf(INK, welcome)

const softOf = (accent: string) => mixed(accent, WHITE, 0.9)

/** The first colour on the way from one to another that is readable on every ground. */
function readableOn(grounds: readonly string[], from: string, to: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mixed(from, to, share)
    if (grounds.every((ground) => contrastOf(colour, ground) >= TEXT_CONTRAST)) return colour
  }
  return to
}

/** Values of the design's colours, by their names. */
export type ColourValues = Readonly<Record<string, string>>

/**
 * The colours of the design that follow from those of a marketplace, for light and dark pages. In the dark the
 * colour of links is made lighter until it can be read. Empty: the design's own.
 */
export function coloursFrom({ accent, welcome }: { accent: string; welcome: string }): {
  light: ColourValues
  dark: ColourValues
} {
  const ofAccent = accent === '' ? null : accentColours(accent)
  return {
    light: { ...ofAccent?.light, ...(welcome && welcomeColours(welcome, WHITE, INK)) },
    dark: { ...ofAccent?.dark, ...(welcome && welcomeColours(welcome, DARK_PAGE, DARK_INK)) },
  }
}

function accentColours(accent: string): { light: ColourValues; dark: ColourValues } {
  const darkSoft = mixed(accent, DARK_PAGE, 0.7)
  const lighter = readableOn([DARK_HOVER, darkSoft], accent, WHITE)
  return {
    light: {
      accent,
      'accent-hover': mixed(accent, '#000000', 0.15),
      'accent-pressed': mixed(accent, '#000000', 0.3),
      'on-accent': WHITE,
      'accent-soft': softOf(accent),
      'accent-ink': accent,
      mark: accent,
    },
    dark: {
      accent: lighter,
      'accent-hover': mixed(lighter, WHITE, 0.2),
      'accent-pressed': mixed(lighter, WHITE, 0.4),
      'on-accent': readableOn([lighter], mixed(accent, '#000000', 0.7), '#000000'),
      'accent-soft': darkSoft,
      'accent-ink': lighter,
    },
  }
}

const welcomeColours = (welcome: string, page: string, ink: string): ColourValues => ({
  brand: welcome,
  'mark-bowl': welcome,
  'brand-soft': readableSoft(welcome, page, ink),
  'on-brand': INK,
})

/** So much of the colour that text can be read on it. */
function readableSoft(welcome: string, page: string, ink: string): string {
  for (const share of [0.75, 0.85, 0.95]) {
    const soft = mixed(welcome, page, share)
    if (contrastOf(ink, soft) >= 2 * TEXT_CONTRAST) return soft
  }
  return page
}
