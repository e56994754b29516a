import type { StoreReadiness } from '#contract/partner/readiness.ts'
import type { Context } from '#api/context.ts'
import { readLifecycle } from '#api/stores/lifecycle/read-lifecycle.ts'
import { checksOf } from '#api/stores/lifecycle/store-checks.ts'

/** What a store has and lacks before customers can find it. Throws NONEXISTING_STORE. */
export async function readReadiness(
  { db }: Pick<Context, 'db'>,
  storeId: string,
): Promise<StoreReadiness> {
  const [{ state, since, opensAt }, checks] = await Promise.all([
    readLifecycle(db, storeId),
    checksOf(db, [storeId]),
  ])
  return {
    lifecycle: state,
    since: since.toISOString(),
    opensAt: opensAt?.toISOString() ?? null,
    checks: checks.get(storeId) ?? [],
  }
}
