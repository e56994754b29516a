import { enquiryInboxCalls as calls } from '#contract/operator/enquiries.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { recordDataAccess } from '../data-access/record-data-access.ts'
import { actOnEnquiry, addEnquiryNote } from './act-on-enquiry.ts'
import { listEnquiries } from './list-enquiries.ts'
import { readEnquiry } from './read-enquiry.ts'

export function enquiryInboxRoutes(serve: Serve, context: Context): void {
  serve(calls.listEnquiries, async (asking) => {
    const { accountId: operatorId } = accountOf(asking)
    await recordDataAccess(context, { operatorId, place: 'enquiries' })
    return listEnquiries(context, asking.query, operatorId)
  })
  serve(calls.getEnquiry, (asking) =>
    readEnquiry(context, asking.params.enquiryId, accountOf(asking).accountId),
  )
  serve(calls.answerEnquiry, (asking) =>
    actOnEnquiry(context, {
      ...asking.params,
      ...asking.body,
      act: 'answer',
      operatorId: accountOf(asking).accountId,
    }),
  )
  serve(calls.actOnEnquiry, (asking) =>
    actOnEnquiry(context, {
      ...asking.params,
      ...asking.body,
      operatorId: accountOf(asking).accountId,
    }),
  )
  serve(calls.addEnquiryNote, (asking) =>
    addEnquiryNote(context, {
      ...asking.params,
      ...asking.body,
      operatorId: accountOf(asking).accountId,
    }),
  )
}
