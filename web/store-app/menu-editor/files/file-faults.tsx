import type { MenuImport } from '#contract/partner/menu/menu-files.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What is wrong in a file: each fault with its row and column. */
export function FileFaults({ faults }: Pick<MenuImport, 'faults'>) {
  const { t } = useTranslation()
  if (faults.length === 0) return null
  const placeOf = ({ row, column }: MenuImport['faults'][number]) => {
    if (row === null) return column || t('menuFiles.place.file')
    const values = { row: String(row), column }
    return t(column ? 'menuFiles.place.cell' : 'menuFiles.place.row', values)
  }
  return (
    <ul className="menu-file-faults">
      {faults.map((fault) => (
        <li key={`${fault.row} ${fault.column} ${fault.code} ${fault.value}`}>
          <b>{placeOf(fault)}</b>
          <p>{t(`menuFiles.fault.${fault.code}`, { value: fault.value })}</p>
        </li>
      ))}
    </ul>
  )
}
