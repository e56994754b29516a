import { enquiryCalls } from '#contract/enquiries.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { sendEnquiry } from './send-enquiry.ts'

/** Of one address; each of them ends in a mailbox that somebody reads. */
export const lettersPerMinute = { perMinute: 5 }

export function enquiryRoutes(serve: Serve, context: Context): void {
  serve(
    enquiryCalls.sendContactMessage,
    ({ body: { captcha, ...fields }, request }) =>
      sendEnquiry(context, { kind: 'contact', fields }, { captcha, address: request.ip }),
    lettersPerMinute,
  )
  serve(
    enquiryCalls.sendPartnerEnquiry,
    ({ body: { captcha, ...fields }, request }) =>
      sendEnquiry(context, { kind: 'partner', fields }, { captcha, address: request.ip }),
    lettersPerMinute,
  )
}
