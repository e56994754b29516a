import { expect, test } from 'vitest'
import { enquiryReference } from '#rules/enquiries/enquiry-state.ts'
import { WELSH_NAMES } from '#rules/text/welsh-formats.ts'
import { welshTexts } from './cy/texts.ts'
import { customerTexts } from './texts.ts'
import { customerEmails, customerNotifications, DATA } from './testing/customer-emails.ts'
import { testChange, testOrder, testPayment } from './testing/order.ts'
import { pseudoTexts, unmarked } from './testing/pseudo-texts.ts'
import { translationFaults } from '#rules/text/testing/translation-faults.ts'
import { translator } from './writing/translate.ts'
import { writeEmail } from './writing/write-email.ts'
import { writeText } from './writing/write-text.ts'

const ONE_REFUND = [{ amountPence: 500, lines: null }]

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’]*/gu) ?? []

/** Names, and days and months in Welsh: nothing else may stand outside of the catalogue. */
const known = new Set([
  ...wordsOf(JSON.stringify([testOrder, testChange(), testPayment('captured', ONE_REFUND), DATA])),
  ...wordsOf(`Visa Garlic naan ${enquiryReference(testOrder.id)}`),
  ...wordsOf(WELSH_NAMES.join(' ')).flatMap((name) => [name, name.toLowerCase()]),
])

const said = new Set<string>()
const pseudo = translator('cy', pseudoTexts(said))
const emails = customerEmails(pseudo)
const notifications = customerNotifications(pseudo)

const LINKS = /(?:https?|mailto|tel):[^\s⟦]+/g

const unknownIn = (text: string) =>
  wordsOf(unmarked(text.replace(LINKS, ' '))).filter((word) => !known.has(word))

test('no email to a customer has a sentence outside of the catalogue', () => {
  const outside = emails.flatMap((email) =>
    unknownIn([email.subject, email.preheader, writeText(email)].join('\n')),
  )
  expect([...new Set(outside)]).toEqual([])
})

/** The text that a reader of the HTML sees. */
const seen = (html: string) =>
  html
    .replace(/<head.*?<\/head>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')

test('nor has its HTML, which says the same', async () => {
  const [received] = emails
  if (!received) throw new Error('There are emails')
  const { html } = await writeEmail(received, DATA.marketplace, { language: 'cy' })
  expect(html).toContain('lang="cy-GB"')
  expect(seen(html)).toContain('⟦')
  expect(unknownIn(seen(html))).toEqual([])
})

test('nor has a notification', () => {
  expect(notifications.flatMap(unknownIn)).toEqual([])
})

test('these emails and notifications say every sentence of the catalogue', () => {
  const unsaid = Object.keys(welshTexts).filter((key) => !said.has(key))
  expect(unsaid).toEqual([])
})

test('emails in Welsh fill every gap', () => {
  for (const email of customerEmails(translator('cy')))
    expect(`${email.subject} ${writeText(email)}`).not.toMatch(/[{}]|undefined|null|NaN/)
})

test('Welsh has each sentence of the English catalogue, with the same values', () => {
  expect(translationFaults('cy', { english: customerTexts, translated: welshTexts })).toEqual([])
})
