interface Personal {
  /** Its location in the export (see contract/account/personal-data.ts); null: in none. */
  exportedAs: string | null
  /** Why it is in none. */
  why?: string
  /** Why it stays when the account is deleted. */
  stays?: string
}

export interface TableOfPeople {
  plain?: readonly string[]
  ofPerson?: readonly string[]
  personal?: Readonly<Record<string, Personal>>
}

/** The words of a text. */
export const words = (text: TemplateStringsArray): readonly string[] =>
  text.join('').trim().split(/\s+/)
export const exported = (exportedAs: string): Personal => ({ exportedAs })
export const notExported = (why: string, stays?: string): Personal => ({
  exportedAs: null,
  why,
  ...(stays && { stays }),
})
