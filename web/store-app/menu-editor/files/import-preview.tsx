import { useEffect, useRef } from 'react'
import type { MenuImport } from '#contract/partner/menu/menu-files.ts'
import { MENU_FILE_LIMITS } from '#rules/menu/import/menu-file-limits.ts'
import { Banner } from '#ui/banner.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Differences } from '#web/store-app/menu-editor/publish/differences.tsx'
import type { ReadFile } from './use-menu-import.ts'

interface ImportPreviewProps {
  read: ReadFile
  isOvertaken: boolean
}

const changes = ['added', 'changed', 'moved', 'restored', 'removed'] as const

/** What a file would change, or what is wrong with it. */
export function ImportPreview({ read, isOvertaken }: ImportPreviewProps) {
  const { t } = useTranslation()
  const { file, answer, before } = read
  const { menu, faults, unknownColumns, differences } = answer
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const removed = countOf(answer, 'removed')
  const counted = changes.filter((change) => countOf(answer, change) > 0)
  const count = differences.length
  const values = { name: file.name, count: menu ? count : faults.length }
  return (
    <div className="stack">
      <h3 ref={title} tabIndex={-1} className="menu-file-title">
        {menu
          ? t(count > 0 ? 'menuFiles.preview' : 'menuFiles.nothingChanges', values)
          : t(
              faults.length < MENU_FILE_LIMITS.faults
                ? 'menuFiles.faults'
                : 'menuFiles.firstFaults',
              values,
            )}
      </h3>
      {isOvertaken && (
        <Banner variant="warning" isAnnounced>
          {t('menuFiles.overtaken')}
        </Banner>
      )}
      {counted.length > 0 && (
        <p>
          {counted
            .map((change) =>
              t(`menuFiles.changes.${change}`, { number: String(countOf(answer, change)) }),
            )
            .join(' · ')}
        </p>
      )}
      {removed > 0 && (
        <Banner variant="warning">{t('menuFiles.removes', { count: removed })}</Banner>
      )}
      {unknownColumns.length > 0 && (
        <Banner variant="info">
          {t('menuFiles.unknownColumns', {
            count: unknownColumns.length,
            columns: unknownColumns.join(', '),
          })}
        </Banner>
      )}
      <FileFaults faults={faults} />
      {menu && <Differences before={before} after={menu} />}
    </div>
  )
}

const countOf = ({ differences }: MenuImport, change: (typeof changes)[number]) =>
  differences.filter((each) => each.change === change).length

/** What is wrong in a file: each fault with its row and column. */
function FileFaults({ faults }: Pick<MenuImport, 'faults'>) {
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
