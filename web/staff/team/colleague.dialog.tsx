import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, type DialogProps } from '#ui/dialog/dialog.tsx'
import type { ChoiceOption } from '#ui/form/choice-group.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { RoleChoice } from './role-choice.tsx'

interface ColleagueDialogProps<Role extends string> extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'onClosed'
> {
  name: string
  /** The one they have. */
  role: Role
  roles: readonly ChoiceOption<Role>[]
  onSave: (role: Role) => void
  isSaving: boolean
  /** What they lose. */
  removeText: string
  onRemove: () => void
  isRemoving: boolean
  /** Why the latest of these was refused. */
  refusal: ReactNode
  /** Called when it asks about the other of the two. */
  onTurn: () => void
  /** What else can be done for them. */
  children: ReactNode
}

/** Another role for a colleague, or the end of their work here, which is asked about once more. */
export function ColleagueDialog<Role extends string>(props: ColleagueDialogProps<Role>) {
  const { name, roles, isOpen, onClose, onClosed } = props
  const { t } = useTranslation()
  const [isConfirming, setIsConfirming] = useState(false)
  const [role, setRole] = useState(props.role)
  const frame = {
    isOpen,
    onClose,
    onClosed,
    closeLabel: t('team.close'),
    refusal: props.refusal,
    view: isConfirming ? 'remove' : 'role',
  }
  const confirm = (isRemoval: boolean) => {
    setIsConfirming(isRemoval)
    props.onTurn()
  }
  if (isConfirming)
    return (
      <Dialog
        {...frame}
        startsOn="title"
        title={t('team.removeTitle', { name })}
        footer={
          <>
            <Button
              variant="danger"
              size="lg"
              isLoading={props.isRemoving}
              loadingLabel={t('team.removing')}
              onClick={props.onRemove}
            >
              {t('team.removeNow', { name })}
            </Button>
            <Button size="lg" onClick={() => confirm(false)}>
              {t('team.stay')}
            </Button>
          </>
        }
      >
        <p>{props.removeText}</p>
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      title={name}
      onSubmit={() => props.onSave(role)}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={props.isSaving}
          loadingLabel={t('team.saving')}
        >
          {t('team.save')}
        </Button>
      }
    >
      <div className="stack">
        <RoleChoice roles={roles} value={role} onChange={setRole} />
        {props.children}
        <Button variant="danger" onClick={() => confirm(true)}>
          {t('team.remove')}
        </Button>
      </div>
    </Dialog>
  )
}
