import { createHash } from 'node:crypto'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { isByMarketplace } from '#rules/stores/pause.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readMenuSummaries } from '#api/menu/versions/read-menu-summaries.ts'
import { listTeam } from '#api/partner/team/list-team.ts'
import { storedAccountStatus } from '#api/payments/store-accounts/read-store-account.ts'
import { checksOf } from '#api/stores/lifecycle/store-checks.ts'
import { selectNotes, selectRestaurant } from './restaurants.queries.ts'

/** What the marketplace knows of a restaurant. Throws NONEXISTING_STORE. */
export async function readRestaurant(
  { db, now }: Pick<Context, 'db' | 'now'>,
  storeId: string,
): Promise<Restaurant> {
  const [row, checks, team, notes, stripeAccount, menu] = await Promise.all([
    selectRestaurant(db, storeId),
    checksOf(db, [storeId]),
    listTeam({ db }, storeId),
    selectNotes(db, storeId),
    storedAccountStatus({ db }, storeId),
    readMenuSummaries(db, storeId),
  ])
  if (!row) throw new ApiError('NONEXISTING_STORE')
  const { state, since, hygieneRating, inspectedOn, opensAt, pausedUntil, pauseReason, ...facts } =
    row
  const isPaused = isByMarketplace(pauseReason) && pausedUntil !== null && pausedUntil > now()
  return {
    ...facts,
    dishes: facts.dishes ?? 0,
    version: versionOf(facts),
    hygiene: { rating: hygieneRating, inspectedOn },
    lifecycle: state,
    since: since.toISOString(),
    opensAt: opensAt?.toISOString() ?? null,
    pausedUntil: isPaused ? pausedUntil.toISOString() : null,
    checks: checks.get(storeId) ?? [],
    stripeAccount,
    menu,
    team,
    notes: notes.map(({ name, email, at, ...note }) => ({
      ...note,
      by: name ?? email,
      at: at.toISOString(),
    })),
  }
}

type Facts = NonNullable<Awaited<ReturnType<typeof selectRestaurant>>>

/** Changes with whatever of a restaurant the marketplace changes. */
export function versionOf(
  facts: Pick<
    Facts,
    | 'name'
    | 'slug'
    | 'address'
    | 'area'
    | 'city'
    | 'postCode'
    | 'phone'
    | 'email'
    | 'cuisines'
    | 'services'
  >,
): string {
  const { name, slug, address, area, city, postCode, phone, email, cuisines, services } = facts
  const where = [address, area, city, postCode]
  const compared = [name, slug, where, phone, email, cuisines.map((each) => each.slug), services]
  return createHash('sha256').update(JSON.stringify(compared)).digest('base64url').slice(0, 22)
}
