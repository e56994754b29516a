import { menuDraftCalls } from '#contract/partner/menu/menu-draft.ts'
import { menuPreviewCalls } from '#contract/partner/menu/menu-preview.ts'
import { menuVersionCalls } from '#contract/partner/menu/menu-versions.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { discardDraft, editDraft, replaceDraft } from './edit-draft.ts'
import { previewDraft, previewProduct } from './preview-draft.ts'
import { publishDraft, restoreVersion } from './publish-menu.ts'
import { readDraft, readPublished } from './read-draft.ts'
import { listVersions, readVersion, versionOf } from './read-versions.ts'

export function menuVersionRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(menuDraftCalls.getMenuDraft, ({ params }) => readDraft(context, params.storeId))
  ofStore(menuDraftCalls.editMenuDraft, (asking) => {
    const { revision, edits } = asking.body
    return editDraft(context, { ...asking.params, revision }, edits, changerOf(asking))
  })
  ofStore(menuDraftCalls.replaceMenuDraft, (asking) => {
    const { revision, menu } = asking.body
    return replaceDraft(context, { ...asking.params, revision }, menu, changerOf(asking))
  })
  ofStore(menuDraftCalls.discardMenuDraft, (asking) =>
    discardDraft(context, { ...asking.params, ...asking.body }, changerOf(asking)),
  )
  ofStore(menuDraftCalls.publishMenuDraft, (asking) =>
    publishDraft(context, { ...asking.params, ...asking.body }, changerOf(asking)),
  )
  ofStore(menuPreviewCalls.previewMenu, ({ params, query }) =>
    previewDraft(context, { ...params, ...query }),
  )
  ofStore(menuPreviewCalls.previewProduct, ({ params, query }) =>
    previewProduct(context, { ...params, ...query }),
  )
  ofStore(menuVersionCalls.getPublishedMenu, ({ params }) => readPublished(context, params.storeId))
  ofStore(menuVersionCalls.listMenuVersions, ({ params, query }) =>
    listVersions(context, { ...params, before: query.before }),
  )
  ofStore(menuVersionCalls.getMenuVersion, async ({ params }) => {
    const row = await readVersion(context, params)
    return { ...versionOf(row), menu: row.menu }
  })
  ofStore(menuVersionCalls.restoreMenuVersion, (asking) =>
    restoreVersion(context, { ...asking.params, ...asking.body }, changerOf(asking)),
  )
}
