import { useMemo, useState } from 'react'
import { compareMenus } from '#rules/menu/document/compare-menus.ts'
import { faultsOfMenu, type MenuFault } from '#rules/menu/document/faults-of-menu.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { usePublishMenuDraftMutation } from '#web/calls/staff/menu-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Differences } from './differences.tsx'
import { Faults } from './faults.tsx'
import type { MenuEditor } from './use-menu-editor.ts'

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
  const [publish, { isLoading }] = usePublishMenuDraftMutation()
  // What is shown while it closes is what was published.
  const [shown, setShown] = useState<typeof editor | null>(null)
  const before = shown?.published ?? published
  const after = shown?.menu ?? menu
  const count = useMemo(() => compareMenus(before, after).length, [before, after])
  const faults = useMemo(() => faultsOfMenu(after), [after])
  const press = async () => {
    setShown(editor)
    try {
      await queue.act((revision) =>
        publish({ params: { storeId }, body: { revision, at: 'now' } }).unwrap(),
      )
    } catch (thrown) {
      setShown(null)
      return showFailure(thrown)
    }
    showToast({ id: 'menu', variant: 'positive', title: t('menuEditor.published') })
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
      title={t('menuEditor.publishTitle', { count })}
      footer={
        faults.length === 0 &&
        count > 0 && (
          <Button
            variant="primary"
            size="lg"
            disabled={progress !== 'saved'}
            isLoading={isLoading}
            loadingLabel={t('menuEditor.publishing')}
            onClick={() => void press()}
          >
            {t('menuEditor.publishNow', { count })}
          </Button>
        )
      }
    >
      <div className="stack">
        <Faults faults={faults} onOpen={onOpen} />
        {count === 0 && <p>{t('menuEditor.nothingChanged')}</p>}
        <Differences {...{ before, after }} />
      </div>
    </Dialog>
  )
}
