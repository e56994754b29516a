import type { Language } from './languages.ts'

/** What a marketplace calls something in each language. */
export interface NamedInLanguages {
  name: string
  /** Empty where it has none of its own. */
  welshName: string
}

/** The name for a page in a language. */
export function nameInLanguage(language: Language, { name, welshName }: NamedInLanguages): string {
  return language === 'cy' && welshName ? welshName : name
}
