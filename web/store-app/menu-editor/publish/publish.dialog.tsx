import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { compareMenus } from '#rules/menu/document/compare-menus.ts'
import { faultsOfMenu, type MenuFault } from '#rules/menu/document/faults-of-menu.ts'
import { addDays, londonInstant, londonParts } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { usePublishMenuDraftMutation } from '#web/store-app/menu-editor/menu-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantOf, localOf } from '#web/staff/time/london-field.ts'
import { Differences } from './differences.tsx'
import { Faults } from './faults.tsx'
import { whenWords } from './when-words.ts'
import { useIsHidden } from '#web/store-app/opening/use-is-hidden.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'

interface PublishDialogProps {
  editor: MenuEditor
  onOpen: (at: MenuFault['at']) => void
  onClosed: () => void
}

/** All that customers will see changed, and what has to be put right first. */
export function PublishDialog({ editor, onOpen, onClosed }: PublishDialogProps) {
  const { t } = useTranslation()
  const { storeId, queue, menu, published, progress } = editor
  const [isOpen, setIsOpen] = useState(true)
  const [isNow, setIsNow] = useState(true)
  const [when, setWhen] = useState(() => localOf(tomorrowMorning()))
  const [isWrong, setIsWrong] = useState(false)
  const isHidden = useIsHidden(storeId)
  const [publish, { isLoading }] = usePublishMenuDraftMutation()
  // What is shown while it closes is what was published.
  const [shown, setShown] = useState<typeof editor | null>(null)
  const before = shown?.published ?? published
  const after = shown?.menu ?? menu
  const count = useMemo(() => compareMenus(before, after).length, [before, after])
  const faults = useMemo(() => faultsOfMenu(after), [after])
  const press = async (form: HTMLFormElement) => {
    const at = isNow ? 'now' : publishableAt(when)
    flushSync(() => setIsWrong(at === null))
    if (at === null) return focusFault(form)
    setShown(editor)
    try {
      await queue.act((revision) =>
        publish({ params: { storeId }, body: { revision, at } }).unwrap(),
      )
    } catch (thrown) {
      setShown(null)
      return showFailure(thrown)
    }
    const title =
      at === 'now'
        ? t(isHidden ? 'menuEditor.publishedHidden' : 'menuEditor.published')
        : t('menuEditor.scheduled', { when: whenWords(t, at) })
    showToast({ id: 'menu', variant: 'positive', title })
    setIsOpen(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      size="wide"
      className="menu-edit-dialog"
      closeLabel={t('menuEditor.close')}
      startsOn="title"
      isPressBesideIgnored={false}
      title={t('menuEditor.publishTitle', { count })}
      onSubmit={(form) => void press(form)}
      footer={
        faults.length === 0 &&
        count > 0 && (
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={progress !== 'saved'}
            isLoading={isLoading}
            loadingLabel={t('menuEditor.publishing')}
          >
            {isNow ? t('menuEditor.publishNow', { count }) : t('menuEditor.schedule')}
          </Button>
        )
      }
    >
      <div className="stack">
        <Faults faults={faults} onOpen={onOpen} />
        {count === 0 && <p>{t('menuEditor.nothingChanged')}</p>}
        <Differences {...{ before, after }} />
        {faults.length === 0 && count > 0 && (
          <ChoiceGroup
            legend={t('menuEditor.whenToPublish')}
            name="publish-when"
            value={isNow ? 'now' : 'at'}
            onChange={(value) => setIsNow(value === 'now')}
            options={[
              { value: 'now', label: t('menuEditor.now') },
              { value: 'at', label: t('menuEditor.atTime') },
            ]}
          />
        )}
        {!isNow && (
          <Field
            type="datetime-local"
            label={t('menuEditor.publishAt')}
            hint={t('menuEditor.publishAtHint')}
            value={when}
            error={isWrong && t('menuEditor.publishAtProblem')}
            onChange={({ target }) => setWhen(target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}

const DAYS_AHEAD_MAXIMUM = 366

/** Six o'clock, before anybody orders. */
const tomorrowMorning = () => londonInstant(addDays(londonParts(serverNow()).isoDate, 1), 6 * 60)

/** The time that was typed, as the server takes it; null: it has passed or is too far ahead. */
function publishableAt(local: string): string | null {
  const at = instantOf(local)?.getTime()
  if (at === undefined) return null
  const aheadMs = at - serverNow().getTime()
  return aheadMs > 0 && aheadMs < DAYS_AHEAD_MAXIMUM * 86_400_000
    ? new Date(at).toISOString()
    : null
}
