import type { CSSProperties } from 'react'
import { coloursFrom, type ColourValues } from '#rules/marketplace/colours.ts'

/** Fonts that readers may have; an email brings none of its own. */
const sans = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const display = "'Bricolage Grotesque','Trebuchet MS','Segoe UI',Arial,sans-serif"

const type = (size: number, height: number): CSSProperties => ({
  fontFamily: sans,
  fontSize: `${size}px`,
  lineHeight: `${height}px`,
  margin: 0,
})

export const body = type(16, 24)

export const aside = type(15, 22)

export const small = type(14, 20)

export const fine = type(13, 19)

export const title = (size: number, height: number): CSSProperties => ({
  ...type(size, height),
  fontFamily: display,
  fontWeight: 700,
  letterSpacing: '-0.02em',
})

export const bold: CSSProperties = { fontWeight: 600 }

/**
 * The colours of the design. Inline for everyone; where a client supports the dark scheme, a class has the
 * other one. Email clients don't support custom properties, so both are written out.
 */
const inks = {
  ink: { light: '#2A1520', dark: '#FAEFF0' },
  soft: { light: '#5F4B55', dark: '#D3C0C8' },
  muted: { light: '#735E68', dark: '#B7A1AB' },
  accent: { light: '#A8174A', dark: '#FF9DB9' },
  positive: { light: '#14602F', dark: '#86DEA5' },
  onAccent: { light: '#FFFFFF', dark: '#3A0417' },
  onAlarm: { light: '#FFFFFF', dark: '#FFFFFF' },
} as const

const grounds = {
  page: { light: '#F8F3F2', dark: '#171014' },
  card: { light: '#FFFFFF', dark: '#21181D' },
  hem: { light: '#FCE0E9', dark: '#4A1A2C' },
  action: { light: '#A8174A', dark: '#FF86A8' },
  plain: { light: '#F8F3F2', dark: '#33272E' },
  allergens: { light: '#FFF0CF', dark: '#3A2A0E' },
  alarm: { light: '#BF2A12', dark: '#D63317' },
} as const

const line = { light: '#E9DFE1', dark: '#3B2E35' }

export type Ink = keyof typeof inks
export type Ground = keyof typeof grounds

type Painted = { className: string; style: CSSProperties }

/** Text in a colour, with the rest of its style. */
export function inked(ink: Ink, style: CSSProperties = {}, className = ''): Painted {
  return {
    className: `ink-${ink} ${className}`.trim(),
    style: { ...style, color: inks[ink].light },
  }
}

/** A box on a background. */
export function grounded(ground: Ground, style: CSSProperties = {}, className = ''): Painted {
  return {
    className: `ground-${ground} ${className}`.trim(),
    style: { ...style, backgroundColor: grounds[ground].light },
  }
}

/** A hairline over, or over and under, a box. */
export function ruled(style: CSSProperties = {}, sides: 'top' | 'both' = 'top'): Painted {
  const hairline = `1px solid ${line.light}`
  const borders = sides === 'top' ? {} : { borderBottom: hairline }
  return { className: 'line', style: { ...style, borderTop: hairline, ...borders } }
}

/**
 * What inline styles cannot express: the dark scheme, narrow screens, and the colours of a marketplace, which are
 * shown by clients that read style sheets; the others show the design's.
 */
export const styleSheetOf = (accentColour: string): string =>
  commonSheet + accentSheet(coloursFrom({ accent: accentColour, welcome: '' }))

/** The colours of buttons, links and the gingham that follow from a marketplace's own; it has none: nothing. */
function accentSheet({ light, dark }: ReturnType<typeof coloursFrom>): string {
  const own = light['accent']
  if (own === undefined) return ''
  const thread = `${own}66 50%,transparent 50%`
  return [
    ...accentRules(light),
    `.ground-hem{background-image:linear-gradient(90deg,${thread}),linear-gradient(${thread})!important}`,
    '@media (prefers-color-scheme:dark){',
    ...accentRules(dark),
    '}',
  ].join('')
}

const accentRules = (colours: ColourValues) => [
  `.ink-accent{color:${colours['accent-ink']}!important}`,
  `.ink-onAccent{color:${colours['on-accent']}!important}`,
  `.ground-action{background-color:${colours['accent']}!important}`,
  `.ground-hem{background-color:${colours['accent-soft']}!important}`,
]

const commonSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:520px){',
  '.gutter{padding-left:20px!important;padding-right:20px!important}',
  '.big{font-size:30px!important;line-height:34px!important}',
  '.half{display:block!important;width:100%!important;padding:0 0 16px!important}',
  '}',
  '@media (prefers-color-scheme:dark){',
  ...Object.entries(inks).map(([name, { dark }]) => `.ink-${name}{color:${dark}!important}`),
  ...Object.entries(grounds).map(
    ([name, { dark }]) => `.ground-${name}{background-color:${dark}!important}`,
  ),
  `.page,.page>table>tbody>tr>td{background-color:${grounds.page.dark}!important}`,
  `.line{border-color:${line.dark}!important}`,
  '}',
].join('')
