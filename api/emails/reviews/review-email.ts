import type { ReviewReason } from '#contract/reviews/review.ts'
import type { ReviewMessage } from '#api/jobs/tasks.ts'
import type { Service } from '#rules/orders/service.ts'
import type { Email } from '#api/emails/writing/email.ts'
import type { Translate } from '#api/emails/writing/translate.ts'

interface ReviewEmailInput {
  firstName: string
  store: string
  number: string
  marketplace: string
  /** The target of its button. */
  link: string
  t: Translate
}

/** Asks for a review of a completed order. */
export function reviewRequestEmail(
  input: ReviewEmailInput & { service: Service; stopLink: string },
): Email {
  const { t, firstName, store, number, marketplace, link, stopLink } = input
  const isDelivery = input.service === 'delivery'
  const stop = { text: t('review.request.stopLink'), href: stopLink }
  return {
    subject: t('review.request.subject', { store }),
    preheader: t('review.request.preheader'),
    alarm: null,
    lead: t('review.request.lead', { firstName }),
    heading: t('review.request.heading', { store }),
    facts: t('review.facts', { number, store }),
    paragraphs: [
      [t(isDelivery ? 'review.request.text' : 'review.request.textCollected', { store })],
      t.linked('review.request.stop', { stop }),
    ],
    action: { text: t('action.review'), href: link },
    sections: [],
    footer: [t('review.request.footer', { marketplace })],
  }
}

/** Tells the writer of a review that it was hidden, and why, or that it is shown again. */
export function moderationEmail(
  message: ReviewMessage,
  input: ReviewEmailInput & {
    reason: ReviewReason | null
    /** The marketplace's own text. */
    note: string
    /** The text of the review, to identify it. */
    text: string
    contactEmail: string
  },
): Email {
  const { t, firstName, store, number, marketplace, link, reason, note, text } = input
  const contact = { text: input.contactEmail, href: `mailto:${input.contactEmail}` }
  return {
    subject: t(`review.${message}.subject`, { store }),
    preheader: t(`review.${message}.preheader`),
    alarm: null,
    lead: t(`review.${message}.lead`, { firstName, store }),
    heading: t(`review.${message}.heading`),
    facts: t('review.facts', { number, store }),
    paragraphs: [
      ...(message === 'hidden' && reason
        ? [[t('review.hidden.why', { reason: t(`review.reason.${reason}`) })]]
        : []),
      ...(note ? [[t('review.hidden.note', { marketplace, note })]] : []),
      ...(text ? [[t('review.yours', { text })]] : []),
      message === 'hidden'
        ? t.linked('review.hidden.next', { contact })
        : [t('review.restored.next')],
    ],
    action: { text: t('action.policy'), href: link },
    sections: [],
    footer: [t('review.footer', { marketplace })],
  }
}
