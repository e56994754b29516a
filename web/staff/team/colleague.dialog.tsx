import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, type DialogProps } from '#ui/dialog/dialog.tsx'
import type { ChoiceOption } from '#ui/form/choice-group.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { RoleChoice } from './role-choice.tsx'

/** Something that can be taken from a colleague, once a question has been answered. */
export interface Removal {
  /** The button that leads to the question. */
  label: string
  title: string
  /** What they lose, and how they get it back. */
  text: string
  /** The button that does it. */
  confirm: string
  isRemoving: boolean
  onRemove: () => void
  /** It is the end of their work here. */
  isFinal?: boolean
}

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
  removals: readonly Removal[]
  /** Why the latest of these was refused. */
  refusal: ReactNode
  /** Called when it turns to a question or back. */
  onTurn: () => void
}

/** Another role for a colleague, or something taken from them, which is asked about once more. */
export function ColleagueDialog<Role extends string>(props: ColleagueDialogProps<Role>) {
  const { name, roles, removals, isOpen, onClose, onClosed } = props
  const { t } = useTranslation()
  // The label of the removal that it asks about; null: it shows the role.
  const [openQuestion, setOpenQuestion] = useState<string | null>(null)
  const [role, setRole] = useState(props.role)
  const removal = removals.find(({ label }) => label === openQuestion)
  const turnTo = (label: string | null) => {
    setOpenQuestion(label)
    props.onTurn()
  }
  const frame = {
    isOpen,
    onClose,
    onClosed,
    closeLabel: t('team.close'),
    refusal: props.refusal,
    view: removal?.label ?? 'role',
  }
  if (removal)
    return (
      <Dialog
        {...frame}
        startsOn="title"
        title={removal.title}
        footer={
          <>
            <Button
              variant="danger"
              size="lg"
              isLoading={removal.isRemoving}
              loadingLabel={t('team.removing')}
              onClick={removal.onRemove}
            >
              {removal.confirm}
            </Button>
            <Button size="lg" onClick={() => turnTo(null)}>
              {t('team.stay')}
            </Button>
          </>
        }
      >
        <p>{removal.text}</p>
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
        {removals.map(({ label, isFinal }) => (
          <Button
            key={label}
            variant={isFinal ? 'danger' : undefined}
            onClick={() => turnTo(label)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
