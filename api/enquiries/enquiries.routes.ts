import type { FastifyRequest } from 'fastify'
import { enquiryCalls } from '#contract/enquiries.ts'
import type { Context } from '#api/context.ts'
import { languageOf, type Serve } from '#api/http/serve.ts'
import { sendEnquiry } from './send-enquiry.ts'

const from = (request: FastifyRequest) => ({ address: request.ip, language: languageOf(request) })

export function enquiryRoutes(serve: Serve, context: Context): void {
  serve(enquiryCalls.sendContactMessage, ({ body: { captcha, ...fields }, request }) =>
    sendEnquiry(context, { kind: 'contact', fields }, { captcha, ...from(request) }),
  )
  serve(enquiryCalls.sendPartnerEnquiry, ({ body: { captcha, ...fields }, request }) =>
    sendEnquiry(context, { kind: 'partner', fields }, { captcha, ...from(request) }),
  )
}
