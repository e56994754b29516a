import { VAT_KINDS, type VatKind } from '#rules/menu/vat.ts'
import { Select } from '#ui/form/select.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface VatFieldProps {
  value: VatKind | null
  onChange: (value: VatKind | null) => void
}

/** What a dish is for VAT, in sentences an owner can answer without looking rates up. */
export function VatField({ value, onChange }: VatFieldProps) {
  const { t } = useTranslation()
  return (
    <Select
      label={t('menuEditor.vat')}
      hint={t('menuEditor.vatHint')}
      value={value ?? ''}
      onChange={({ target }) => onChange(VAT_KINDS.find((kind) => kind === target.value) ?? null)}
    >
      <option value="">{t('menuEditor.vatUsual')}</option>
      {VAT_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {t(`menuEditor.vatOf.${kind}`)}
        </option>
      ))}
    </Select>
  )
}
