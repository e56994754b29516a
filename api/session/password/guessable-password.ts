import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The most used passwords in the world, some 49,000. */
const USED = dictionary['passwords-common']
/** What the list lacks and a British takeaway's customers think of first. */
const LOCAL = `
  tuckin takeaway fishandchips yorkshirepudding sundayroast cornishpasty bangersandmash jammydodger
  marmite bovril cuppatea godsavethequeen coys ynwa nufc thfc lufc mufc mcfc whufc crystalpalace stokecity
`
  .trim()
  .split(/\s+/)
/** A rare word of four letters takes as many guesses as any four characters, so zxcvbn lets it pass. */
const SHORT = new Set(USED.filter(({ length }) => length <= 4))

/** zxcvbn's scores 0 and 1: an attacker who is slowed down still gets there. */
const FEWEST_GUESSES = 1_000_000
/** Longer passwords are only compared with the given words: estimating them takes a server too long. */
const LONGEST_ESTIMATED = 24
/** Shorter names are part of too many words. */
const SHORTEST_WORD = 3

const zxcvbn = new ZxcvbnFactory({
  dictionary: { used: USED, local: LOCAL },
  graphs: adjacencyGraphs,
})

/**
 * Whether a password is one of the first that an attacker tries: a much used one or one of `words`,
 * also with digits for letters, backwards, repeated or with a few characters around it; keys beside
 * each other; a date; up to six digits. Case and spaces make no difference.
 */
export function isGuessablePassword(password: string, words: readonly string[]): boolean {
  const text = plain(password)
  const own = words.map(plain).filter(({ length }) => length >= SHORTEST_WORD)
  if (text.length > LONGEST_ESTIMATED) return own.includes(text)
  if (/^\d{1,6}$/.test(text) || SHORT.has(text)) return true
  const { guesses, sequence } = zxcvbn.check(text, own)
  // Four characters without a pattern are few guesses too, but they are as many as the minimum allows.
  return guesses < FEWEST_GUESSES && sequence.some(({ pattern }) => pattern !== 'bruteforce')
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')
