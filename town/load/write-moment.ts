import type { LoadedStore } from './loaded-store.ts'
import { insertRows } from '#api/database/insert-rows.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { addDays, londonInstant, londonParts } from '#rules/time/london.ts'
import { hashOf } from '#town/chance.ts'
import { readFactsOfTheMoment } from '#town/read-town.ts'
import { writeReviews, type ReviewSeed } from '#town/reviews.ts'
import { setAvailability, setHistory } from './moment.queries.ts'
import { starCounts } from './star-counts.ts'

/** Stores answer on the same evening. */
const REPLY_AFTER_MS = 45 * 60_000
/** Older than the oldest review. */
const DAYS_OPEN = 400
const NOON_MINUTE = 720

/** Writes what has happened at the stores of the town: reviews and ratings, and what is sold out or counted. */
export async function writeMoment(
  transaction: Transaction,
  stores: readonly LoadedStore[],
  now: Date,
): Promise<void> {
  const facts = readFactsOfTheMoment()
  const { isoDate: today } = londonParts(now)
  const openedAt = londonInstant(addDays(today, -DAYS_OPEN), NOON_MINUTE)
  const reviews = stores.map(({ storeId, slug, popularDishes }) => {
    const [average, count] = facts[slug]?.rating ?? [0, 0]
    const written = writeReviews(slug, average, popularDishes)
    return { storeId, written, stars: starCounts({ average, count }, written) }
  })
  await insertRows(
    transaction,
    'review',
    reviews.flatMap(({ storeId, written }) =>
      written.map((review) => ({ store_id: storeId, ...reviewColumns(review, today) })),
    ),
  )
  await setHistory(
    transaction,
    reviews.map(({ storeId, stars }) => ({ storeId, stars, openedAt })),
  )
  await setAvailability(
    transaction,
    stores.flatMap(({ storeId, slug }) => availabilityOf(storeId, slug)),
  )

  function availabilityOf(storeId: string, slug: string) {
    const { soldOut = [], left = {}, backInDays = {}, soldOutOptions = [] } = facts[slug] ?? {}
    const nothing = { storeId, soldOut: false, left: null, backAt: null, isOption: false }
    return [
      ...soldOut.map((name) => ({ ...nothing, name, soldOut: true })),
      ...soldOutOptions.map((name) => ({ ...nothing, name, soldOut: true, isOption: true })),
      ...Object.entries(left).map(([name, count]) => ({ ...nothing, name, left: count })),
      ...Object.entries(backInDays).map(([name, days]) => {
        const backAt = londonInstant(addDays(today, days), NOON_MINUTE)
        return { ...nothing, name, backAt }
      }),
    ]
  }
}

function reviewColumns({ author, stars, text, reply, daysAgo }: ReviewSeed, today: string) {
  // Written in the evening, when people have eaten.
  const minute = 18 * 60 + (hashOf(author + text) % 300)
  const created_at = londonInstant(addDays(today, -daysAgo), minute)
  const replied_at = reply === null ? null : new Date(created_at.getTime() + REPLY_AFTER_MS)
  return { author: author.replace(/\.$/, ''), stars, text, reply, replied_at, created_at }
}
