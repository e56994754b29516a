export type Brand = { name: string; label: string; cvcLength: number; lengths: number[] }
export function digitsOf(text: string): string
export function brandOf(number: string): Brand
export function spacedNumber(text: string): string
export function longestNumber(number: string): number
export function caretAfter(spaced: string, digitsBefore: number): number
export function isWholeNumber(number: string): boolean
