import { chanceFrom } from '#town/chance.ts'
import type { Chance } from '#town/chance.ts'
import { REPLIES, REVIEWERS, REVIEW_WORDS } from './review-words.ts'

export interface ReviewSeed {
  author: string
  stars: 1 | 2 | 3 | 4 | 5
  text: string
  daysAgo: number
  /** What the store answered, if it did. */
  reply: string | null
}

type Stars = ReviewSeed['stars']

const COUNT = { low: 8, high: 25 }
const DAYS = { newest: 1, oldest: 300 }

/** Stars that come out near the store's average, the way real ones do: mostly good, a few not. */
function starsNear(average: number, chance: Chance): Stars {
  const shift = (5 - average) * 0.9
  const lot = chance.next()
  if (lot > shift) return 5
  if (lot > shift * 0.42) return 4
  if (lot > shift * 0.18) return 3
  return lot > shift * 0.07 ? 2 : 1
}

function withoutCount(name: string): string {
  return name.replace(/,.*$/, '')
}

/** The sentences speak of one dish, so a name in the plural is the second choice. */
function dishesToPraise(popular: readonly string[]): readonly string[] {
  const singular = popular.filter((name) => !/s$|s and |s with /.test(withoutCount(name)))
  return singular.length > 0 ? singular : popular
}

function inSentence(name: string): string {
  const plain = withoutCount(name)
  const isProper = /[A-Z]/.test(plain.slice(1))
  return isProper ? plain : plain.charAt(0).toLowerCase() + plain.slice(1)
}

function replyTo(stars: Stars, chance: Chance): string | null {
  if (stars <= 2) return chance.next() < 0.6 ? chance.pick(REPLIES.sorry) : null
  return stars === 5 && chance.next() < 0.08 ? chance.pick(REPLIES.glad) : null
}

/** A store's reviews, newest first, no sentence and no author twice. */
export function writeReviews(
  slug: string,
  average: number,
  popularDishes: readonly string[],
): ReviewSeed[] {
  const chance = chanceFrom(`reviews of ${slug}`)
  const dishes = dishesToPraise(popularDishes)
  const authors = chance.sample(REVIEWERS, chance.between(COUNT.low, COUNT.high))
  const used = new Set<string>()
  const reviews: ReviewSeed[] = []
  for (const author of authors) {
    const requested = starsNear(average, chance)
    const left = REVIEW_WORDS[requested].filter((words) => !used.has(words))
    const stars: Stars = left.length > 0 ? requested : 5
    const unused = left.length > 0 ? left : REVIEW_WORDS[5].filter((words) => !used.has(words))
    const words = chance.pick(unused)
    used.add(words)
    const text = words.replace('{dish}', inSentence(chance.pick(dishes)))
    const daysAgo = chance.between(DAYS.newest, DAYS.oldest)
    reviews.push({ author, stars, text, daysAgo, reply: replyTo(stars, chance) })
  }
  return reviews.toSorted((a, b) => a.daysAgo - b.daysAgo)
}
