/** Runs a callback once the screen has shown the result of the touch or key before it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
