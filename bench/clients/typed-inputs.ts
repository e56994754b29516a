import { chanceFrom, type Chance } from '#town/chance.ts'
import type { OutwardCode } from '#town/country/outward-codes.ts'

/** What people type into an address field, in estimated shares: see each. */
export interface TypedInputs {
  /** Unfinished: letter by letter, as suggestions are requested. */
  unfinished: string[]
  /** Finished, as it is submitted with Enter. */
  finished: string[]
  /** The positions of devices. */
  positions: { latitude: number; longitude: number }[]
}

/** A number of each, the same at every run. */
export function typedInputs(
  codes: readonly OutwardCode[],
  sectors: readonly string[],
  count: number,
): TypedInputs {
  const chance = chanceFrom('what people type')
  const many = <Each>(make: () => Each) => Array.from({ length: count }, make)
  return {
    unfinished: many(() => unfinished(chance, codes, sectors)),
    finished: many(() => finished(chance, codes, sectors)),
    positions: many(() => position(chance, codes)),
  }
}

/** A third postcodes, a third names, a fifth misspelt, some with their town, some nonsense. */
function unfinished(
  chance: Chance,
  codes: readonly OutwardCode[],
  sectors: readonly string[],
): string {
  const { town, area } = chance.pick(codes)
  const lot = chance.next()
  if (lot < 0.34) return beginningOf(chance, asTyped(chance, unitOf(chance, sectors)))
  if (lot < 0.68) return beginningOf(chance, asTyped(chance, chance.pick([town, area])))
  if (lot < 0.88) return misspelt(chance, chance.pick([town, area]))
  if (lot < 0.95) return `${area}, ${town}`
  return nonsense(chance)
}

/** Half postcodes, a third names, the rest misspelt and nonsense. */
function finished(
  chance: Chance,
  codes: readonly OutwardCode[],
  sectors: readonly string[],
): string {
  const { outwardCode, town, area } = chance.pick(codes)
  const lot = chance.next()
  if (lot < 0.35) return asTyped(chance, unitOf(chance, sectors))
  if (lot < 0.5) return asTyped(chance, outwardCode)
  if (lot < 0.7) return asTyped(chance, chance.pick([town, area]))
  if (lot < 0.82) return `${area}, ${town}`
  if (lot < 0.95) return misspelt(chance, chance.pick([town, area]))
  return nonsense(chance)
}

/** One in twenty is at sea or abroad. */
function position(chance: Chance, codes: readonly OutwardCode[]) {
  if (chance.next() < 0.05) return { latitude: 48 + chance.next(), longitude: -9 + chance.next() }
  const { latitude, longitude } = chance.pick(codes)
  const near = (degrees: number) => Number((degrees + (chance.next() - 0.5) * 0.04).toFixed(5))
  return { latitude: near(latitude), longitude: near(longitude) }
}

function unitOf(chance: Chance, sectors: readonly string[]): string {
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ']
  return `${chance.pick(sectors)}${chance.pick(letters)}${chance.pick(letters)}`
}

/** In capitals, small letters, without the space, or with one too many. */
function asTyped(chance: Chance, text: string): string {
  const forms = [text, text.toLowerCase(), text.replaceAll(' ', ''), ` ${text.toLowerCase()}  `]
  return chance.pick(forms)
}

function beginningOf(chance: Chance, text: string): string {
  const trimmed = text.trim()
  return trimmed.slice(0, chance.between(Math.min(2, trimmed.length), trimmed.length))
}

/** One letter left out, doubled, swapped with the next, or another. */
function misspelt(chance: Chance, name: string): string {
  const at = chance.between(1, Math.max(1, name.length - 2))
  const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)]
  return chance.pick([
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    `${before}${chance.pick([...'aeioustr'])}${after}`,
  ])
}

function nonsense(chance: Chance): string {
  const letters = Array.from({ length: chance.between(3, 18) }, () =>
    chance.pick([...'qwxzkvj97 ']),
  )
  return letters.join('')
}
