import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useStore } from 'react-redux'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'

export interface FigureTable {
  /** Unique on the page. */
  table: string
  title: string
  about: string
  columns: readonly string[]
  /** Those for which a phone has no room: its chart and the file have them. */
  wideColumns?: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly [name: FigureName, ...cells: string[]])[]
  chart?: ReactNode
  /** Where its spreadsheet is, below the address of the API, and what it's called. */
  file: { path: `/${string}`; name: string }
}

/** What a row is of; where it can be pressed, its key names it to React. */
type FigureName = string | { key: string; shown: ReactNode }

/** A table by itself, or under the chart that shows it, with its file. */
export function FigurePanel({ table, title, about, chart, file, ...rows }: FigureTable) {
  const { t } = useTranslation()
  const heading = `figures-${table}`
  const shown = <FigureRows heading={heading} {...rows} />
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className="small muted">{about}</p>
      {chart}
      {chart ? (
        <details>
          <summary>{t('sales.showTable')}</summary>
          {shown}
        </details>
      ) : (
        shown
      )}
      <TableFile title={title} {...file} />
    </section>
  )
}

type FigureRowsProps = Pick<FigureTable, 'columns' | 'wideColumns' | 'rows'> & { heading: string }

function FigureRows({ heading, columns, wideColumns, rows }: FigureRowsProps) {
  const widthOf = (column = '') => (wideColumns?.includes(column) ? 'of-desktop' : undefined)
  return (
    <table className="statement-rows" aria-labelledby={heading}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={widthOf(column)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={typeof name === 'string' ? name : name.key}>
            <th scope="row">{typeof name === 'string' ? name : name.shown}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={widthOf(columns[index + 1])}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TableFile({ title, path, name }: { title: string } & FigureTable['file']) {
  const { t } = useTranslation()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [isFetching, setIsFetching] = useState(false)

  const download = async () => {
    setIsFetching(true)
    try {
      saveFile(await fetchFile(reduxStore, path), name)
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('sales.downloadOf', { table: title })}
      isLoading={isFetching}
      loadingLabel={t('sales.downloading')}
      onClick={() => void download()}
    >
      <Icon of={Download} />
      {t('sales.download')}
    </Button>
  )
}
