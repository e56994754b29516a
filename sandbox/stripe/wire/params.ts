import { invalidParameter } from './refusal.ts'
import type { Tree } from './form.ts'

const MAXIMUM_METADATA = 50
const LONGEST_METADATA_KEY = 40
const LONGEST_METADATA_VALUE = 500

/** The parameters of a call, read as what they must be. */
export class Params {
  readonly #tree: Readonly<Record<string, Tree>>
  readonly #path: string

  constructor(tree: Readonly<Record<string, Tree>>, path = '') {
    this.#tree = tree
    this.#path = path
  }

  has(name: string): boolean {
    return this.#tree[name] !== undefined
  }

  isText(name: string): boolean {
    return typeof this.#tree[name] === 'string'
  }

  /** A text; null if there is none, or an empty one, which is how a value is unset. */
  text(name: string): string | null {
    const value = this.#tree[name]
    if (value === undefined || value === '') return null
    if (typeof value !== 'string') throw this.#invalid(name, 'Invalid string')
    return value
  }

  neededText(name: string): string {
    const value = this.text(name)
    if (value === null) throw this.#missing(name)
    return value
  }

  integer(name: string): number | null {
    const value = this.text(name)
    if (value === null) return null
    if (!/^-?\d{1,15}$/.test(value)) {
      throw this.#invalid(name, `Invalid integer: ${value}`, 'parameter_invalid_integer')
    }
    return Number(value)
  }

  neededInteger(name: string): number {
    const value = this.integer(name)
    if (value === null) throw this.#missing(name)
    return value
  }

  flag(name: string): boolean | null {
    const value = this.text(name)
    if (value === null) return null
    if (value !== 'true' && value !== 'false')
      throw this.#invalid(name, `Invalid boolean: ${value}`)
    return value === 'true'
  }

  /** One of a few words. */
  choice<T extends string>(name: string, choices: readonly T[]): T | null {
    const value = this.text(name)
    const chosen = choices.find((choice) => choice === value)
    if (value !== null && chosen === undefined) {
      throw this.#invalid(
        name,
        `Invalid ${this.nameOf(name)}: must be one of ${choices.join(', ')}`,
      )
    }
    return chosen ?? null
  }

  part(name: string): Params | null {
    const value = this.#tree[name]
    if (value === undefined || value === '') return null
    if (typeof value === 'string' || isListOfAny(value)) throw this.#invalid(name, 'Invalid object')
    return new Params(value, this.nameOf(name))
  }

  neededPart(name: string): Params {
    const part = this.part(name)
    if (part === null) throw this.#missing(name)
    return part
  }

  texts(name: string): string[] {
    const value = this.#tree[name]
    if (value === undefined || value === '') return []
    if (typeof value === 'string' || !isListOfAny(value)) throw this.#invalid(name, 'Invalid array')
    return value.filter((each) => typeof each === 'string')
  }

  /** `metadata` on top of what was there; an empty value takes its key away, as Stripe's does. */
  metadata(before: Readonly<Record<string, string>> = {}): Record<string, string> {
    if (this.#tree['metadata'] === '') return {}
    const part = this.part('metadata')
    const after = new Map(Object.entries(before))
    for (const key of part?.names() ?? []) {
      const value = part?.text(key) ?? null
      if (key.length > LONGEST_METADATA_KEY || (value?.length ?? 0) > LONGEST_METADATA_VALUE) {
        throw this.#invalid('metadata', 'Metadata has keys up to 40 and values up to 500 letters')
      }
      if (value === null) after.delete(key)
      else after.set(key, value)
    }
    if (after.size > MAXIMUM_METADATA) throw this.#invalid('metadata', 'Metadata has up to 50 keys')
    return Object.fromEntries(after)
  }

  names(): string[] {
    return Object.keys(this.#tree)
  }

  /** The name as errors spell it: `card[number]`. */
  nameOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`
  }

  refuseUnknown(known: readonly string[]): void {
    const unknown = this.names().find((name) => !known.includes(name))
    if (unknown !== undefined) {
      const name = this.nameOf(unknown)
      throw invalidParameter(name, `Received unknown parameter: ${name}`, 'parameter_unknown')
    }
  }

  #missing(name: string) {
    const full = this.nameOf(name)
    return invalidParameter(full, `Missing required param: ${full}.`, 'parameter_missing')
  }

  #invalid(name: string, message: string, code?: string) {
    return invalidParameter(this.nameOf(name), message, code)
  }
}

function isListOfAny(value: Exclude<Tree, string>): value is readonly Tree[] {
  return Array.isArray(value)
}
