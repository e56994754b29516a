import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Photo } from '#contract/photos.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PhotoPicture } from './photo-picture.tsx'

interface PhotoDialogProps {
  photos: readonly Photo[]
  label: string
  /** The photo's index; null: none. */
  shown: number | null
  onShow: (index: number | null) => void
}

/** One photo as large as the screen allows, and buttons to the others. */
export function PhotoDialog({ photos, label, shown, onShow }: PhotoDialogProps) {
  const { t } = useTranslation()
  // The photo stays visible during the closing animation.
  const [last, setLast] = useState(shown ?? 0)
  if (shown !== null && shown !== last) setLast(shown)
  const photo = photos[last]
  if (!photo) return null
  const count = photos.length
  const step = (by: number) => onShow((last + by + count) % count)
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={() => onShow(null)}
      size="wide"
      title={label}
      closeLabel={t('photos.close')}
    >
      <figure className="photo-large">
        <PhotoPicture
          key={photo.photoId}
          of={photo}
          alt={t('photos.photo', { number: last + 1, count })}
          sizes="(min-width: 992px) 44rem, 100vw"
          isEager
        />
        {count > 1 && (
          <figcaption>
            <IconButton icon={ChevronLeft} label={t('photos.previous')} onClick={() => step(-1)} />
            <span role="status">{t('photos.photo', { number: last + 1, count })}</span>
            <IconButton icon={ChevronRight} label={t('photos.next')} onClick={() => step(1)} />
          </figcaption>
        )}
      </figure>
    </Dialog>
  )
}
