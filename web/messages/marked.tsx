import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A sentence of which some parts are more than text.
 *
 * @param sentence has these parts between <0> and </0>, <1> and </1>, and so on
 * @param draws how each of them is drawn, in their order in the sentence
 */
export function marked(
  sentence: string,
  ...draws: readonly ((part: string) => ReactNode)[]
): ReactNode {
  const pieces = sentence.split(/<\/?\d>/).map((part, index) => {
    // Every second piece stood between marks.
    const draw = index % 2 === 1 ? draws[(index - 1) / 2] : undefined
    return draw ? draw(part) : part
  })
  return createElement(Fragment, null, ...pieces)
}
