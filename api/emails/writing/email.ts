import type { EmailLink, Phrase } from './translate.ts'

/** The content of an email, before it is HTML or text: both are made from this, so they never differ. */
export type Email = {
  subject: string
  /** The preheader, which a list of mails shows after the subject. */
  preheader: string
  /** What must be read before anything else. */
  alarm: { title: string; text: string } | null
  lead: string
  heading: string
  /** The order it is about; empty if none. */
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
  /** The friend whose this line and those below it are, in a shared order; else empty. */
  heading: string
  quantity: string
  name: string
  /** Null if the price no longer matters. */
  amount: string | null
  /** Options, note, energy. */
  details: readonly string[]
  /** Empty if the food will not be eaten. */
  allergens: string
}

export type AmountRow = { label: string; amount: string; isDiscount?: true }

/** A person and their address, one line each. */
export type Party = { title: string; lines: string[] }
