/** Finds the words that share enough letter triples with another to be worth comparing. */
export type WordTrigrams = {
  /** Calls back with each word (by its number) that may be a match. */
  eachAlike(typed: string, found: (word: number) => void): void
}

/** a to z, 0 to 9, and the space around a word. */
const LETTERS = 37
const TRIGRAMS = LETTERS ** 3
/** The share of the typed word's triples that a word must have; with less it is another word. */
const SHARED = 0.3
const LEAST_SHARED = 2

/** Indexes words of `comparable` letters, at most 65,536 of them. */
export function indexTrigrams(words: readonly string[]): WordTrigrams {
  const starts = new Uint32Array(TRIGRAMS + 1)
  const trigramsOfWords = words.map(trigramsOf)
  for (const trigram of trigramsOfWords.flat()) {
    starts[trigram + 1] = (starts[trigram + 1] ?? 0) + 1
  }
  for (let trigram = 0; trigram < TRIGRAMS; trigram += 1) {
    starts[trigram + 1] = (starts[trigram + 1] ?? 0) + (starts[trigram] ?? 0)
  }
  const next = starts.slice()
  const wordIndices = new Uint16Array(starts[TRIGRAMS] ?? 0)
  trigramsOfWords.forEach((trigrams, index) => {
    for (const trigram of trigrams) {
      const place = next[trigram] ?? 0
      wordIndices[place] = index
      next[trigram] = place + 1
    }
  })
  const shared = new Uint8Array(words.length)
  // Each search touches hundreds of words: a growing list would be most of its garbage.
  const touched = new Uint16Array(words.length)

  return {
    eachAlike(typed, found) {
      const trigrams = trigramsOf(typed)
      const needed = Math.max(LEAST_SHARED, trigrams.length * SHARED)
      let touchedCount = 0
      for (const trigram of trigrams) {
        const end = starts[trigram + 1] ?? 0
        for (let place = starts[trigram] ?? 0; place < end; place += 1) {
          const word = wordIndices[place] ?? 0
          const count = (shared[word] ?? 0) + 1
          shared[word] = count
          if (count > 1) continue
          touched[touchedCount] = word
          touchedCount += 1
        }
      }
      for (const word of touched.subarray(0, touchedCount)) {
        const isAlike = (shared[word] ?? 0) >= needed
        shared[word] = 0
        if (isAlike) found(word)
      }
    },
  }
}

/** Each letter triple once; spaces before and after make beginnings and ends count. */
function trigramsOf(word: string): number[] {
  const trigrams: number[] = []
  let trigram = 0
  for (let at = 0; at <= word.length; at += 1) {
    trigram = ((trigram * LETTERS) % TRIGRAMS) + letterNumber(word.charCodeAt(at))
    if (!trigrams.includes(trigram)) trigrams.push(trigram)
  }
  return trigrams
}

function letterNumber(code: number): number {
  if (code >= 97 && code <= 122) return code - 96
  return code >= 48 && code <= 57 ? code - 21 : 0
}
