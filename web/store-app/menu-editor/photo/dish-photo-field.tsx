import '#web/messages/menu-photos.ts'
import '#web/messages/photos.ts'
import '#web/styles/stores/photos.css'
import { Camera, CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import type { PhotoFiles } from '#contract/menu.ts'
import type { MenuPhoto } from '#rules/menu/document/menu-document.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useListMenuPhotosQuery } from '#web/store-app/menu-editor/menu-calls.ts'
import { FocalPoint, photoImage } from './focal-point.tsx'
import { useSendPhoto } from './use-send-photo.ts'

interface DishPhotoFieldProps {
  storeId: string
  value: MenuPhoto | null
  onChange: (photo: MenuPhoto | null) => void
  /** The form waits for a photo that is being sent. */
  onSending: (isSending: boolean) => void
  /** Whether somebody has tried to save while a photo is being sent. */
  isWaitedFor: boolean
}

/** The photo of a dish: from the camera or from files, with its focal point and what it shows. */
export function DishPhotoField(props: DishPhotoFieldProps) {
  const { storeId, value, onChange, onSending, isWaitedFor } = props
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const wasRemoved = useRef(false)
  const [sent, setSent] = useState<PhotoFiles | null>(null)
  const [news, setNews] = useState('')
  const { sending, failure, send, stop } = useSendPhoto(storeId)
  const { data } = useListMenuPhotosQuery({ params: { storeId } })
  const files = [...(sent ? [sent] : []), ...(data?.items ?? [])].find(
    ({ photoId }) => photoId === value?.photoId,
  )
  useEffect(() => {
    // Its button is gone; the focus goes on to what adds another.
    if (wasRemoved.current && !value) input.current?.focus()
    wasRemoved.current = false
  }, [value])

  const add = async (file: File) => {
    onSending(true)
    const answer = await send(file)
    onSending(false)
    if (!answer) return
    setSent(answer)
    setNews(t('menuPhotos.added'))
    onChange({ photoId: answer.photoId, x: 50, y: 50, alt: '' })
  }
  const remove = () => {
    wasRemoved.current = true
    setNews(t('menuPhotos.removed'))
    onChange(null)
  }
  return (
    <fieldset className={failure ? 'field error dish-photo' : 'field dish-photo'}>
      <legend className="label">{t('menuPhotos.photo')}</legend>
      {value && files && (
        <>
          <FocalPoint of={files} value={value} onChange={(at) => onChange({ ...value, ...at })} />
          <Crops of={files} at={value} />
        </>
      )}
      {value && (
        <Field
          label={t('menuPhotos.alt')}
          hint={t('menuPhotos.altHint')}
          value={value.alt}
          maxLength={MENU_LIMITS.altLength}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, alt: target.value })}
        />
      )}
      {sending ? (
        <div className="row">
          <progress
            aria-label={t('menuPhotos.sending', { name: sending.name })}
            value={sending.share}
          />
          <Button variant="quiet" onClick={stop}>
            {t('menuPhotos.stop')}
          </Button>
          {isWaitedFor && <p role="alert">{t('menuPhotos.wait')}</p>}
        </div>
      ) : (
        <div className="row wrap">
          <label className="btn">
            <input
              ref={input}
              type="file"
              className="sr"
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={`${id}-hint${failure ? ` ${id}-error` : ''}`}
              aria-invalid={failure ? true : undefined}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) void add(file)
                // The same file may be chosen again.
                currentTarget.value = ''
              }}
            />
            <Icon of={Camera} />
            {value ? t('menuPhotos.replace') : t('menuPhotos.add')}
          </label>
          {value && (
            <Button variant="quiet" onClick={remove}>
              {t('menuPhotos.remove')}
            </Button>
          )}
        </div>
      )}
      <p className="hint" id={`${id}-hint`}>
        {t('menuPhotos.hint')}
      </p>
      {failure && (
        <p className="problem" role="alert" id={`${id}-error`}>
          <Icon of={CircleAlert} />
          {textOfFailure(failure)}
        </p>
      )}
      <p className="sr" role="status">
        {news}
      </p>
    </fieldset>
  )
}

/** The photo as the menu and the dish on its own crop it. */
function Crops({ of, at }: { of: PhotoFiles; at: MenuPhoto }) {
  const { t } = useTranslation()
  const style = { objectPosition: `${at.x}% ${at.y}%` }
  return (
    <div className="photo-crops">
      {(['onMenu', 'opened'] as const).map((where) => (
        <figure key={where}>
          <img {...photoImage(of)} className={where} sizes="12rem" alt="" style={style} />
          <figcaption>{t(`menuPhotos.${where}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
