import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useDiscardMenuDraftMutation } from '#web/store-app/menu-editor/menu-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'

interface DiscardDialogProps {
  editor: MenuEditor
  count: number
  onClosed: () => void
}

/** Asks before the draft is discarded, which can't be undone. */
export function DiscardDialog({ editor, count, onClosed }: DiscardDialogProps) {
  const { t } = useTranslation()
  const { storeId, queue } = editor
  const [isOpen, setIsOpen] = useState(true)
  const [discarded] = useState(count)
  const [discard, { isLoading }] = useDiscardMenuDraftMutation()
  const close = () => setIsOpen(false)
  const press = async () => {
    try {
      await queue.act((revision) => discard({ params: { storeId }, body: { revision } }).unwrap())
    } catch (thrown) {
      return showFailure(thrown)
    }
    showToast({ id: 'menu', variant: 'positive', title: t('menuEditor.discarded') })
    close()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      startsOn="title"
      closeLabel={t('menuEditor.close')}
      title={t('menuEditor.discardTitle', { count: discarded })}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isLoading={isLoading}
            loadingLabel={t('menuEditor.discarding')}
            onClick={() => void press()}
          >
            {t('menuEditor.discardNow')}
          </Button>
          <Button size="lg" onClick={close}>
            {t('menuEditor.stay')}
          </Button>
        </>
      }
    >
      <p>{t('menuEditor.discardText')}</p>
    </Dialog>
  )
}
