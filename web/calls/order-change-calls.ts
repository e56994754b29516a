import { addCalls } from './api.ts'
import { orderProof } from './order-calls.ts'

export const { useAnswerOrderChangeMutation } = addCalls(({ mutation }) => ({
  answerOrderChange: mutation('answerOrderChange', {
    headers: orderProof,
    // Also after a refusal, which means that it was decided.
    invalidatesTags: (_order, _failure, { params }) => [{ type: 'Order', id: params.orderId }],
  }),
}))
