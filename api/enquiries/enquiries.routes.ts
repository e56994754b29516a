import { enquiryCalls } from '#contract/enquiries.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { sendEnquiry } from './send-enquiry.ts'

export function enquiryRoutes(serve: Serve, context: Context): void {
  serve(enquiryCalls.sendContactMessage, ({ body: { captcha, ...fields }, request }) =>
    sendEnquiry(context, { kind: 'contact', fields }, { captcha, address: request.ip }),
  )
  serve(enquiryCalls.sendPartnerEnquiry, ({ body: { captcha, ...fields }, request }) =>
    sendEnquiry(context, { kind: 'partner', fields }, { captcha, address: request.ip }),
  )
}
