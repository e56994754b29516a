/* As web/styles/stores/store-map.css draws them. */
const NAME_REM = 0.875
const PADDING_EM = 1.5
const HEIGHT_EM = 2.15

/** How large names on the map are, with their frame, in pixels and in the letters of the page. */
export function measureNames(): { height: number; widthOf: (name: string) => number } {
  const canvas = document.createElement('canvas').getContext('2d')
  const em = NAME_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  if (canvas) canvas.font = `600 ${em}px ${getComputedStyle(document.body).fontFamily}`
  return {
    height: HEIGHT_EM * em,
    widthOf: (name) => (canvas?.measureText(name).width ?? name.length * em) + PADDING_EM * em,
  }
}
