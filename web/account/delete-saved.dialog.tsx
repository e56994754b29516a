import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface DeleteSavedDialogProps {
  /** The question. */
  title: string
  /** What is to be deleted, in two lines. */
  name: string
  details: string
  /** What deleting it does not change. */
  consequence: string
  yes: string
  isDeleting: boolean
  onDelete: () => void
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Asks for confirmation before something that a customer saved is deleted. */
export function DeleteSavedDialog(props: DeleteSavedDialogProps) {
  const { title, name, details, consequence, yes, isDeleting, onDelete, ...frame } = props
  const { t } = useTranslation()
  return (
    <Dialog {...frame} title={title} closeLabel={t('shell.close')}>
      <div>
        <p className="strong">{name}</p>
        <p className="soft">{details}</p>
      </div>
      <p className="soft small">{consequence}</p>
      <Button
        variant="danger"
        size="lg"
        isBlock
        isLoading={isDeleting}
        loadingLabel={t('account.deleting')}
        onClick={onDelete}
      >
        {yes}
      </Button>
      <Button variant="quiet" isBlock onClick={frame.onClose}>
        {t('account.deleteNo')}
      </Button>
    </Dialog>
  )
}
