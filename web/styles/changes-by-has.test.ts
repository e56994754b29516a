import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Chromium has one set, for all rules of a page, of what may look different after a change that `:has()`
 * notices. An element's bare name in it, such as `button`, costs a long page the styles of all of them,
 * each time a dialog opens or closes.
 */
it.each(globSync(['web/styles/**/*.css', 'ui/styles/**/*.css']))(
  'what looks different in %s because of what another element has is named by its class',
  (path) => {
    const css = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    const selectors = [...css.matchAll(/([^{};]*:has\([^{};]*)\{/g)].flatMap(([, text = '']) =>
      withoutArguments(text).split(','),
    )
    const bare = selectors.filter((selector) => {
      const [, ...changed] = selector.slice(selector.indexOf(':has')).split(/[\s>+~]+/)
      return selector.includes(':has') && changed.some((part) => /^[a-z][^.#[]*$/.test(part))
    })
    expect(bare.map((selector) => selector.trim().replaceAll(/\s+/g, ' '))).toEqual(
      path.endsWith('dialogs.css') ? ['html:is:has > body'] : [],
    )
  },
)

/** `a:is(b, :has(c)) > d` as `a:is:has > d`. */
function withoutArguments(selectors: string): string {
  let text = selectors
  for (let shorter = ''; shorter !== text;) {
    shorter = text
    text = text.replaceAll(/\([^()]*\)/g, (within) => (within.includes(':has') ? ':has' : ''))
  }
  return text
}
