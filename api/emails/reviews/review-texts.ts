import type { ReviewReason } from '#contract/reviews/review.ts'

/** The sentences of emails about reviews. */
export const reviewTexts = {
  'review.request.subject': 'How was your meal from {{store}}?',
  'review.request.preheader': 'It takes a minute, and helps others choose.',
  'review.request.lead': 'Hello {{firstName}}.',
  'review.request.heading': 'How was {{store}}?',
  'review.request.text':
    'Give the food, the delivery and the service 1 to 5 stars, and add a few words if you like. {{store}} reads them too, and can reply.',
  'review.request.textCollected':
    'Give the food and the service 1 to 5 stars, and add a few words if you like. {{store}} reads them too, and can reply.',
  'review.request.stop': 'Don’t want these emails? {{stop}}.',
  'review.request.stopLink': 'Stop asking me for reviews',
  'review.request.footer': 'Sent once, because you ordered on {{marketplace}}.',
  'review.facts': 'Order {{number}} from {{store}}',
  'action.review': 'Rate your order',
  'action.policy': 'Read our review policy',
  'review.hidden.subject': 'We’ve hidden your review of {{store}}',
  'review.hidden.preheader': 'It doesn’t follow our review policy. Here’s why.',
  'review.hidden.lead': 'Hello {{firstName}}. We’ve taken a look at your review of {{store}}.',
  'review.hidden.heading': 'Your review is hidden',
  'review.hidden.why': 'Why: {{reason}}',
  'review.hidden.note': '{{marketplace}} adds: “{{note}}”',
  'review.hidden.next':
    'Nobody can see it now, and its stars don’t count. If you think we’re wrong, write to {{contact}} and we’ll look again.',
  'review.restored.subject': 'Your review of {{store}} is back',
  'review.restored.preheader': 'Everyone can read it again.',
  'review.restored.lead': 'Hello {{firstName}}. We’ve looked again at your review of {{store}}.',
  'review.restored.heading': 'Your review is back',
  'review.restored.next': 'Everyone can read it again, and its stars count. We’re sorry we hid it.',
  'review.yours': 'You wrote: “{{text}}”',
  'review.footer': 'Sent because you reviewed an order on {{marketplace}}.',
  'review.reason.personal':
    'it gives away personal information, such as a full name, a phone number or an address.',
  'review.reason.abusive': 'it’s abusive, threatening, hateful or discriminatory.',
  'review.reason.unrelated': 'it isn’t about the order it was written for.',
  'review.reason.notGenuine':
    'it isn’t a genuine review: it was written for a reward, or by someone with an interest in the restaurant or a competitor.',
  'review.reason.advertising': 'it advertises something, or links to another website.',
  'review.reason.unlawful': 'publishing it may break the law.',
} as const satisfies Record<`review.reason.${ReviewReason}`, string> & Record<string, string>
