import { z } from 'zod'
import { call } from './call.ts'
import { captcha, email, optionalLine, optionalText, phone, requiredLines, text } from './fields.ts'

/** What somebody writes to those who run the marketplace. */
export const contactMessage = z.object({
  name: text(100),
  email,
  /** The order's number as its page shows it; empty if it is about none. */
  orderNumber: optionalLine(20),
  message: requiredLines(3000),
})

/** A restaurant that would like to be on the marketplace. */
export const partnerEnquiry = z.object({
  restaurant: text(120),
  name: text(100),
  email,
  phone,
  postCode: text(10),
  message: optionalText(3000),
})

const sent = z.object({ message: z.literal('ENQUIRY_SENT') })

export const sendContactMessage = call({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/email/contactus',
  summary: 'Writes to those who run the marketplace',
  permission: 'public',
  body: contactMessage.extend({ captcha }),
  output: sent,
  errors: ['Low recaptcha score.'],
})

export const sendPartnerEnquiry = call({
  id: 'sendPartnerEnquiry',
  method: 'POST',
  path: '/email/partner-with-us',
  summary: 'Asks to be taken on as a restaurant',
  permission: 'public',
  body: partnerEnquiry.extend({ captcha }),
  output: sent,
  errors: ['Low recaptcha score.'],
})

export const enquiryCalls = { sendContactMessage, sendPartnerEnquiry }
