import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import { useCountPartnerProblemsQuery } from '#web/calls/staff/partner-problem-calls.ts'
import { useAppSelector } from '#web/state/store.ts'
import { useChosenStore } from '#web/store-app/use-partner.ts'

const refreshMs = 60_000

/**
 * How many reports wait for the store that the page is about; 0 while nobody knows, and for staff who do
 * not answer them.
 */
export function useProblemCount(): number {
  const refreshToken = useAppSelector(({ partner }) => partner.refreshToken)
  const store = useChosenStore()
  const { data } = useCountPartnerProblemsQuery(store?.id ?? '', {
    skip: !store || refreshToken === null || !isRoleAllowed(store.role, 'refunds'),
    refetchOnMountOrArgChange: true,
    pollingInterval: refreshMs,
  })
  return data?.open ?? 0
}
