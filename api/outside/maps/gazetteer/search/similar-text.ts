/**
 * How many letters must be added, removed, changed or swapped with a neighbour to turn the typed text into
 * the word (`whole`), and into some beginning of it (`beginning`, for a word not yet finished). Both stop
 * counting above `maximum` and are then `most + 1`.
 */
export type Edits = { whole: number; beginning: number }

/** No name has longer words, nor has any typed text that can be matched. */
export const LONGEST_WORD = 30

const WIDTH = LONGEST_WORD + 2
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const

/** Counts the edits between two words of at most LONGEST_WORD letters. */
export function editsBetween(typed: string, word: string, maximum: number): Edits {
  const tooMany = maximum + 1
  if (typed.length - word.length > maximum) return { whole: tooMany, beginning: tooMany }
  // Nothing further along the word can be reached with so few edits.
  const width = Math.min(word.length, typed.length + maximum)
  let [beforeLast, last, current] = rows
  for (let column = 0; column <= width; column += 1) last[column] = column
  for (let row = 1; row <= typed.length; row += 1) {
    const fewest = fillRow(typed, word, row, width, beforeLast, last, current)
    if (fewest > maximum) return { whole: tooMany, beginning: tooMany }
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  let beginning = tooMany
  for (let column = 0; column <= width; column += 1) {
    beginning = Math.min(beginning, last[column] ?? tooMany)
  }
  const whole = width === word.length ? Math.min(tooMany, last[width] ?? tooMany) : tooMany
  return { whole, beginning }
}

/** One more letter of the typed text; returns the fewest edits that any beginning needs so far. */
function fillRow(
  typed: string,
  word: string,
  row: number,
  width: number,
  beforeLast: Uint8Array,
  last: Uint8Array,
  current: Uint8Array,
): number {
  const letter = typed.charCodeAt(row - 1)
  const letterBefore = typed.charCodeAt(row - 2)
  current[0] = row
  let left = row
  let fewest = row
  let diagonal = last[0] ?? 0
  for (let column = 1; column <= width; column += 1) {
    const above = last[column] ?? 0
    const other = word.charCodeAt(column - 1)
    let cost = diagonal + (letter === other ? 0 : 1)
    if (above + 1 < cost) cost = above + 1
    if (left + 1 < cost) cost = left + 1
    if (row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && letterBefore === other) {
      cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
    }
    current[column] = cost
    diagonal = above
    left = cost
    if (cost < fewest) fewest = cost
  }
  return fewest
}
