import { UNCLAIMED_PHOTO_LIVES_MS } from '#rules/photos/photo-limits.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { updateClaimed } from './photos.queries.ts'
import type { PhotoSubject } from './photo-files.ts'

export interface PhotosClaimed extends PhotoSubject {
  /** In the order they are shown. */
  photoIds: readonly string[]
  /** The account of the caller; null for a guest. */
  uploader: string | null
  /** The alternative text of all of them; empty for the screen's own. */
  alt: string
  at: Date
}

/**
 * Makes photos part of a review or a report, once. One that was sent by an account can be claimed by that
 * account alone, one of a guest by everybody who knows its id. Throws NONEXISTING_PHOTO when one of them is
 * unknown, another person's, erased or claimed already.
 */
export async function claimPhotos(transaction: Transaction, claimed: PhotosClaimed): Promise<void> {
  if (claimed.photoIds.length === 0) return
  const sentSince = new Date(claimed.at.getTime() - UNCLAIMED_PHOTO_LIVES_MS)
  const count = await updateClaimed(transaction, { ...claimed, sentSince })
  if (count < claimed.photoIds.length) throw new ApiError('NONEXISTING_PHOTO')
}
