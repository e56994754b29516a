import { settingsCalls as calls } from '#contract/partner/settings.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { saveSettings } from './save-settings.ts'
import { selectSettings } from './settings.queries.ts'

export function settingsRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(calls.getStoreSettings, ({ params }) => selectSettings(context.db, params.storeId))
  ofStore(calls.saveStoreSettings, (asking) =>
    saveSettings(
      context,
      { storeId: asking.params.storeId, changer: changerOf(asking) },
      asking.body,
    ),
  )
}
