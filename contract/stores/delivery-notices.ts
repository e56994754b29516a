import { z } from 'zod'
import { wholePostcode } from '#contract/address.ts'
import { call } from '#contract/call.ts'
import { captcha, email } from '#contract/fields.ts'

/** Where somebody wants food delivered, and where to write when a restaurant does. */
export const deliveryNotice = z.object({ email, postCode: wholePostcode })

export const requestDeliveryNotice = call({
  id: 'requestDeliveryNotice',
  method: 'POST',
  path: '/delivery-notices',
  summary: 'Asks for one email when a restaurant delivers to a postcode',
  permission: 'public',
  body: deliveryNotice.extend({ captcha }),
  output: z.object({ message: z.literal('DELIVERY_NOTICE_REQUESTED') }),
  errors: ['Low recaptcha score.', 'PLACE_NOT_FOUND'],
})

export const deliveryNoticeCalls = { requestDeliveryNotice }
