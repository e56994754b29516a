import { settingsCalls as calls } from '#contract/partner/settings.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'

export function settingsRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(calls.getStoreSettings, ({ params }) => readSettings(context, params.storeId))
  ofStore(calls.saveStoreSettings, (asking) =>
    saveSettings(
      context,
      { storeId: asking.params.storeId, changer: changerOf(asking) },
      asking.body,
    ),
  )
}
