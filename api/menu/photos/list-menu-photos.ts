import type { PhotoFiles } from '#contract/menu.ts'
import { photosOfMenu } from '#rules/menu/document/menu-document.ts'
import type { Context } from '#api/context.ts'
import { readDraft, readPublished } from '../versions/read-draft.ts'
import { selectPhotosOfStore } from './menu-photos.queries.ts'

/** The photos that the draft of a menu or the menu that customers see names. */
export async function listMenuPhotos(context: Context, storeId: string): Promise<PhotoFiles[]> {
  const [draft, published] = await Promise.all([
    readDraft(context, storeId),
    readPublished(context, storeId),
  ])
  const photoIds = [draft, published].flatMap(({ menu }) => photosOfMenu(menu))
  return selectPhotosOfStore(context.db, { storeId, photoIds })
}
