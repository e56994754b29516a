import { useLocation } from 'react-router'
import { useListOpenOrdersQuery, type OpenOrder } from '#web/calls/order-list-calls.ts'
import { useAppSelector } from '#web/state/store.ts'

/** The interval for an overview; the order's own page follows it live. */
const refreshMs = 20_000
const none: readonly OpenOrder[] = []

/** The open orders of the customer or guest, as they are now. */
export function useOpenOrders(): readonly OpenOrder[] {
  const { pathname } = useLocation()
  const accountId = useAppSelector(({ auth }) =>
    auth.isAuthenticated ? (auth.user?.id ?? null) : null,
  )
  const { data } = useListOpenOrdersQuery(
    { accountId, pathname },
    {
      pollingInterval: refreshMs,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
    },
  )
  return data ?? none
}
