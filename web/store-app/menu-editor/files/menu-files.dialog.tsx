import '#web/messages/menu-files.ts'
import '#web/styles/staff/menu-files.css'
import { useState } from 'react'
import type { User } from '#contract/session.ts'
import type { ImportMode } from '#rules/menu/import/import-settings.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { ChooseFile } from './choose-file.tsx'
import { ColumnHelp } from './column-help.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useMenuImport } from './use-menu-import.ts'

interface MenuFilesDialogProps {
  store: Pick<User['stores'][number], 'id' | 'slug'>
  editor: MenuEditor
  onClosed: () => void
}

/** The menu as a file: it is downloaded, or one is read, compared and only then put into the draft. */
export function MenuFilesDialog({ store, editor, onClosed }: MenuFilesDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [mode, setMode] = useState<ImportMode>('add')
  const { step, read, confirm, chooseAgain } = useMenuImport(editor, () => {
    showToast({ id: 'menu', variant: 'positive', title: t('menuFiles.imported') })
    setIsOpen(false)
  })
  const isEmpty = editor.menu.categories.length + editor.menu.optionGroups.length === 0
  const found = step.kind === 'read' ? step.read : null
  const count = found?.answer.differences.length ?? 0
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      isPressBesideIgnored
      startsOn="field"
      size="wide"
      className="menu-edit-dialog"
      closeLabel={t('menuFiles.close')}
      title={t('menuFiles.title')}
      footer={
        step.kind === 'read' && (
          <>
            {count > 0 && !step.isOvertaken && (
              <Button
                variant="primary"
                size="lg"
                disabled={editor.progress !== 'saved'}
                isLoading={step.isImporting}
                loadingLabel={t('menuFiles.confirming')}
                onClick={() => void confirm(step.read)}
              >
                {t('menuFiles.confirm', { count })}
              </Button>
            )}
            {step.isOvertaken && (
              <Button
                variant="primary"
                size="lg"
                onClick={() => void read(step.read.file, step.read.mode)}
              >
                {t('menuFiles.compareAgain')}
              </Button>
            )}
            <Button size="lg" disabled={step.isImporting} onClick={chooseAgain}>
              {t('menuFiles.back')}
            </Button>
          </>
        )
      }
    >
      {found ? (
        <ImportPreview read={found} isOvertaken={step.kind === 'read' && step.isOvertaken} />
      ) : (
        <div className="stack">
          <ChooseFile
            step={step}
            mode={isEmpty ? null : mode}
            onMode={setMode}
            onFile={(file) => void read(file, mode)}
            onStop={chooseAgain}
          />
          <ColumnHelp />
          {!isEmpty && <DownloadMenu store={store} isSaved={editor.progress === 'saved'} />}
        </div>
      )}
    </Dialog>
  )
}
