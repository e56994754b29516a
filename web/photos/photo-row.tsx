import '#web/messages/photos.ts'
import '#web/styles/stores/photos.css'
import { Suspense, useState } from 'react'
import type { Photo } from '#contract/photos.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PhotoPicture } from './photo-picture.tsx'

const PhotoDialog = lazyPart(() =>
  import('./photo.dialog.tsx').then(({ PhotoDialog }) => ({ default: PhotoDialog })),
)

interface PhotoRowProps {
  photos: readonly Photo[]
  /** The label of the photos for screen readers: "Photos by Priya". */
  label: string
}

/** The photos of a review or a report: small ones in a row, each of which opens large. */
export function PhotoRow({ photos, label }: PhotoRowProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<number | null>(null)
  const [isMounted, setMounted] = useState(false)
  if (photos.length === 0) return null
  const count = photos.length
  return (
    <>
      <ul className="photo-row" aria-label={label}>
        {photos.map((photo, index) => (
          <li key={photo.photoId}>
            <button
              type="button"
              aria-label={t('photos.open', { number: index + 1, count })}
              onClick={() => {
                setMounted(true)
                setShown(index)
              }}
            >
              <PhotoPicture of={{ ...photo, alt: '' }} sizes="6rem" />
            </button>
          </li>
        ))}
      </ul>
      {isMounted && (
        <Suspense>
          <PhotoDialog {...{ photos, label, shown }} onShow={setShown} />
        </Suspense>
      )}
    </>
  )
}
