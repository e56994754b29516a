import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { useGetPartnerOrderQuery } from '#web/calls/staff/partner-calls.ts'

/** Opens the order that the address names once, as the code on a printed ticket does. */
export function OrderInUrl({ onOpen }: { onOpen: (order: Order) => void }) {
  const [search, setSearch] = useSearchParams()
  const orderId = search.get('order')
  const { currentData } = useGetPartnerOrderQuery(
    orderId === null ? skipToken : { params: { orderId } },
  )
  const open = useEffectEvent((order: Order) => {
    onOpen(order)
    const rest = new URLSearchParams(search)
    rest.delete('order')
    setSearch(rest, { replace: true })
  })
  useEffect(() => {
    if (currentData) open(currentData)
  }, [currentData])
  return null
}
