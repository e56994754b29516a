import { useState } from 'react'
import { PRINTER_NAME_LENGTH, type PrinterChoices } from '#contract/partner/printers.ts'
import { PRINTER_KINDS, type PrinterKind } from '#rules/printing/printer-status.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useAddPrinterMutation } from '#web/calls/staff/printer-calls.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Choices, printsNothing } from './choices.tsx'
import type { ShownSetUp } from './set-up.tsx'

const NEW: PrinterChoices = {
  name: '',
  kitchenCopies: 1,
  customerCopies: 0,
  services: ['delivery', 'collection'],
}

interface AddPrinterProps {
  storeId: string
  onAdded: (added: ShownSetUp) => void
}

export function AddPrinter({ storeId, onAdded }: AddPrinterProps) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<PrinterKind>('star')
  const [choices, setChoices] = useState(NEW)
  const [isTried, setIsTried] = useState(false)
  const [add, { isLoading }] = useAddPrinterMutation()
  const problem = nameProblem(t, choices)
  const submit = async () => {
    setIsTried(true)
    if (problem !== undefined || printsNothing(choices)) return
    const answer = await add({ params: { storeId }, body: { ...choices, kind } })
    if (answer.error) return showFailure(answer.error)
    setChoices(NEW)
    setIsTried(false)
    onAdded(answer.data)
  }
  return (
    <form
      className="panel stack invite"
      aria-labelledby="add-printer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2 id="add-printer">{t('printers.addTitle')}</h2>
      <ChoiceGroup
        className="reasons"
        legend={t('printers.make')}
        name="printer-kind"
        value={kind}
        onChange={setKind}
        options={PRINTER_KINDS.map((each) => ({
          value: each,
          label: t(`printers.kind.${each}`),
          small: t(`printers.makeText.${each}`),
        }))}
      />
      <Choices
        group="add"
        value={choices}
        onChange={setChoices}
        nameProblem={isTried ? problem : undefined}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('printers.adding')}
        >
          {t('printers.add')}
        </Button>
      </div>
    </form>
  )
}

/** What is wrong with the name of a printer. */
export function nameProblem(t: Translate, { name }: PrinterChoices): string | undefined {
  if (name.trim() === '') return t('printers.nameMissing')
  return name.trim().length > PRINTER_NAME_LENGTH ? t('validation.too_long') : undefined
}
