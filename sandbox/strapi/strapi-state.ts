import type { FooterDocument } from './footer-document.ts'

/** How the stand-in behaves; each is a trouble that the real service can be in. */
export const MOODS = {
  normal: 'Answers with the footer',
  unpublished: 'Has no published footer',
  forbidden: 'The token may not read it',
  slow: 'Answers after 10 seconds',
  down: 'Hangs up without an answer',
  broken: 'Answers that it’s unavailable',
  garbled: 'Answers with something that isn’t JSON',
  huge: 'Answers without end',
} as const
export type Mood = keyof typeof MOODS

export interface StrapiState {
  mood: Mood
  footer: FooterDocument
  /** How often the footer was requested. */
  requestCount: number
}

export const isMood = (text: string): text is Mood => Object.hasOwn(MOODS, text)
