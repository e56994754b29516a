import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsHidden } from '#web/store-app/opening/use-is-hidden.ts'
import type { MenuEditor } from './use-menu-editor.ts'

interface DraftBarProps {
  editor: MenuEditor
  /** How many things customers see otherwise than the draft. */
  count: number
  onReview: () => void
  onDiscard: () => void
}

/** How far the draft is, always in sight. */
export function DraftBar({ editor, count, onReview, onDiscard }: DraftBarProps) {
  const { t } = useTranslation()
  const { progress, queue, storeId } = editor
  const isHidden = useIsHidden(storeId)
  const noDraft = t(isHidden ? 'menuEditor.noDraftHidden' : 'menuEditor.noDraft')
  return (
    <div className="menu-draft-bar" data-changed={count > 0 || undefined}>
      <p>
        {count > 0 ? t('menuEditor.draft', { count }) : noDraft}{' '}
        <small role="status">
          {progress === 'saving' && t('menuEditor.saving')}
          {progress === 'failed' && t('menuEditor.notSaved')}
          {progress === 'saved' && count > 0 && t('menuEditor.savedAsDraft')}
        </small>
      </p>
      {progress === 'failed' && <Button onClick={queue.retry}>{t('menuEditor.tryAgain')}</Button>}
      {count > 0 && progress !== 'failed' && (
        <>
          <Button variant="quiet" onClick={onDiscard}>
            {t('menuEditor.discard')}
          </Button>
          <Button variant="primary" onClick={onReview}>
            {t('menuEditor.review')}
          </Button>
        </>
      )}
    </div>
  )
}
