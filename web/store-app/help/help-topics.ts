import type { help } from '#web/messages/en/help.ts'

export type HelpTopic = keyof (typeof help)['topic']
export type HelpAnswer = keyof (typeof help)['answers']

/** What restaurants ask, by subject. The names are the anchors of the page: links elsewhere use them. */
export const HELP_TOPICS: readonly { topic: HelpTopic; answers: readonly HelpAnswer[] }[] = [
  {
    topic: 'orders',
    answers: [
      'accept',
      'decline',
      'change',
      'undo',
      'late',
      'ring',
      'allergy',
      'later',
      'cancelAccepted',
      'offline',
    ],
  },
  { topic: 'missed', answers: ['missed', 'pausedMissed', 'avoidMissed'] },
  { topic: 'printing', answers: ['printer', 'whenPrinted', 'notPrinted'] },
  { topic: 'soldOut', answers: ['soldOut', 'count', 'options'] },
  {
    topic: 'menu',
    answers: ['editMenu', 'archiveDish', 'importMenu', 'menuPhotos', 'restoreMenu', 'allergens'],
  },
  { topic: 'hours', answers: ['changeHours', 'pause', 'preparation'] },
  { topic: 'delivery', answers: ['zones'] },
  { topic: 'offers', answers: ['makeOffer', 'stopOffer', 'severalOffers'] },
  { topic: 'money', answers: ['figures', 'payout', 'bank', 'vat', 'cash'] },
  { topic: 'refunds', answers: ['refund', 'problems'] },
  { topic: 'reviews', answers: ['reply', 'unfairReview'] },
  { topic: 'team', answers: ['invite', 'tablet', 'password', 'changes'] },
  { topic: 'notifications', answers: ['sound', 'push'] },
]

/** The address of an answer in the page: "change-hours". */
export const anchorOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Whether a text has every word that is searched for, in any order. */
export function hasWords(text: string, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const within = plain(text)
  return words.every((word) => within.includes(word))
}

/** In small letters, with the apostrophes that keyboards have. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
