import type { Appearance, CustomFontSource } from '@stripe/stripe-js'

/** Reads one of our design tokens, such as "--accent", from the page. */
type ReadToken = (name: string) => string

/** The look of the provider's fields: like ours, in the page's current colours. */
export function appearanceFrom(read: ReadToken, isDark: boolean): Appearance {
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: read('--accent'),
      colorBackground: read('--surface-card'),
      colorText: read('--ink'),
      colorTextSecondary: read('--ink-soft'),
      colorTextPlaceholder: read('--ink-muted'),
      colorDanger: read('--danger-ink'),
      buttonColorBackground: read('--accent'),
      buttonColorText: read('--on-accent'),
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
      fontSizeSm: '15px',
      fontWeightMedium: '600',
      borderRadius: read('--radius-md'),
      gridRowSpacing: '16px',
      gridColumnSpacing: '16px',
    },
    rules: {
      '.Input': {
        border: `1.5px solid ${read('--line-strong')}`,
        boxShadow: 'none',
        padding: '14px 16px',
      },
      '.Input:focus': {
        borderColor: read('--ink'),
        boxShadow: `0 0 0 3px ${read('--focus')}`,
      },
      '.Input--invalid': { borderWidth: '2px', boxShadow: 'none' },
      '.Label': { fontWeight: '600', marginBottom: '4px' },
    },
  }
}

/** The tokens of this page. */
export function appearanceOfPage(): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const read: ReadToken = (name) => styles.getPropertyValue(name).trim()
  return appearanceFrom(read, styles.colorScheme.includes('dark'))
}

/** Our text font, which the provider's frames cannot take from the page. */
export const fontsOfPage = (): CustomFontSource[] => [
  {
    family: 'Figtree',
    src: `url(${location.origin}/fonts/figtree-latin-wght-normal.woff2)`,
    weight: '300 900',
    display: 'swap',
  },
]

const DARK = '(prefers-color-scheme: dark)'

/** Calls back whenever the page changes between light and dark. @returns how to stop */
export function onSchemeChange(onChange: () => void): () => void {
  const scheme = matchMedia(DARK)
  scheme.addEventListener('change', onChange)
  return () => scheme.removeEventListener('change', onChange)
}
