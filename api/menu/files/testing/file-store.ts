import type { MenuFileType, MenuImport } from '#contract/partner/menu/menu-files.ts'
import type { ImportMode } from '#rules/menu/import/import-settings.ts'
import { openEditedStore } from '#api/menu/versions/testing/edited-store.ts'
import type { TestApp } from '#api/testing/test-app.ts'

export type FileStore = Awaited<ReturnType<typeof openFileStore>>

/** A test store whose owner imports and exports its menu. */
export async function openFileStore(server: TestApp) {
  const store = await openEditedStore(server)
  const address = `/api/v1/partner/stores/${store.storeId}/menu`
  return {
    ...store,
    /** What a file makes of the menu. */
    async importFile<Answer = MenuImport>(file: Uint8Array | string, mode: ImportMode = 'add') {
      const answer = await server.app.inject({
        method: 'POST',
        url: `${address}/import?mode=${mode}`,
        headers: { ...store.headers, 'content-type': 'application/octet-stream' },
        body: Buffer.from(file),
      })
      return { status: answer.statusCode, body: answer.json<Answer>() }
    },
    exportFile: (format: MenuFileType) =>
      server.app.inject({ url: `${address}/export?format=${format}`, headers: store.headers }),
  }
}
