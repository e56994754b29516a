import type { Suggestion } from '#contract/address.ts'
import { ADDRESS_TYPED_MINIMUM } from '#contract/constants.ts'
import type { FieldCode } from '#contract/errors.ts'

export interface Suggestions {
  /** What these are suggestions for. */
  typed: string
  items: readonly Suggestion[]
  hasFailed: boolean
}

/** Whether a text is long enough to mean a place; a shorter one clears the address. */
export const isEnoughTyped = (text: string) => text.trim().length >= ADDRESS_TYPED_MINIMUM

/**
 * What is wrong with a typed text, nothing having been chosen, when its field is left; null when
 * nothing is, or as long as the suggestions for it are still on their way.
 */
export function faultOnLeaving(text: string, suggestions: Suggestions): FieldCode | null {
  const typed = text.trim()
  if (!typed) return null
  if (!isEnoughTyped(typed)) return 'required_address'
  if (suggestions.typed !== typed) return null
  if (suggestions.hasFailed) return 'address_api_error'
  return suggestions.items.length === 0 ? 'required_address' : null
}
