import type { EmailLink, Phrase } from './translate.ts'

/**
 * What an email says, before it is HTML or text: both are made from this, so they never differ.
 */
export type Email = {
  subject: string
  /** What a list of mails shows after the subject. */
  preheader: string
  /** What must be read before anything else. */
  alarm: { title: string; text: string } | null
  lead: string
  heading: string
  /** Which order this is about; empty where it is about none. */
  facts: string
  paragraphs: readonly Phrase[]
  action: EmailLink
  sections: readonly EmailSection[]
  footer: readonly string[]
}

export type EmailSection =
  | { kind: 'notice'; tone: 'plain' | 'allergens'; title: string; phrases: Phrase[] }
  | { kind: 'lines'; lines: EmailLine[] }
  | { kind: 'totals'; rows: AmountRow[]; total: AmountRow; note: string }
  | { kind: 'parties'; parties: Party[] }
  | { kind: 'words'; title: string; phrases: Phrase[] }

export type EmailLine = {
  /** Whose this line and those below it are, where friends ordered together; else empty. */
  heading: string
  quantity: string
  name: string
  /** Null where the price no longer matters. */
  amount: string | null
  /** Options, note, energy. */
  details: readonly string[]
  /** Empty where the food will not be eaten. */
  allergens: string
}

export type AmountRow = { label: string; amount: string; isDiscount?: true }

/** Somebody and where they are, one line each. */
export type Party = { title: string; lines: string[] }
