import { Download } from 'lucide-react'
import { menuTemplate } from '#rules/menu/import/menu-template.ts'
import { TABLE_COLUMN_NAMES, TABLE_COLUMNS } from '#rules/menu/import/table-columns.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { saveFile } from '#web/calls/request/fetch-file.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What each column of a table says, and a table to begin with. */
export function ColumnHelp() {
  const { t } = useTranslation()
  return (
    <details className="disclosure">
      <summary>{t('menuFiles.help')}</summary>
      <div className="stack">
        <p>{t('menuFiles.helpText')}</p>
        <div>
          <Button onClick={() => saveFile(templateFile(), 'menu-template.csv')}>
            <Icon of={Download} />
            {t('menuFiles.template')}
          </Button>
        </div>
        <dl className="menu-file-columns">
          {TABLE_COLUMN_NAMES.map((column) => (
            <div key={column}>
              <dt>{TABLE_COLUMNS[column][0]}</dt>
              <dd>{t(`menuFiles.column.${column}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

/** The template's cells have no commas, quotes or line breaks. */
const templateFile = () =>
  new Blob(
    [
      menuTemplate()
        .map((row) => `${row.join(',')}\r\n`)
        .join(''),
    ],
    { type: 'text/csv' },
  )
