import type { NamedEntry } from './named-entry.ts'
import { editsBetween, LONGEST_WORD } from './similar-text.ts'
import type { WordIndex } from './word-index.ts'
import { indexTrigrams } from './word-trigrams.ts'

/** An entry by its number and the edits between the typed text and its name: 0 for none. */
export type Guess = { number: number; edits: number }

/** Shorter words must be right: one letter more or less makes another word of them. */
const SHORTEST_GUESSED = 4
const SHORTEST_UNFINISHED = 5
const MAXIMUM_EDITS = 4
const NONE = 255

/**
 * Finds the places whose names contain all of the typed words, each word exact, unfinished, or misspelt by a
 * few letters, the more the longer it is.
 */
export function misspeltSearch(
  entries: readonly NamedEntry[],
  index: WordIndex,
): (typed: readonly string[]) => Guess[] {
  const trigrams = indexTrigrams(index.words)
  /** Edits for all words so far, and for the current one; NONE if a word does not occur. */
  const total = new Uint8Array(entries.length)
  const present = new Uint8Array(entries.length).fill(NONE)

  function hold(word: number, edits: number, held: number[]): void {
    const end = index.starts[word + 1] ?? 0
    for (let place = index.starts[word] ?? 0; place < end; place += 1) {
      const number = index.nameIndices[place] ?? 0
      if (present[number] === NONE) held.push(number)
      if (edits < (present[number] ?? NONE)) present[number] = edits
    }
  }

  /** The entries with a word like this one; their edits are then in `present`. */
  function namesWith(word: string, isLast: boolean): number[] {
    const held: number[] = []
    const [from, to] = index.beginningWith(word)
    for (let exact = from; exact < to; exact += 1) hold(exact, 0, held)
    const maximum = maximumEdits(word)
    if (maximum === 0 || word.length > LONGEST_WORD) return held
    trigrams.eachAlike(word, (number) => {
      const edits = editsBetween(word, index.words[number] ?? '', maximum)
      // An unfinished word is a worse guess than a finished one.
      const begun = isLast && word.length >= SHORTEST_UNFINISHED ? edits.beginning + 1 : NONE
      if (edits.whole <= maximum || begun <= maximum)
        hold(number, Math.min(edits.whole, begun), held)
    })
    return held
  }

  return (typed) => {
    let candidates: number[] | null = null
    for (const [position, word] of typed.entries()) {
      const held = namesWith(word, position === typed.length - 1)
      const both: number[] = []
      for (const number of candidates ?? held) {
        const edits = present[number] ?? NONE
        if (edits === NONE) continue
        total[number] = edits + (candidates ? (total[number] ?? 0) : 0)
        both.push(number)
      }
      for (const number of held) present[number] = NONE
      if (both.length === 0) return []
      candidates = both
    }
    return (candidates ?? [])
      .map((number) => ({ number, edits: total[number] ?? 0 }))
      .filter(({ edits }) => edits <= MAXIMUM_EDITS)
  }
}

function maximumEdits(word: string): number {
  if (word.length < SHORTEST_GUESSED || /\d/.test(word)) return 0
  if (word.length < 6) return 1
  return word.length < 9 ? 2 : 3
}
