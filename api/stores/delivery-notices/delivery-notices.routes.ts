import { requestDeliveryNotice } from '#contract/stores/delivery-notices.ts'
import type { Context } from '#api/context.ts'
import { languageOf, type Serve } from '#api/http/serve.ts'
import { requestNotice } from './request-notice.ts'

export function deliveryNoticeRoutes(serve: Serve, context: Context): void {
  serve(requestDeliveryNotice, ({ body, request }) =>
    requestNotice(context, body, { address: request.ip, language: languageOf(request) }),
  )
}
