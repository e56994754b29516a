import type { KeptLine } from '#api/database/column-types.ts'

/** How many options and dishes of meal deals were chosen for some lines: what makes a cart large. */
export function countChoices(lines: readonly Pick<KeptLine, 'options' | 'parts'>[]): number {
  return lines.reduce(
    (count, { options, parts = [] }) =>
      count + options.length + parts.reduce((sum, part) => sum + 1 + part.options.length, 0),
    0,
  )
}
