import type { ReviewReason } from '#contract/reviews/review.ts'

/** The published policy: who may review, how ratings add up, and why a review is hidden. */
export const reviewPolicy = {
  title: 'Review policy',
  description: 'Who can write a review, how ratings add up, and when we hide a review.',
  intro: 'Reviews help people choose and restaurants improve. These are the rules for everyone.',
  who: {
    heading: 'Who can write one',
    text: 'Only someone whose order was completed, once for each order. Nobody can pay for a review, and we don’t accept reviews written for a reward. We show your first name and an initial.',
  },
  stars: {
    heading: 'How ratings add up',
    text: 'You rate the food, the delivery and the service. The food counts for half of your stars, the rest for the other half. A restaurant’s rating is the average of all the stars it has been given, new and old, good and bad.',
  },
  order: {
    heading: 'How we sort restaurants',
    text: '“Top rated” counts how many people have rated a restaurant as well as what they gave: every restaurant starts as if 20 people had given it 4.2 stars, so one perfect rating doesn’t beat hundreds of very good ones. No restaurant can pay to be higher up.',
  },
  reply: {
    heading: 'Replies',
    text: 'The restaurant can reply to any review, for everyone to read. It can’t change or remove a review.',
  },
  hide: {
    heading: 'When we hide a review',
    text: 'Anyone can report a review. A person on our team looks at each report. We hide a review only for one of these reasons:',
    after:
      'A bad rating is never a reason. While a review is hidden its stars don’t count. We email its writer with the reason. If you think we’re wrong, <0>write to us</0> and we’ll look again.',
  },
  reason: {
    personal: 'It gives away personal information, such as a full name, phone number or address.',
    abusive: 'It’s abusive, threatening, hateful or discriminatory.',
    unrelated: 'It isn’t about the order it was written for.',
    notGenuine:
      'It isn’t genuine: it was written for a reward, or by someone with an interest in the restaurant or a competitor.',
    advertising: 'It advertises something or links to another website.',
    unlawful: 'Publishing it may break the law.',
  } satisfies Record<ReviewReason, string>,
  leave: {
    heading: 'If you delete your account',
    text: 'Your reviews stay, without your name.',
  },
} as const
