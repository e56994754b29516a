import type { ReactNode } from 'react'

/**
 * A sentence of which one part is more than text.
 *
 * @param sentence has that part between <0> and </0>
 */
export function marked(sentence: string, draw: (part: string) => ReactNode): ReactNode {
  const [before, part = '', after] = sentence.split(/<\/?0>/)
  return (
    <>
      {before}
      {draw(part)}
      {after}
    </>
  )
}
