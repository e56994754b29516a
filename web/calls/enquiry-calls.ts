import { addCalls } from './api.ts'

const enquiryApi = addCalls(({ mutation }) => ({
  sendContactMessage: mutation('sendContactMessage'),
  sendPartnerEnquiry: mutation('sendPartnerEnquiry'),
}))

export const { useSendContactMessageMutation, useSendPartnerEnquiryMutation } = enquiryApi
