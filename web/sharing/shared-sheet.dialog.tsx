import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface SharedSheetProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The shared basket as a sheet. */
export function SharedSheet({ isOpen, onClose, children }: SharedSheetProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      className="basket-sheet shared-sheet"
      title={t('sharing.basket')}
      closeLabel={t('sharing.close')}
    >
      {children}
    </Dialog>
  )
}
