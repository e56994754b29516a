import { Download } from 'lucide-react'
import { storeTemplate } from '#rules/stores/import/store-columns.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { saveFile } from '#web/calls/request/fetch-file.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What a spreadsheet of restaurants needs, and one to begin with. */
export function SpreadsheetHelp() {
  const { t } = useTranslation()
  return (
    <details className="disclosure">
      <summary>{t('storeImport.help')}</summary>
      <div className="stack">
        <p>{t('storeImport.helpText')}</p>
        <p>{t('storeImport.helpSlug')}</p>
        <div>
          <Button onClick={() => saveFile(templateFile(), 'restaurants-template.csv')}>
            <Icon of={Download} />
            {t('storeImport.template')}
          </Button>
        </div>
      </div>
    </details>
  )
}

/** The template's cells have no quotes or line breaks, and no commas either. */
const templateFile = () =>
  new Blob(
    [
      storeTemplate()
        .map((row) => `${row.join(',')}\r\n`)
        .join(''),
    ],
    { type: 'text/csv' },
  )
