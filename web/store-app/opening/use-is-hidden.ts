import { useGetPartnerStoreQuery } from '#web/calls/staff/partner-calls.ts'

/** Whether customers can't find a store, as it hasn't opened yet or is suspended. False until that is known. */
export function useIsHidden(storeId: string): boolean {
  const { data } = useGetPartnerStoreQuery({ params: { storeId } })
  return data !== undefined && data.lifecycle !== 'live'
}
