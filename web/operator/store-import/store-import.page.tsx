import '#web/styles/staff/menu-files.css'
import '#web/styles/staff/operator.css'
import '#web/styles/staff/store-import.css'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import '#web/messages/store-import.ts'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { StoreImport } from '#contract/operator/restaurants/store-imports.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useListStoreImportsQuery } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { FileField } from '#web/staff/file-field.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { SpreadsheetHelp } from './spreadsheet-help.tsx'
import { StoreImportPreview } from './store-import-preview.tsx'
import { useStoreImport, type PreviewedFile } from './use-store-import.ts'

/** Restaurants come into the marketplace from a file, once somebody has seen what it would do. */
export default function StoreImportPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('storeImport.title')} permission="stores">
      {(user) => (
        <>
          <p>
            <Link className="way-back" to={staffLinks.operatorRestaurants()}>
              <Icon of={ArrowLeft} />
              {t('storeImport.allRestaurants')}
            </Link>
          </p>
          <div>
            <h1>{t('storeImport.title')}</h1>
            <p className="soft">{t('storeImport.intro')}</p>
          </div>
          {user && <ImportDesk />}
        </>
      )}
    </ConsolePage>
  )
}

function ImportDesk() {
  const { t } = useTranslation()
  const [isUnderWay, setIsUnderWay] = useState(false)
  const imports = useListStoreImportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isUnderWay ? PROGRESS_MS : 0,
  })
  const [imported, setImported] = useState<StoreImport | null>(null)
  const { step, read, confirm, chooseAgain } = useStoreImport((done) => {
    setImported(done)
    void imports.refetch()
  })
  const begin = async (previewed: PreviewedFile) => {
    setIsUnderWay(true)
    await confirm(previewed)
    setIsUnderWay(false)
  }
  if (step.kind === 'previewed')
    return (
      <StoreImportPreview
        {...step}
        underWay={isUnderWay ? latestUnfinished(imports.data?.items) : undefined}
        onConfirm={() => void begin(step.previewed)}
        onCompareAgain={() => void read(step.previewed.file)}
        onBack={chooseAgain}
      />
    )
  return (
    <>
      {imported && <Imported {...imported} />}
      <div className="store-import-choose">
        {step.kind === 'reading' ? (
          <div className="menu-file-reading">
            <Spinner />
            <p role="status">{t('storeImport.reading', { name: step.name })}</p>
            <Button size="sm" onClick={chooseAgain}>
              {t('storeImport.stop')}
            </Button>
          </div>
        ) : (
          <FileField
            label={t('storeImport.choose')}
            hint={t('storeImport.chooseHint')}
            problem={step.failure && problemOf(t, step.failure)}
            onFile={(file) => void read(file)}
          />
        )}
        <SpreadsheetHelp />
      </div>
      <EarlierImports imports={imports} />
    </>
  )
}

/** What an import did, and the way to where owners are invited. */
function Imported({ added, changed }: StoreImport) {
  const { t } = useTranslation()
  return (
    <Banner
      variant="positive"
      title={t('storeImport.imported')}
      isAnnounced
      action={
        <Link className={buttonClass()} to={staffLinks.operatorRestaurants('joining')}>
          {t('storeImport.toJoining')}
        </Link>
      }
    >
      {t('storeImport.importedText', { added: String(added), changed: String(changed) })}
    </Banner>
  )
}

/** How often somebody who waits sees how far an import is. */
const PROGRESS_MS = 1000

const latestUnfinished = (imports: readonly StoreImport[] = []) =>
  imports.find(({ finishedAt }) => finishedAt === null)

const REFUSED = [
  'MENU_FILE_HAS_MACROS',
  'MENU_FILE_HAS_TOO_MANY_CELLS',
  'MENU_FILE_IS_DAMAGED',
  'MENU_FILE_IS_EMPTY',
  'MENU_FILE_TOOK_TOO_LONG',
  'MENU_FILE_TOO_LARGE',
  'MENU_FILE_TYPE_NOT_SUPPORTED',
] as const

/** Why a file can't be read; a menu's sentences would speak of dishes. */
function problemOf(t: Translate, failure: ApiFailure): string {
  const refused = REFUSED.find((code) => code === failure.code)
  return refused ? t(`storeImport.refused.${refused}`) : textOfFailure(failure)
}
