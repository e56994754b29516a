import { Button } from '#ui/button.tsx'
import { Dialog, type DialogProps } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface LeaveDialogProps {
  /** As of the dialog in whose place it asks. */
  frame: Omit<DialogProps, 'title' | 'children' | 'footer' | 'onClose'>
  onStay: () => void
  onLeave: () => void
}

/** Asks before what was typed or chosen in a dialog is lost. */
export function LeaveDialog({ frame, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...frame}
      onClose={onStay}
      view="unsaved"
      startsOn="title"
      title={t('menuEditor.unsavedTitle')}
      footer={
        <>
          <Button variant="danger" size="lg" onClick={onLeave}>
            {t('menuEditor.unsavedDiscard')}
          </Button>
          <Button size="lg" onClick={onStay}>
            {t('menuEditor.unsavedStay')}
          </Button>
        </>
      }
    >
      <p>{t('menuEditor.unsavedText')}</p>
    </Dialog>
  )
}
