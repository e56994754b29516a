/** "1111", "123456", "987654", "abcdef", "2468": one small step over and over, or none. */
export function isRun(text: string): boolean {
  if (/^(?:1234567890|0123456789|0987654321)/.test(text) && /^\d+$/.test(text)) return true
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const [step = 0] = steps
  return Math.abs(step) <= 2 && steps.every((each) => each === step)
}

/** Up to this many signs over and over: "abab", "123123", "112112112". */
const longestUnit = 4

/** "1212", "abcabc", "69696969"; "112233"; two signs in any order: "100001". */
export function isRepeated(text: string): boolean {
  const signs = [...text]
  for (let unit = 1; unit <= Math.min(longestUnit, signs.length / 2); unit++)
    if (signs.every((sign, index) => index < unit || sign === signs[index - unit])) return true
  if (signs.length >= 6 && new Set(signs).size <= 2) return true
  const halved = signs.filter((_sign, index) => index % 2 === 0)
  const isDoubled = signs.every((sign, index) => sign === halved[Math.floor(index / 2)])
  return isDoubled && signs.length >= 6 && isRun(halved.join(''))
}

/** "a1b2c3", "1a2s3d": letters and digits in turn, each of them a run or a walk over the keys. */
export function isInterleaved(text: string): boolean {
  if (!/^(?:[a-z]\d){3,}[a-z]?$|^(?:\d[a-z]){3,}\d?$/.test(text)) return false
  const [letters, digits] = [text.replace(/\d/g, ''), text.replace(/\D/g, '')]
  return [letters, digits].every((each) => isRun(each) || isRepeated(each) || isKeyboardWalk(each))
}

/** Fewer digits are common for other reasons. */
const shortestCount = 8

/**
 * "1029384756", "10203040": two counts in turn; "135792468", "7894561230": one after the other, the
 * last of them perhaps cut off. Nought may stand for ten.
 */
export function isCounting(text: string): boolean {
  if (!/^\d+$/.test(text) || text.length < shortestCount) return false
  return [0, 10].some((nought) => {
    const digits = [...text].map((digit) => (digit === '0' ? nought : Number(digit)))
    const inTurn = [0, 1].map((odd) => digits.filter((_digit, index) => index % 2 === odd))
    return inTurn.every((each) => lengthOfCount(each) === each.length) || isOfCounts(digits)
  })
}

/** How many of the first digits go on by the same small step. */
function lengthOfCount(digits: readonly number[]): number {
  const [first = 0, second = 0] = digits
  const step = second - first
  if (Math.abs(step) > 2) return 1
  const end = digits.findIndex((digit, index) => digit !== first + step * index)
  return end === -1 ? digits.length : end
}

function isOfCounts(digits: readonly number[]): boolean {
  const length = lengthOfCount(digits)
  return length === digits.length || (length >= 3 && isOfCounts(digits.slice(length)))
}

/** "abc12345", "12345abc", "qazwsxedc1": letters and digits one after the other, each of them easy. */
export function isTwoPatterns(text: string): boolean {
  const [, ...parts] = /^([a-z]+)(\d+)$/.exec(text) ?? /^(\d+)([a-z]+)$/.exec(text) ?? []
  return (
    parts.length === 2 &&
    parts.every((part) => isRun(part) || isRepeated(part) || isKeyboardWalk(part))
  )
}

/** The rows of the keys, each shifted by half a key against the one above. */
const keyboards = [
  ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
]
/** The block of digits beside the letters, of which every key is beside those around it. */
const digitBlock = ['789', '456', '123', '0']
/** Shorter walks are words too often. */
const shortestWalk = 4

const neighbours = [...keyboards.map((rows) => neighboursIn(rows)), neighboursIn(digitBlock)]

/**
 * "qwerty", "1qaz2wsx", "asdfqwer", "147258369": keys beside each other, with one new beginning for
 * every four at most.
 */
export function isKeyboardWalk(text: string): boolean {
  const signs = [...text]
  if (signs.length < shortestWalk) return false
  return neighbours.some((beside) => {
    const leaps = signs.filter(
      (sign, index) => index > 0 && !beside.get(signs[index - 1] ?? '')?.has(sign),
    ).length
    const isOfKeys = signs.every((sign) => beside.has(sign))
    return (
      isOfKeys && leaps * 4 <= signs.length && (leaps === 0 || signs.length >= shortestWalk + 2)
    )
  })
}

function neighboursIn(rows: readonly string[]): Map<string, Set<string>> {
  const beside = new Map<string, Set<string>>()
  for (const [y, row] of rows.entries())
    for (const [x, key] of [...row].entries()) {
      const near = [-1, 0, 1].flatMap((dy) =>
        [-1, 0, 1].map((dx) => rows[y + dy]?.[x + dx]).filter((each) => each !== undefined),
      )
      beside.set(key, new Set(near))
    }
  return beside
}

/** So many digits are soon gone through, whichever they are. */
const longestNumber = 6

/** Up to six digits, the same forwards and backwards, or a day in any order, with or without points. */
export function isDateOrShortNumber(text: string): boolean {
  const digits = text.replace(/[-./]/g, '')
  if (!/^\d+$/.test(digits)) return false
  if (digits.length <= longestNumber) return true
  if (digits === [...digits].toReversed().join('')) return true
  const day = '(?:0[1-9]|[12]\\d|3[01])'
  const month = '(?:0[1-9]|1[0-2])'
  const year = '(?:19|20)\\d\\d'
  return new RegExp(`^(?:${day}${month}${year}|${month}${day}${year}|${year}${month}${day})$`).test(
    digits,
  )
}
