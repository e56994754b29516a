import type { ReviewReason } from '#contract/reviews/review.ts'
import type { ReviewMessage } from '#api/jobs/tasks.ts'
import type { Service } from '#rules/orders/service.ts'
import type { Email } from '#api/emails/writing/email.ts'
import type { Translate } from '#api/emails/writing/translate.ts'

interface Told {
  firstName: string
  store: string
  number: string
  marketplace: string
  /** Where its button leads. */
  link: string
  say: Translate
}

/** Asks for a review of an order that has been eaten by now. */
export function reviewRequestEmail(told: Told & { service: Service; stopLink: string }): Email {
  const { say, firstName, store, number, marketplace, link, stopLink } = told
  const isDelivery = told.service === 'delivery'
  const stop = { text: say('review.request.stopLink'), href: stopLink }
  return {
    subject: say('review.request.subject', { store }),
    preheader: say('review.request.preheader'),
    alarm: null,
    lead: say('review.request.lead', { firstName }),
    heading: say('review.request.heading', { store }),
    facts: say('review.facts', { number, store }),
    paragraphs: [
      [say(isDelivery ? 'review.request.text' : 'review.request.textCollected', { store })],
      say.linked('review.request.stop', { stop }),
    ],
    action: { text: say('action.review'), href: link },
    sections: [],
    footer: [say('review.request.footer', { marketplace })],
  }
}

/** Tells the writer of a review that it was hidden, and why, or that it is shown again. */
export function moderationEmail(
  message: ReviewMessage,
  told: Told & {
    reason: ReviewReason | null
    /** What the marketplace wrote besides. */
    note: string
    /** What was written, to say which review it is. */
    text: string
    contactEmail: string
  },
): Email {
  const { say, firstName, store, number, marketplace, link, reason, note, text } = told
  const contact = { text: told.contactEmail, href: `mailto:${told.contactEmail}` }
  return {
    subject: say(`review.${message}.subject`, { store }),
    preheader: say(`review.${message}.preheader`),
    alarm: null,
    lead: say(`review.${message}.lead`, { firstName, store }),
    heading: say(`review.${message}.heading`),
    facts: say('review.facts', { number, store }),
    paragraphs: [
      ...(message === 'hidden' && reason
        ? [[say('review.hidden.why', { reason: say(`review.reason.${reason}`) })]]
        : []),
      ...(note ? [[say('review.hidden.note', { marketplace, note })]] : []),
      ...(text ? [[say('review.yours', { text })]] : []),
      message === 'hidden'
        ? say.linked('review.hidden.next', { contact })
        : [say('review.restored.next')],
    ],
    action: { text: say('action.policy'), href: link },
    sections: [],
    footer: [say('review.footer', { marketplace })],
  }
}
