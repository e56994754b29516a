import { useRef, useState, type SyntheticEvent } from 'react'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useAddRestaurantNoteMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

const NOTE_MAXIMUM = 2000

/** What the marketplace's staff have written down about a restaurant. */
export function RestaurantNotes({ restaurant: { id, notes } }: { restaurant: Restaurant }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [add, { isLoading }] = useAddRestaurantNoteMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    if (text.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    const answer = await add({ params: { storeId: id }, body: { text } })
    if (answer.error) return showFailure(answer.error)
    setText('')
  }
  return (
    <section className="panel stack" aria-labelledby="notes">
      <h2 id="notes">{t('restaurants.notes')}</h2>
      <form className="stack" noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          ref={field}
          label={t('restaurants.note')}
          hint={t('restaurants.notesHint')}
          value={text}
          maxLength={NOTE_MAXIMUM}
          error={isMissing ? t('restaurants.noteMissing') : undefined}
          onChange={({ target }) => {
            setIsMissing(false)
            setText(target.value)
          }}
        />
        <div>
          <Button type="submit" isLoading={isLoading} loadingLabel={t('restaurants.addingNote')}>
            {t('restaurants.addNote')}
          </Button>
        </div>
      </form>
      <ul className="restaurant-people">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="restaurant-note">{note.text}</p>
            <p className="small muted">
              {note.by ?? t('restaurants.formerColleague')} · {momentWords(note.at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
