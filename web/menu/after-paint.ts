/** Does something once the screen has shown what the touch or key before it did. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
