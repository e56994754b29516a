import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Renders a sentence of which some parts are more than text.
 *
 * @param sentence has these parts between <0> and </0>, <1> and </1>, and so on
 * @param draws renders each of them, in their order in the sentence
 */
export function marked(
  sentence: string,
  ...draws: readonly ((part: string) => ReactNode)[]
): ReactNode {
  const pieces = sentence.split(/<\/?\d>/).map((part, index) => {
    // Every second piece was between tags.
    const draw = index % 2 === 1 ? draws[(index - 1) / 2] : undefined
    return draw ? draw(part) : part
  })
  return createElement(Fragment, null, ...pieces)
}
