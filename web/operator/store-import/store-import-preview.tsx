import { useEffect, useRef } from 'react'
import { STORE_FILE_LIMITS } from '#rules/stores/import/store-file-limits.ts'
import type {
  PlannedStore,
  StoreImport,
  StoreImportFault,
  StoreImportPreview as Preview,
} from '#contract/operator/restaurants/store-imports.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PreviewedFile } from './use-store-import.ts'

interface StoreImportPreviewProps {
  previewed: PreviewedFile
  isOvertaken: boolean
  isImporting: boolean
  /** The import, once its first restaurants are written. */
  underWay: StoreImport | undefined
  onConfirm: () => void
  onCompareAgain: () => void
  onBack: () => void
}

/** What a file of restaurants would add and change, or what is wrong with it. */
export function StoreImportPreview(props: StoreImportPreviewProps) {
  const { previewed, isOvertaken, underWay } = props
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { file, preview } = previewed
  const { fingerprint, added, changed, stores, faults, unknownColumns } = preview
  const count = added + changed
  return (
    <section className="panel stack">
      <h2 ref={title} tabIndex={-1} className="menu-file-title">
        {titleOf(t, preview, file.name)}
      </h2>
      {isOvertaken && (
        <Banner variant="warning" isAnnounced>
          {t('storeImport.overtaken')}
        </Banner>
      )}
      {fingerprint !== null && count > 0 && <p>{countsOf(t, preview)}</p>}
      {fingerprint !== null && added > 0 && (
        <Banner variant="info">{t('storeImport.drafts')}</Banner>
      )}
      {unknownColumns.length > 0 && (
        <Banner variant="info">
          {t('storeImport.unknownColumns', {
            count: unknownColumns.length,
            columns: unknownColumns.join(', '),
          })}
        </Banner>
      )}
      <ImportFaults faults={faults} />
      {fingerprint !== null && <PlannedStores stores={stores} count={count} />}
      {underWay && <Progress {...underWay} />}
      <Acts {...props} />
    </section>
  )
}

function Acts(props: StoreImportPreviewProps) {
  const { previewed, isOvertaken, isImporting, onConfirm, onCompareAgain, onBack } = props
  const { t } = useTranslation()
  const { fingerprint, added, changed } = previewed.preview
  const count = added + changed
  return (
    <div className="row wrap">
      {isOvertaken && (
        <Button variant="primary" onClick={onCompareAgain}>
          {t('storeImport.compareAgain')}
        </Button>
      )}
      {fingerprint !== null && count > 0 && !isOvertaken && (
        <Button
          variant="primary"
          isLoading={isImporting}
          loadingLabel={t('storeImport.confirming')}
          onClick={onConfirm}
        >
          {t('storeImport.confirm', { count })}
        </Button>
      )}
      <Button disabled={isImporting} onClick={onBack}>
        {t('storeImport.back')}
      </Button>
    </div>
  )
}

function Progress({ stores, added, changed }: StoreImport) {
  const { t } = useTranslation()
  const done = added + changed
  const label = t('storeImport.progress', { done: String(done), stores: String(stores) })
  return (
    <p className="row wrap">
      <progress aria-label={label} value={done} max={stores} />
      <span aria-hidden>{label}</span>
    </p>
  )
}

function titleOf(t: Translate, { fingerprint, added, changed, faults }: Preview, name: string) {
  if (fingerprint === null) {
    const isAll = faults.length < STORE_FILE_LIMITS.listed
    return t(isAll ? 'storeImport.faults' : 'storeImport.firstFaults', {
      count: faults.length,
      name,
    })
  }
  return t(added + changed > 0 ? 'storeImport.preview' : 'storeImport.nothingChanges', { name })
}

function countsOf(t: Translate, { added, changed, unchanged }: Preview): string {
  return [
    added > 0 && t('storeImport.added', { count: added }),
    changed > 0 && t('storeImport.changed', { count: changed }),
    unchanged > 0 && t('storeImport.unchanged', { count: unchanged }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function PlannedStores({ stores, count }: { stores: readonly PlannedStore[]; count: number }) {
  const { t } = useTranslation()
  if (stores.length === 0) return null
  return (
    <>
      <ul className="store-import-list">
        {stores.map((store) => (
          <li key={store.slug}>
            <div className="row wrap">
              <b>{store.name}</b>
              <Badge variant={store.change === 'added' ? 'positive' : undefined}>
                {t(store.change === 'added' ? 'storeImport.isAdded' : 'storeImport.isChanged')}
              </Badge>
            </div>
            <p className="soft">{whatOf(t, store)}</p>
          </li>
        ))}
      </ul>
      {stores.length < count && (
        <p className="muted">{t('storeImport.onlyFirst', { shown: String(stores.length) })}</p>
      )}
    </>
  )
}

/** `phone, hours · Menu: 2 added, 0 changed, 1 removed`. */
function whatOf(t: Translate, { change, fields, menu, slug, ownerEmail }: PlannedStore): string {
  const { added, changed, removed } = menu
  if (change === 'added')
    return [
      `/${slug}`,
      added > 0 && t('storeImport.onMenu', { count: added }),
      ownerEmail && t('storeImport.ownerOf', { email: ownerEmail }),
    ]
      .filter(Boolean)
      .join(' · ')
  const onMenu =
    added + changed + removed > 0 &&
    t('storeImport.menuChanges', {
      added: String(added),
      changed: String(changed),
      removed: String(removed),
    })
  const named = fields.map((field) => t(`storeImport.field.${field}`)).join(', ')
  return [named, onMenu].filter(Boolean).join(' · ')
}

/** What is wrong in a file of restaurants: each fault with its restaurant, row and field. */
function ImportFaults({ faults }: { faults: readonly StoreImportFault[] }) {
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
