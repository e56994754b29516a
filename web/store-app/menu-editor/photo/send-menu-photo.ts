import type { PhotoFiles } from '#contract/menu.ts'
import { PHOTO_MAXIMUM_BYTES } from '#rules/photos/photo-limits.ts'
import { sendFile, type SendingFile } from '#web/calls/request/send-file.ts'
import { preparePhoto } from '#web/photos/prepare-photo.ts'
import { PHOTO_TOO_LARGE } from '#web/photos/use-photo-uploads.ts'
import type { AppStore } from '#web/state/store.ts'

/** Sends a photo for the dishes of a store, a large one made smaller first. Throws an ApiFailure, or the signal's reason. */
export async function sendMenuPhoto(
  store: AppStore,
  { storeId, file, ...sending }: SendingFile & { storeId: string; file: File },
): Promise<PhotoFiles> {
  const { file: prepared } = await preparePhoto(file)
  if (prepared.size > PHOTO_MAXIMUM_BYTES) throw PHOTO_TOO_LARGE
  const path = `/partner/stores/${storeId}/menu/photos` as const
  // The answer of our own API, as the contract has it.
  return (await sendFile(store, path, prepared, sending)) as PhotoFiles
}
