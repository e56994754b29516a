import {
  deleteAccount as deleteAccountCall,
  exportPersonalData as exportPersonalDataCall,
} from '#contract/account/personal-data.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { deleteAccount } from './delete-account.ts'
import { exportPersonalData } from './export-personal-data.ts'

export function personalDataRoutes(serve: Serve, context: Context): void {
  serve(exportPersonalDataCall, (asking) =>
    exportPersonalData(context, accountOf(asking).accountId),
  )
  serve(deleteAccountCall, (asking) =>
    deleteAccount(context, accountOf(asking).accountId, asking.body, {
      address: asking.request.ip,
      cookies: asking.request.headers.cookie,
    }),
  )
}
