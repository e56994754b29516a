import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What whoever runs the server does about jobs that wait, as in the section of the manual that it names. */
export function SlowQueueDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      startsOn="title"
      title={t('now.slowQueue.title')}
      closeLabel={t('now.slowQueue.close')}
    >
      <ol className="stack now-steps">
        <li>{t('now.slowQueue.running')}</li>
        <li>{t('now.slowQueue.start')}</li>
        <li>{t('now.slowQueue.busy')}</li>
      </ol>
      <p className="small soft">{t('now.slowQueue.manual')}</p>
    </Dialog>
  )
}
