/**
 * One plain script of several modules: a page loads Stripe.js by a script element that is no module,
 * and may use what it defines at once. Names are unique across `modules`, which come in the order
 * they need each other; what they import from each other and export falls away.
 */
export function joinScript(modules: readonly string[]): string {
  const bodies = modules.map((source) =>
    source.replace(/^import\b[^'"]*['"][^'"]+['"]\s*$/gm, '').replace(/^export (?=\w)/gm, ''),
  )
  return `(() => {\n'use strict'\n${bodies.join('\n')}\n})()\n`
}
