import { CircleCheck, Moon } from 'lucide-react'
import { useRef, useState } from 'react'
import { faultsOfHours, type EditedHours, type StoreHours } from '#contract/partner/hours.ts'
import { VALIDATION_ERROR } from '#contract/errors.ts'
import { overlapsOfWeek } from '#rules/stores/usual-week.ts'
import { londonParts } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useChangeStoreHoursMutation } from '#web/calls/staff/hours-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsHidden } from '#web/store-app/opening/use-is-hidden.ts'
import { UnsavedChanges } from '#web/store-app/unsaved-changes.tsx'
import { Holidays } from './holidays.tsx'
import { countChanges, mergeHours, type EditedDay } from './hours-draft.ts'
import { openNowText } from './open-now.ts'
import { OrderTimes } from './order-times.tsx'
import { PreparationHours } from './preparation-hours.tsx'
import { SpanEditor } from './span-editor.tsx'
import { WeekPicture } from './week-picture.tsx'

type Notice = 'merged' | 'refused'

const minuteMs = 60_000

/** The hours of a store and their changes, which are saved together. */
export function HoursForm({ storeId, loaded }: { storeId: string; loaded: StoreHours }) {
  const { t } = useTranslation()
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState(loaded.hours)
  const [editedDay, setEditedDay] = useState<EditedDay | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  // Fields with their own text begin anew when the hours come from elsewhere.
  const [round, setRound] = useState(0)
  const page = useRef<HTMLDivElement>(null)
  const isHidden = useIsHidden(storeId)
  const { save, isSaving } = useSave(storeId)
  const changes = countChanges(saved.hours, draft)

  const beginWith = (page: StoreHours, hours: EditedHours) => {
    setSaved(page)
    setDraft(hours)
    setRound(round + 1)
  }
  const press = async () => {
    const wrong = page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) return wrong.focus()
    const today = londonParts(serverNow()).isoDate
    const { overlap, isRefused } = faultsIn(draft, { today, holidays: saved.holidays })
    if (overlap) setEditedDay(overlap)
    if (isRefused) return setNotice('refused')
    const answer = await save(draft, saved.hours)
    if (answer.kind === 'refused') setNotice('refused')
    if (answer.kind === 'merged') {
      beginWith(answer.page, answer.hours)
      setNotice('merged')
    }
    if (answer.kind === 'saved') {
      beginWith(answer.page, answer.page.hours)
      setNotice(null)
      const title = t(isHidden ? 'hours.savedHidden' : 'hours.saved')
      showToast({ id: 'hours', variant: 'positive', title })
    }
  }
  const undo = () => {
    beginWith(saved, saved.hours)
    setNotice(null)
  }
  const part = { draft, saved: saved.hours, services: saved.services, onChange: setDraft }
  return (
    <div className="hours-page" ref={page}>
      <UnsavedChanges isChanged={changes > 0} />
      <div className="head">
        <h1>{t('hours.title')}</h1>
        <OpenNow saved={saved} />
      </div>
      {notice === 'merged' && (
        <Banner variant="warning" isAnnounced title={t('hours.mergedTitle')}>
          {t('hours.mergedText')}
        </Banner>
      )}
      {notice === 'refused' && <Banner variant="danger">{t('hours.refused')}</Banner>}
      <div className="hours-columns" key={round}>
        <WeekPicture {...part} editedDay={editedDay} onEdit={setEditedDay} />
        <div className="hours-side">
          {editedDay && (
            <SpanEditor
              key={`${editedDay.day} ${editedDay.service}`}
              {...part}
              editedDay={editedDay}
              onDone={() => setEditedDay(null)}
            />
          )}
          <Holidays {...part} holidays={saved.holidays} />
        </div>
        <div className="hours-rest">
          <PreparationHours {...part} />
          <OrderTimes {...part} />
        </div>
      </div>
      <div className="hours-save" data-changed={changes > 0 || undefined}>
        <p role="status">
          {changes > 0 ? t('hours.unsaved', { count: changes }) : t('hours.noChanges')}
        </p>
        {changes > 0 && (
          <Button variant="quiet" onClick={undo}>
            {t('hours.undo')}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={changes === 0}
          isLoading={isSaving}
          loadingLabel={t('hours.saving')}
          onClick={() => void press()}
        >
          {t('hours.save')}
        </Button>
      </div>
    </div>
  )
}

type SaveAnswer =
  | { kind: 'saved'; page: StoreHours }
  | { kind: 'merged'; page: StoreHours; hours: EditedHours }
  | { kind: 'refused' | 'failed' }

/** Saves the hours; of a lost race, what somebody else has saved with one's own changes on top. */
function useSave(storeId: string) {
  const [change, { isLoading: isSaving }] = useChangeStoreHoursMutation()
  const save = async (draft: EditedHours, base: EditedHours): Promise<SaveAnswer> => {
    // A day that has passed while the page was open is no longer theirs to change.
    const today = londonParts(serverNow()).isoDate
    const body = {
      ...draft,
      version: base.version,
      exceptions: draft.exceptions.filter(({ date }) => date >= today),
      usualHolidays: draft.usualHolidays.filter((date) => date >= today),
    }
    const { data, error } = await change({ params: { storeId }, body })
    if (data) return { kind: 'saved', page: data }
    if (isApiFailure(error) && error.code === 'HOURS_HAVE_CHANGED') {
      // The contract says that these are the hours there are now.
      const page = error.details['now'] as StoreHours
      return { kind: 'merged', page, hours: mergeHours(base, draft, page.hours) }
    }
    if (isApiFailure(error) && error.code === VALIDATION_ERROR) return { kind: 'refused' }
    showFailure(error)
    return { kind: 'failed' }
  }
  return { save, isSaving }
}

/** What of the hours can't be saved, and the day of the week where it is. */
function faultsIn(
  draft: EditedHours,
  { today, holidays }: { today: string; holidays: StoreHours['holidays'] },
): { overlap: EditedDay | null; isRefused: boolean } {
  const [overlap] = overlapsOfWeek(draft.week)
  const faults = faultsOfHours(draft, { today, holidays }).filter(
    ({ code }) => code !== 'date_has_passed' && code !== 'invalid_value',
  )
  return { overlap: overlap ?? null, isRefused: faults.length > 0 }
}

function OpenNow({ saved }: { saved: StoreHours }) {
  const { t } = useTranslation()
  const now = useServerNow(minuteMs)
  const { isOpen, text } = openNowText(t, saved, now)
  return (
    <p className="hours-now" data-open={isOpen || undefined}>
      <Icon of={isOpen ? CircleCheck : Moon} />
      {text}
    </p>
  )
}
