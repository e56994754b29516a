import {
  changeEmail as changeEmailCall,
  confirmEmailChange as confirmEmailChangeCall,
} from '#contract/account/email-change.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { changeEmail } from './change-email.ts'
import { confirmEmailChange } from './confirm-email-change.ts'

/** Of one address. */
const perMinute = 10

export function emailChangeRoutes(serve: Serve, context: Context): void {
  serve(
    changeEmailCall,
    (asking) =>
      changeEmail(context, accountOf(asking), asking.body, {
        address: asking.request.ip,
        cookies: asking.request.headers.cookie,
      }),
    { perMinute },
  )
  serve(
    confirmEmailChangeCall,
    (asking) => confirmEmailChange(context, asking.body.code, { address: asking.request.ip }),
    { perMinute },
  )
}
