/**
 * How many typing errors lie between what somebody has typed so far and the beginning of a word: a
 * letter too many, too few, a wrong one, or two in the wrong order (the optimal string alignment
 * distance to the nearest beginning). More than `limit` is answered as more, not how many.
 */
export function editDistance(typed: string, word: string, limit: number): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[line - 1] === word[column - 1]
      const isSwapped =
        line > 1 &&
        column > 1 &&
        typed[line - 1] === word[column - 2] &&
        typed[line - 2] === word[column - 1]
      next[column] = Math.min(
        at(row, column - 1) + (isSame ? 0 : 1),
        at(row, column) + 1,
        at(next, column - 1) + 1,
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > limit) return limit + 1
    before = row
    row = next
  }
  return Math.min(...row)
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity
