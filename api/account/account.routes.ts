import {
  changePassword as changePasswordCall,
  changeUser as changeUserCall,
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions as listSessionsCall,
  restoreUser as restoreUserCall,
  suspendUser as suspendUserCall,
} from '#contract/account/account.ts'
import {
  changeEmail as changeEmailCall,
  confirmEmailChange as confirmEmailChangeCall,
} from '#contract/account/email-change.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { changeEmail } from '#api/session/email-change/change-email.ts'
import { confirmEmailChange } from '#api/session/email-change/confirm-email-change.ts'
import { changePassword } from './change-password.ts'
import { changeUser } from './change-user.ts'
import { endOtherSessions, endSession, listSessions } from './open-sessions.ts'
import { restoreUser, suspendUser } from './suspend-user.ts'

export function accountRoutes(serve: Serve, context: Context): void {
  serve(changeUserCall, (received) =>
    changeUser(context, accountOf(received).accountId, received.body),
  )
  serve(changePasswordCall, (receivedCall) =>
    changePassword(context, accountOf(receivedCall), receivedCall.body, {
      address: receivedCall.request.ip,
    }),
  )
  serve(listSessionsCall, (asking) => listSessions(context, accountOf(asking)))
  serve(endOtherSessionsCall, (asking) =>
    endOtherSessions(context, accountOf(asking), { address: asking.request.ip }),
  )
  serve(endSessionCall, (asking) =>
    endSession(context, accountOf(asking), {
      sessionId: asking.params.sessionId,
      address: asking.request.ip,
    }),
  )
  serve(suspendUserCall, (asking) =>
    suspendUser(context, asking.params.id, { ...accountOf(asking), ...asking.body }),
  )
  serve(restoreUserCall, (asking) =>
    restoreUser(context, asking.params.id, { ...accountOf(asking), ...asking.body }),
  )
  serve(changeEmailCall, (asking) =>
    changeEmail(context, accountOf(asking), asking.body, {
      address: asking.request.ip,
      cookies: asking.request.headers.cookie,
    }),
  )
  serve(confirmEmailChangeCall, (asking) =>
    confirmEmailChange(context, asking.body.code, { address: asking.request.ip }),
  )
}
