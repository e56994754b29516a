/** The words of many texts in alphabetical order, and the texts that contain each. */
export type WordIndex = {
  words: readonly string[]
  /** Holders of word `i` are `holders[starts[i]]` up to `holders[starts[i + 1]]`. */
  starts: Uint32Array
  nameIndices: Uint16Array
  /** The run of words with this beginning: first, and one past the last. */
  beginningWith(beginning: string): readonly [number, number]
}

/** Sorts above every letter that `comparable` leaves. */
const AFTER_LETTERS = '\uffff'

/** Indexes at most 65,536 texts, each given as its words. */
export function indexWords(texts: readonly (readonly string[])[]): WordIndex {
  const namesWith = new Map<string, number[]>()
  texts.forEach((ofText, text) => {
    for (const word of new Set(ofText)) {
      const nameIndices = namesWith.get(word)
      if (nameIndices) nameIndices.push(text)
      else namesWith.set(word, [text])
    }
  })
  const words = [...namesWith.keys()].sort()
  const starts = new Uint32Array(words.length + 1)
  words.forEach((word, index) => {
    starts[index + 1] = (starts[index] ?? 0) + (namesWith.get(word)?.length ?? 0)
  })
  return {
    words,
    starts,
    nameIndices: Uint16Array.from(words.flatMap((word) => namesWith.get(word) ?? [])),
    beginningWith: (beginning) => [
      firstNotBefore(words, beginning),
      firstNotBefore(words, beginning + AFTER_LETTERS),
    ],
  }
}

function firstNotBefore(words: readonly string[], text: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
