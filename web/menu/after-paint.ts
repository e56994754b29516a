/** Milliseconds after which a page is expected to have painted all of itself. */
export const PAGE_SETTLES_MS = 1500

/** Runs a callback once the screen has shown the result of the touch or key before it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
