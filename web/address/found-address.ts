import type { Address } from '#contract/address.ts'
import type { FieldCode } from '#contract/errors.ts'
import type { LocationProblem } from './browser-location.ts'

/** What is wrong with an address field. */
export type AddressProblem = FieldCode | LocationProblem | 'locationAbroad' | 'unknownPlace'

/** A place, or why there is none. */
export type Found = { address: Address } | { problem: AddressProblem }
