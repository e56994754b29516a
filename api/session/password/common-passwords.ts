import { commonWords } from './common-words.ts'
import {
  isCounting,
  isDateOrShortNumber,
  isInterleaved,
  isKeyboardWalk,
  isRepeated,
  isRun,
  isTwoPatterns,
} from './common-patterns.ts'

/** Longer than any word here with what is put around it; what is longer is not looked at in parts. */
const longestLooked = 24
/** Digits and signs that are put before or after a word without making it another. */
const mostAround = 4
/** Two words in so few letters are as soon guessed as one. */
const longestPair = 8
/** Shorter names are in too many words to tell anything. */
const shortestWord = 3

const common = new Set(commonWords)
/** Where passwords used to be cut off, so that their beginnings are on every list of guesses. */
for (const word of commonWords) if (word.length > 8) common.add(word.slice(0, 8))

/**
 * Whether it is one of the passwords that are tried first: a common word or one of `words`, plain, with
 * digits for letters, twice, backwards, or with up to four digits or signs before or after it; two common
 * words in up to eight letters; keys beside each other; a short number or a date. Letters may be of any
 * case and spaces anywhere.
 */
export function isCommonPassword(password: string, words: readonly string[]): boolean {
  const small = plain(password)
  if (patterns.some((isPattern) => isPattern(small))) return true
  const own = new Set(words.map(plain).filter((word) => word.length >= shortestWord))
  const isKnown = (word: string) => common.has(word) || own.has(word)
  if (small.length > longestLooked) return own.has(small)
  return stemsOf(small).some(
    (stem) => isWord(stem, isKnown) || isTwice(stem, isKnown) || isPair(stem, password),
  )
}

const patterns = [
  isRun,
  isRepeated,
  isCounting,
  isKeyboardWalk,
  isInterleaved,
  isTwoPatterns,
  isDateOrShortNumber,
]

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

/** The password as it is, without what stands around it, and each with letters for its digits. */
function stemsOf(small: string): string[] {
  const bare = small.replace(/[\d\W_]+$/, '')
  const core = small.replace(/^[\d\W_]+/, '')
  const inner = bare.replace(/^[\d\W_]+/, '')
  const near = [bare, core, inner].filter(
    (stem) => stem !== '' && small.length - stem.length <= mostAround,
  )
  const spelt = [small, ...near].flatMap((stem) => [stem, unleet(stem, 'i'), unleet(stem, 'l')])
  // "passw0rd1": the digit at its end stands for nothing.
  const withoutTail = small.replace(/[\d!$]{1,4}$/, '')
  return [...new Set([...spelt, unleet(withoutTail, 'i'), unleet(withoutTail, 'l')])]
}

const letterOf: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}

/** With letters for the digits and signs that look like them; "1" may be an "i" or an "l". */
function unleet(text: string, one: 'i' | 'l'): string {
  return text.replace(/[013457@$!8]/g, (sign) => letterOf[sign] ?? one)
}

type IsKnown = (word: string) => boolean

/** A word, several of it, backwards, or with an ending that people like to add. */
function isWord(stem: string, isKnown: IsKnown): boolean {
  if (isKnown(stem) || isKnown([...stem].toReversed().join(''))) return true
  const ending = /(?:s|es|er|ers|y|ie|ies|ing|ed|z|x)$/.exec(stem)
  if (!ending || ending.index < shortestWord) return false
  const root = stem.slice(0, ending.index)
  const doubled = root.at(-1) === root.at(-2) ? root.slice(0, -1) : root
  return isKnown(root) || isKnown(`${root}e`) || isKnown(`${root}y`) || isKnown(doubled)
}

function isTwice(stem: string, isKnown: IsKnown): boolean {
  const half = stem.slice(0, stem.length / 2)
  return half.length >= shortestWord && stem === half + half && isKnown(half)
}

/** "bigdaddy", "blackcat"; not what somebody has put a space between. */
function isPair(stem: string, password: string): boolean {
  if (stem.length > longestPair || /\s/.test(password.trim())) return false
  for (let at = 2; at <= stem.length - 2; at++)
    if (isPart(stem.slice(0, at)) && isPart(stem.slice(at))) return true
  return false
}

const isPart = (part: string) =>
  common.has(part) || (part.endsWith('s') && common.has(part.slice(0, -1)))
