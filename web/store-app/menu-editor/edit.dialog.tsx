import { useState, type ReactNode } from 'react'
import type { MenuEdit } from '#rules/menu/document/edit-menu.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useReloadWarning } from '#web/staff/use-reload-warning.ts'
import { LeaveDialog } from './leave.dialog.tsx'
import { NOT_THERE, type MenuEditor } from './use-menu-editor.ts'

interface EditDialogProps {
  editor: MenuEditor
  title: string
  isChanged: boolean
  /** What was typed; null: something has to be put right first, and is said in the form. */
  read: () => readonly MenuEdit[] | null
  onClosed: () => void
  /** Beside the button that saves. */
  more?: ReactNode
  size?: 'wide'
  children: ReactNode
}

/**
 * A form of something on the menu. It closes once the draft has it; what somebody else did meanwhile, or a
 * refusal, is said in it, with everything that was typed.
 */
export function EditDialog({ editor, title, isChanged, read, ...props }: EditDialogProps) {
  const { onClosed, more, size, children } = props
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [isLeaving, setIsLeaving] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<{ title: string; text?: string } | null>(null)
  useReloadWarning(isChanged && isOpen)
  const frame = {
    isOpen,
    onClosed,
    size,
    isPressBesideIgnored: true,
    closeLabel: t('menuEditor.close'),
    className: 'menu-edit-dialog',
  }
  const save = async () => {
    const edits = read()
    if (!edits) return
    if (edits.length === 0) return setIsOpen(false)
    setProblem(null)
    setIsSaving(true)
    const answer = await editor.queue.edit(edits)
    setIsSaving(false)
    if (answer.kind === 'saved' || answer.kind === 'waiting') return setIsOpen(false)
    setProblem(
      answer.kind === 'overtaken'
        ? {
            title: answer.by
              ? t('menuEditor.changedMeanwhileBy', { name: answer.by })
              : t('menuEditor.changedMeanwhile'),
            text: t('menuEditor.saveAnyway'),
          }
        : { title: textOfFailure(answer.failure ?? NOT_THERE) },
    )
  }
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
      view="form"
      onClose={() => (isChanged ? setIsLeaving(true) : setIsOpen(false))}
      title={title}
      refusal={
        problem && (
          <>
            <b>{problem.title}</b> {problem.text}
          </>
        )
      }
      onSubmit={() => void save()}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            isLoading={isSaving}
            loadingLabel={t('menuEditor.saving')}
          >
            {t('menuEditor.saveToDraft')}
          </Button>
          {more}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
