/** The link that has a font of ui/styles/fonts.css fetched before text needs it. */
export const preloadedFont = (name: string) => ({
  rel: 'preload',
  href: `/fonts/${name}-normal.woff2`,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})
