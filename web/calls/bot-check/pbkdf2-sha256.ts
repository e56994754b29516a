/**
 * The first 32 bytes of PBKDF2 with HMAC-SHA-256 (RFC 8018, FIPS 180-4), for browsers that keep
 * theirs for secure pages. Secrets are not its business: it is for work that anybody may see.
 */
export function pbkdf2Sha256(password: Uint8Array, salt: Uint8Array, rounds: number): Uint8Array {
  const key = password.length > 64 ? bytesOf(hash(START, password, 0)) : password
  const inner = compress(START, wordsOf(padOf(key, 0x36)))
  const outer = compress(START, wordsOf(padOf(key, 0x5c)))
  // Both begin with a whole block, so the lengths that are hashed are 64 bytes more.
  const first = new Uint8Array(salt.length + 4)
  first.set(salt)
  first[salt.length + 3] = 1
  const block = new Int32Array(16)
  const again = (state: Int32Array, words: Int32Array) => {
    block.set(words)
    block[8] = 0x80000000
    block[15] = (64 + 32) * 8
    return compress(state, block)
  }
  let last = again(outer, hash(inner, first, 64))
  const sum = Int32Array.from(last)
  for (let round = 1; round < rounds; round++) {
    last = again(outer, again(inner, last))
    for (let i = 0; i < 8; i++) sum[i] = at(sum, i) ^ at(last, i)
  }
  return bytesOf(sum)
}

/** The fractions of the roots of the first primes, which FIPS 180-4 begins with. */
const PRIMES = Array.from({ length: 311 }, (_, i) => i + 2)
  .filter((n) => !Array.from({ length: n - 2 }, (_, i) => i + 2).some((d) => n % d === 0))
  .slice(0, 64)
const fraction = (root: number) => (root - Math.floor(root)) * 0x100000000
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)) | 0)
const STEPS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)) | 0)
const schedule = new Int32Array(64)

const at = (words: Int32Array, index: number) => words[index] ?? 0
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** One block of sixteen words into a state of eight. */
function compress(state: Int32Array, block: Int32Array): Int32Array {
  const w = schedule
  w.set(block)
  for (let i = 16; i < 64; i++) {
    const [x, y] = [at(w, i - 15), at(w, i - 2)]
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    w[i] = (at(w, i - 16) + small + at(w, i - 7) + large) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + large + ((e & f) ^ (~e & g)) + at(STEPS, i) + at(w, i)) | 0
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  return Int32Array.from(mixed, (word, i) => (word + at(state, i)) | 0)
}

/** The rest of a message into a state that has taken so many bytes. */
function hash(state: Int32Array, message: Uint8Array, takenBytes: number): Int32Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, (takenBytes + message.length) * 8)
  let result = state
  for (let from = 0; from < padded.length; from += 64)
    result = compress(result, wordsOf(padded.subarray(from, from + 64)))
  return result
}

function padOf(key: Uint8Array, by: number): Uint8Array {
  return Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ by)
}

function wordsOf(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Int32Array.from({ length: 16 }, (_, i) => view.getInt32(i * 4))
}

function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(32))
  for (let i = 0; i < 8; i++) view.setInt32(i * 4, at(words, i))
  return new Uint8Array(view.buffer)
}
