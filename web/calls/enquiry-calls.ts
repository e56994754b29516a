import type { sendContactMessage, sendPartnerEnquiry } from '#contract/enquiries.ts'
import { api, ask, type Argument, type Result } from './api.ts'

const enquiryApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<
      Result<typeof sendContactMessage>,
      Argument<typeof sendContactMessage>
    >({ query: ask<typeof sendContactMessage>('POST', '/email/contactus') }),
    sendPartnerEnquiry: build.mutation<
      Result<typeof sendPartnerEnquiry>,
      Argument<typeof sendPartnerEnquiry>
    >({ query: ask<typeof sendPartnerEnquiry>('POST', '/email/partner-with-us') }),
  }),
})

export const { useSendContactMessageMutation, useSendPartnerEnquiryMutation } = enquiryApi
