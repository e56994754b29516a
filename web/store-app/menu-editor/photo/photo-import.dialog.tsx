import '#web/messages/photo-import.ts'
import '#web/messages/photos.ts'
import '#web/styles/staff/photo-import.css'
import { useRef, useState } from 'react'
import { PHOTO_IMPORT_MAXIMUM } from '#rules/menu/photo-files/match-photo-files.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { FileField } from '#web/staff/file-field.tsx'
import { useReloadWarning } from '#web/staff/use-reload-warning.ts'
import { LeaveDialog } from '#web/store-app/menu-editor/leave.dialog.tsx'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { PhotoImportRow } from './photo-import-row.tsx'
import { usePhotoImport } from './use-photo-import.ts'

interface PhotoImportDialogProps {
  editor: MenuEditor
  onClosed: () => void
}

/** Photos from files, each with the dish that it is for, which are then added to the draft. */
export function PhotoImportDialog({ editor, onClosed }: PhotoImportDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [isLeaving, setIsLeaving] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const imported = usePhotoImport(editor)
  const { photos, isRunning, isTooMany, hasStopped } = imported
  const toAdd = photos.filter(({ isToAdd }) => isToAdd)
  const added = photos.filter(({ state }) => state === 'added').length
  const isAgain = toAdd.length > 0 && toAdd.every(({ state }) => state === 'failed')
  const isUnfinished = added < photos.length
  useReloadWarning(isOpen && isUnfinished)
  const frame = {
    isOpen,
    onClosed,
    isPressBesideIgnored: true,
    size: 'wide',
    className: 'menu-edit-dialog',
    closeLabel: t('photoImport.close'),
  } as const
  if (isLeaving)
    return (
      <LeaveDialog
        frame={frame}
        onStay={() => setIsLeaving(false)}
        onLeave={() => setIsOpen(false)}
      />
    )
  return (
    <Dialog
      {...frame}
      view="photos"
      startsOn="field"
      onClose={() => (isUnfinished ? setIsLeaving(true) : setIsOpen(false))}
      title={t('photoImport.title')}
      footer={
        photos.length > 0 && (
          <>
            <Button
              variant="primary"
              size="lg"
              isLoading={isRunning}
              loadingLabel={t('photoImport.adding')}
              onClick={() => (toAdd.length > 0 ? void imported.add() : setIsOpen(false))}
            >
              {toAdd.length > 0
                ? t(isAgain ? 'photoImport.again' : 'photoImport.add', { count: toAdd.length })
                : t('photoImport.done')}
            </Button>
            {isRunning && (
              <Button size="lg" onClick={imported.stop}>
                {t('photoImport.stop')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="stack">
        {!isRunning && (
          <FileField
            label={t(photos.length > 0 ? 'photoImport.more' : 'photoImport.choose')}
            hint={t('photoImport.hint', { count: PHOTO_IMPORT_MAXIMUM })}
            problem={isTooMany ? t('photoImport.tooMany', { count: PHOTO_IMPORT_MAXIMUM }) : null}
            accept="image/jpeg,image/png,image/webp"
            isMultiple
            onFile={(...chosen) => imported.choose(chosen)}
          />
        )}
        <p role="status" className={added === 0 && !isRunning ? 'sr' : 'soft'}>
          {(added > 0 || isRunning) &&
            t('photoImport.progress', { done: String(added), total: String(added + toAdd.length) })}
        </p>
        {hasStopped && (
          <Banner variant="warning" isAnnounced>
            {t('photoImport.stopped')}
          </Banner>
        )}
        {photos.length > 0 && (
          <ul ref={list} tabIndex={-1} aria-label={t('photoImport.list')}>
            {photos.map((each) => (
              <PhotoImportRow
                key={each.id}
                of={each}
                menu={editor.menu}
                isLocked={isRunning || each.state === 'added'}
                onDish={(productId) => imported.chooseDish(each.id, productId)}
                onLeaveOut={() => {
                  // Its button goes, with the focus.
                  list.current?.focus()
                  imported.leaveOut(each.id)
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
