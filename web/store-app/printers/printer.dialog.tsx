import { useState } from 'react'
import type { Printer, PrinterChoices } from '#contract/partner/printers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import {
  useChangePrinterMutation,
  useRemovePrinterMutation,
  useReplacePrinterSecretMutation,
} from '#web/calls/staff/printer-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { nameProblem } from './add-printer.tsx'
import { Choices, printsNothing } from './choices.tsx'
import type { ShownSetUp } from './set-up.tsx'

interface PrinterDialogProps {
  storeId: string
  printer: Printer
  onSetUp: (shown: ShownSetUp) => void
  onClosed: () => void
}

/** What a printer prints, a new password for it, or its end, which is asked about once more. */
export function PrinterDialog({ storeId, printer, onSetUp, onClosed }: PrinterDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [isRemoving, setIsRemoving] = useState(false)
  const { id: printerId, name, kitchenCopies, customerCopies, services } = printer
  const [choices, setChoices] = useState<PrinterChoices>({
    name,
    kitchenCopies,
    customerCopies,
    services,
  })
  const [change, changing] = useChangePrinterMutation()
  const [replace, replacing] = useReplacePrinterSecretMutation()
  const [remove, removing] = useRemovePrinterMutation()
  const params = { storeId, printerId }
  const problem = nameProblem(t, choices)
  const close = () => setIsOpen(false)
  const finish = (error: unknown, title: string) => {
    if (error) return
    showToast({ id: 'printer', variant: 'positive', title })
    close()
  }
  const save = async (form: HTMLFormElement) => {
    if (problem !== undefined || printsNothing(choices)) return focusFault(form)
    replacing.reset()
    const { error } = await change({ params, body: choices })
    finish(error, t('printers.saved', { name: choices.name }))
  }
  const replaceSecret = async () => {
    changing.reset()
    const answer = await replace({ params })
    if (answer.error) return
    onSetUp(answer.data)
    close()
  }
  const removeNow = async () => {
    const { error } = await remove({ params })
    finish(error, t('printers.removed', { name }))
  }
  const frame = { isOpen, onClose: close, onClosed, closeLabel: t('printers.close') }
  if (isRemoving)
    return (
      <Dialog
        {...frame}
        view="remove"
        startsOn="title"
        refusal={removing.isLoading ? null : textOfEveryRefusal(removing.error)}
        title={t('printers.removeTitle', { name })}
        footer={
          <>
            <Button
              variant="danger"
              size="lg"
              isLoading={removing.isLoading}
              loadingLabel={t('printers.removing')}
              onClick={() => void removeNow()}
            >
              {t('printers.removeNow', { name })}
            </Button>
            <Button size="lg" onClick={() => setIsRemoving(false)}>
              {t('printers.stay')}
            </Button>
          </>
        }
      >
        <p>{t('printers.removeText')}</p>
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      view="choices"
      title={name}
      refusal={
        changing.isLoading || replacing.isLoading
          ? null
          : textOfEveryRefusal(changing.error ?? replacing.error)
      }
      onSubmit={(form) => void save(form)}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={changing.isLoading}
          loadingLabel={t('printers.saving')}
        >
          {t('printers.save')}
        </Button>
      }
    >
      <div className="stack">
        <Choices group="change" value={choices} onChange={setChoices} nameProblem={problem} />
        <div className="stack">
          <Button
            isLoading={replacing.isLoading}
            loadingLabel={t('printers.replacing')}
            onClick={() => void replaceSecret()}
          >
            {t('printers.newSecret')}
          </Button>
          <p className="small soft">{t('printers.newSecretText')}</p>
        </div>
        <Button variant="danger" onClick={() => setIsRemoving(true)}>
          {t('printers.remove')}
        </Button>
      </div>
    </Dialog>
  )
}
