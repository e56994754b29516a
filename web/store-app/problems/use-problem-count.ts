import { useSearchParams } from 'react-router'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import { useCountPartnerProblemsQuery } from '#web/calls/staff/partner-problem-calls.ts'
import { useAppSelector } from '#web/state/store.ts'

const askingMs = 60_000

/**
 * How many reports wait for the store that the page is about; 0 while nobody knows, and for staff who do
 * not answer them.
 */
export function useProblemCount(): number {
  const [search] = useSearchParams()
  const { user, refreshToken } = useAppSelector(({ partner }) => partner)
  const stores = user?.stores ?? []
  const store = stores.find(({ slug }) => slug === search.get('store')) ?? stores[0]
  const { data } = useCountPartnerProblemsQuery(store?.id ?? '', {
    skip: !store || refreshToken === null || !isRoleAllowed(store.role, 'refunds'),
    refetchOnMountOrArgChange: true,
    pollingInterval: askingMs,
  })
  return data?.open ?? 0
}
