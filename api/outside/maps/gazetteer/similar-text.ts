/** The letter triples of a text, its words padded so that beginnings and ends count. */
export function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>()
  for (const word of text.split(' ')) {
    const padded = `  ${word} `
    for (let start = 0; start + 3 <= padded.length; start += 1) {
      trigrams.add(padded.slice(start, start + 3))
    }
  }
  return trigrams
}

/**
 * How many letters must be added, removed, changed or swapped with a neighbour to turn one text
 * into the other. Stops counting above `most` and answers `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
      current.push(cost)
    }
    if (Math.min(...current) > most) return most + 1
    beforeLast = last
    last = current
  }
  return Math.min(at(last, b.length), most + 1)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
