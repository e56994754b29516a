import { describe, expect, test } from 'vitest'
import { REVIEW_REASONS } from '#contract/reviews/review.ts'
import { translator } from '#api/emails/writing/translate.ts'
import { writeEmail } from '#api/emails/writing/write-email.ts'
import { moderationEmail, reviewRequestEmail } from './review-email.ts'

const input = {
  firstName: 'Priya',
  store: 'Saffron Street Kitchen',
  number: '7HK4',
  marketplace: 'Tuck In',
  link: 'https://tuckin.example/somewhere',
  t: translator(),
}
const request = { stopLink: 'https://tuckin.example/stop' }
const judged = {
  ...input,
  note: 'It names the courier.',
  text: 'Ask for <b>Dave</b>.',
  contactEmail: 'hello@tuckin.example',
}

const EMAILS = {
  delivered: reviewRequestEmail({ ...input, ...request, service: 'delivery' }),
  collected: reviewRequestEmail({ ...input, ...request, service: 'collection' }),
  restored: moderationEmail('restored', { ...judged, reason: null, note: '' }),
  ...Object.fromEntries(
    REVIEW_REASONS.map((reason) => [reason, moderationEmail('hidden', { ...judged, reason })]),
  ),
}

describe.each(Object.entries(EMAILS))('%s', (_name, email) => {
  test('fills every gap, shouts nowhere and fits a subject line', async () => {
    const { subject, text } = await writeEmail(email, 'Tuck In')
    expect(`${subject} ${text}`).not.toMatch(/[{}!]|undefined|null/)
    expect(subject).toContain('Saffron Street Kitchen')
    expect(subject.length).toBeLessThan(78)
    expect(text).toContain(input.link)
  })

  test('shows what was typed as text', async () => {
    const { html } = await writeEmail(email, 'Tuck In')
    expect(html).not.toContain('<b>Dave</b>')
  })
})

test('every reason has a sentence of its own', () => {
  const t = translator()
  const reasons = REVIEW_REASONS.map((reason) => t(`review.reason.${reason}`))
  expect(new Set(reasons).size).toBe(REVIEW_REASONS.length)
})

test('does not ask about the delivery of a collection', async () => {
  expect((await writeEmail(EMAILS.delivered, 'Tuck In')).text).toContain('the delivery')
  expect((await writeEmail(EMAILS.collected, 'Tuck In')).text).not.toContain('delivery')
})
