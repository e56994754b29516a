/** What a photo is sent for. */
export type PhotoPurpose = 'review' | 'problem' | 'menu'

/** What a photo belongs to: a review, a report or a dish. */
export interface PhotoSubject {
  purpose: PhotoPurpose
  subjectId: string
}
