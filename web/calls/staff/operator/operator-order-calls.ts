import type { Argument } from '#web/calls/api.ts'
import { idempotencyKey } from '#web/calls/order-calls.ts'
import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

type ListQuery = NonNullable<Argument<'listOperatorOrders'>['query']>
export type OrdersWanted = Pick<
  ListQuery,
  'search' | 'state' | 'from' | 'to' | 'customerId' | 'storeId'
>

const pageSize = 30

/** Also after a refusal, which means that the order has changed. */
const changesOrder = {
  invalidatesTags: (
    _answer: unknown,
    _failure: unknown,
    { params }: { params: { orderId: string } },
  ) => [{ type: 'OperatorOrder' as const, id: params.orderId }],
}
const ofOrder = {
  providesTags: changesOrder.invalidatesTags,
}

const operatorOrderApi = addStaffCalls(({ query, pagesBy, mutation }) => ({
  listOperatorOrders: pagesBy('listOperatorOrders', (wanted: OrdersWanted) => ({
    query: { ...wanted, limit: pageSize },
  })),
  getOperatorOrder: query('getOperatorOrder', ofOrder),
  getOrderRecord: query('getOrderRecord', ofOrder),
  actOnOrder: mutation('actOnOrder', { headers: idempotencyKey, ...changesOrder }),
  refundOperatorOrder: mutation('refundOperatorOrder', {
    headers: idempotencyKey,
    ...changesOrder,
  }),
  reprintForStore: mutation('reprintForStore', changesOrder),
  addOrderNote: mutation('addOrderNote', changesOrder),
  sendOrderMessage: mutation('sendOrderMessage', changesOrder),
  resendOrderEmail: mutation('resendOrderEmail', changesOrder),
  exportGuest: query('exportGuest'),
  eraseGuest: mutation('eraseGuest', changesOrder),
}))

export const {
  useListOperatorOrdersInfiniteQuery,
  useGetOperatorOrderQuery,
  useGetOrderRecordQuery,
  useActOnOrderMutation,
  useRefundOperatorOrderMutation,
  useReprintForStoreMutation,
  useAddOrderNoteMutation,
  useSendOrderMessageMutation,
  useResendOrderEmailMutation,
  useLazyExportGuestQuery,
  useEraseGuestMutation,
} = operatorOrderApi
