import '#web/messages/photos.ts'
import '#web/styles/stores/photos.css'
import { Camera, CircleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import type { Photo } from '#contract/photos.ts'
import { PHOTOS_MAXIMUM } from '#rules/photos/photo-limits.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useRemovePhotoMutation } from '#web/calls/photo-calls.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PhotoPicture } from './photo-picture.tsx'
import { usePhotoUploads, type Upload } from './use-photo-uploads.ts'

export interface PhotoPickerProps {
  label: ReactNode
  /** The problem with the photos in the answer of their form. */
  error?: string | undefined
  photos: readonly Photo[]
  onChange: Dispatch<SetStateAction<Photo[]>>
  /** Whether photos are being sent: the form waits for them. */
  onBusyChange?: (isBusy: boolean) => void
  maximum?: number
}

/** Picks photos for a form: each is sent as soon as it is chosen. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, error, photos, onChange, onBusyChange, maximum = PHOTOS_MAXIMUM } = props
  const { t } = useTranslation()
  const id = useId()
  const count = photos.length
  const { uploads, failures, isOverMaximum, add } = usePhotoUploads({ maximum, count, onChange })
  const { news, remove, list, input } = useRemoval(props, maximum)
  const isBusy = uploads.length > 0
  const reportBusy = useEffectEvent((busy: boolean) => onBusyChange?.(busy))
  useEffect(() => reportBusy(isBusy), [isBusy])

  const problems = [
    ...(error ? [error] : []),
    ...failures.map(({ name, failure }) =>
      t('photos.failed', { name, problem: textOfFailure(failure) }),
    ),
    ...(isOverMaximum ? [t('photos.tooMany', { maximum })] : []),
  ]
  return (
    <div className={problems.length > 0 ? 'field error' : 'field'}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="photo-picker" role="group" aria-labelledby={`${id}-label`}>
        {count + uploads.length > 0 && (
          <ul ref={list}>
            {photos.map((photo, index) => (
              <li key={photo.photoId}>
                <PhotoPicture
                  of={photo}
                  alt={t('photos.picture', { number: index + 1 })}
                  sizes="6rem"
                />
                <IconButton
                  icon={X}
                  isSolid
                  label={t('photos.remove', { number: index + 1 })}
                  onClick={() => remove(photo, index)}
                />
              </li>
            ))}
            {uploads.map((upload) => (
              <PhotoOnItsWay key={upload.key} of={upload} />
            ))}
          </ul>
        )}
        {count + uploads.length < maximum && (
          <label className="photo-add">
            <input
              ref={input}
              type="file"
              multiple
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={`${id}-hint${problems.length > 0 ? ` ${id}-error` : ''}`}
              aria-invalid={problems.length > 0 ? true : undefined}
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])])
                // The same file may be chosen again.
                currentTarget.value = ''
              }}
            />
            <Icon of={Camera} />
            <span>{count === 0 ? t('photos.add') : t('photos.addAnother')}</span>
          </label>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {t('photos.hint', { maximum })}
      </p>
      <p className="sr" role="status">
        {news}
      </p>
      {problems.length > 0 && (
        <div id={`${id}-error`} role="alert">
          {[...new Set(problems)].map((problem) => (
            <p className="problem" key={problem}>
              <Icon of={CircleAlert} />
              {problem}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

function PhotoOnItsWay({ of: { name, preview, share, stop } }: { of: Upload }) {
  const { t } = useTranslation()
  return (
    <li className="on-its-way">
      {preview && <img src={preview} alt="" />}
      <progress aria-label={t('photos.sending', { name })} value={share} />
      <IconButton icon={X} isSolid label={t('photos.stop', { name })} onClick={stop} />
    </li>
  )
}

/** Removes photos, announces the change, and moves the focus on from the removed button. */
function useRemoval({ photos, onChange }: PhotoPickerProps, maximum: number) {
  const { t } = useTranslation()
  const [removePhoto] = useRemovePhotoMutation()
  const removedAt = useRef<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const count = photos.length
  const [before, setBefore] = useState(count)
  const [news, setNews] = useState('')
  if (before !== count) {
    setBefore(count)
    setNews(count > before ? t('photos.added', { count, maximum }) : t('photos.removed'))
  }
  useEffect(() => {
    if (removedAt.current === null) return
    const next = list.current?.querySelectorAll('button')[removedAt.current]
    const last = [...(list.current?.querySelectorAll('button') ?? [])].at(-1)
    ;(next ?? input.current ?? last)?.focus()
    removedAt.current = null
  })
  const remove = (photo: Photo, index: number) => {
    onChange((all) => all.filter(({ photoId }) => photoId !== photo.photoId))
    removedAt.current = index
    // It leaves the form either way; a photo that stays on the server is erased there after a day.
    void removePhoto({ params: { photoId: photo.photoId } })
  }
  return { news, remove, list, input }
}
