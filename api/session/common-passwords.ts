/**
 * The passwords that are guessed first, and what people here are fond of. Letters in small; what
 * only adds digits or signs at the end counts as the same.
 */
const words = `
  password passw0rd p@ssword p@ssw0rd pass passwort motdepasse secret letmein welcome hello login admin
  administrator root user guest test testing default changeme access master qwerty qwertyuiop qwert
  asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qwaszx azerty abc abcd abcde abcdef abcdefg iloveyou
  ilovey loveyou love lovely sunshine princess monkey dragon football soccer baseball hockey superman
  batman spiderman pokemon starwars trustno computer internet google facebook whatever michael jordan
  charlie thomas daniel george jessica ashley michelle jennifer joshua andrew matthew robert oliver
  jack harry james william olivia emily sophie amelia isabella chelsea liverpool arsenal manutd
  manchester everton tottenham spurs rangers celtic leeds newcastle westham villa england scotland
  wales ireland london cymru summer winter spring autumn december october november january monday
  friday flower cookie cheese chocolate banana orange ginger pepper pizza curry chips takeaway dinner
  buster bailey barney poppy molly tigger shadow rabbit butterfly angel babygirl blink fuckyou fuckoff
  bollocks freedom killer hunter ranger mustang mercedes ferrari porsche yamaha corvette merlin gandalf
  maggie snoopy garfield samsung iphone nintendo playstation xbox minecraft tuckin
`
const common = new Set(words.trim().split(/\s+/))

/**
 * Whether it is one of the passwords that are tried first, or one of these words, with or without
 * digits and signs at its end, in any case and spacing.
 */
export function isCommonPassword(password: string, words: readonly string[]): boolean {
  const small = plain(password)
  if (isRun(small)) return true
  const stem = small.replace(/[\d\W_]+$/, '')
  const tried = [small, ...(stem !== '' && small.length - stem.length <= 4 ? [stem] : [])]
  const own = new Set(words.map(plain).filter((word) => word.length >= shortestWord))
  return tried.some((each) => common.has(each) || own.has(each))
}

/** Shorter names are in too many words to tell anything. */
const shortestWord = 3

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

/** "1111", "123456", "987654", "abcdef", "1212": one step over and over, or two signs in turn. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const [step = 0] = steps
  if (Math.abs(step) <= 1 && steps.every((each) => each === step)) return true
  if (/^(?:1234567890|0123456789|0987654321)/.test(text) && /^\d+$/.test(text)) return true
  return codes.length >= 4 && codes.every((code, index) => index < 2 || code === codes[index - 2])
}
