import type { StoreImportFault } from '#contract/operator/restaurants/store-imports.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What is wrong in a file of restaurants: each fault with its restaurant, row and field. */
export function ImportFaults({ faults }: { faults: readonly StoreImportFault[] }) {
  const { t } = useTranslation()
  if (faults.length === 0) return null
  return (
    <ul className="menu-file-faults">
      {faults.map((fault) => (
        <li key={keyOf(fault)}>
          <b>{placeOf(t, fault)}</b>
          <p>{t(`storeImport.fault.${fault.code}`, { value: fault.value })}</p>
        </li>
      ))}
    </ul>
  )
}

/** The server says each thing once. */
const keyOf = ({ store, row, field, code, value }: StoreImportFault) =>
  [store, row, field, code, value].join(' ')

function placeOf(t: Translate, { store, row, field }: StoreImportFault): string {
  const parts = [row === null ? '' : t('storeImport.row', { row: String(row) }), store, field]
  return parts.filter(Boolean).join(', ') || t('storeImport.file')
}
