import { addCalls } from './api.ts'

const enquiryApi = addCalls(({ mutation }) => ({
  sendContactMessage: mutation('sendContactMessage'),
  sendPartnerEnquiry: mutation('sendPartnerEnquiry'),
  requestDeliveryNotice: mutation('requestDeliveryNotice'),
}))

export const {
  useSendContactMessageMutation,
  useSendPartnerEnquiryMutation,
  useRequestDeliveryNoticeMutation,
} = enquiryApi
