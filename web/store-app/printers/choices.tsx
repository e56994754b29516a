import { PRINTER_COPIES_MAXIMUM, type PrinterChoices } from '#contract/partner/printers.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface ChoicesProps {
  value: PrinterChoices
  onChange: (value: PrinterChoices) => void
  /** What is wrong with the name. */
  nameProblem: string | undefined
  /** Apart from other forms on the page. */
  group: string
}

/** What a printer is called and what it prints. */
export function Choices({ value, onChange, nameProblem, group }: ChoicesProps) {
  const { t } = useTranslation()
  const [only] = value.services
  const chosen =
    value.services.length > 1 ? 'both' : only === 'delivery' ? 'delivery' : 'collection'
  const servicesOf = {
    both: ['delivery', 'collection'],
    delivery: ['delivery'],
    collection: ['collection'],
  } satisfies Record<typeof chosen, PrinterChoices['services']>
  return (
    <>
      <Field
        label={t('printers.name')}
        hint={t('printers.nameHint')}
        autoComplete="off"
        value={value.name}
        error={nameProblem}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      {(['kitchenCopies', 'customerCopies'] as const).map((copies) => {
        const what = t(`printers.${copies}`)
        return (
          <div key={copies} className="printer-copies">
            <span>{what}</span>
            <Stepper
              label={what}
              lessLabel={t('printers.fewer', { what })}
              moreLabel={t('printers.more', { what })}
              minimum={0}
              maximum={PRINTER_COPIES_MAXIMUM}
              value={value[copies]}
              onChange={(count) => onChange({ ...value, [copies]: count })}
            />
          </div>
        )
      })}
      {printsNothing(value) && (
        <p className="problem" role="alert">
          {t('printers.nothingToPrint')}
        </p>
      )}
      <ChoiceGroup
        className="reasons"
        legend={t('printers.forServices')}
        name={`${group}-services`}
        value={chosen}
        onChange={(each) => onChange({ ...value, services: servicesOf[each] })}
        options={[
          { value: 'both', label: t('printers.both') },
          { value: 'delivery', label: t('printers.onlyDelivery') },
          { value: 'collection', label: t('printers.onlyCollection') },
        ]}
      />
    </>
  )
}

export const printsNothing = ({ kitchenCopies, customerCopies }: PrinterChoices): boolean =>
  kitchenCopies + customerCopies === 0
