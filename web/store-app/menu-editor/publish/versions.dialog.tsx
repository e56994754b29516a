import '#web/messages/menu-compare.ts'
import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import type { MenuVersion } from '#contract/partner/menu/menu-versions.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListMenuVersionsQuery } from '#web/store-app/menu-editor/menu-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { CompareDialog } from './compare.dialog.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { RestoreDialog } from './restore.dialog.tsx'
import { whenWords } from './when-words.ts'

interface VersionsDialogProps {
  editor: MenuEditor
  onClosed: () => void
}

/** The menus that customers saw, each of which can be compared and restored. */
export function VersionsDialog({ editor, onClosed }: VersionsDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [compared, setCompared] = useState<number | 'any' | null>(null)
  /** Where each page of the list begins. */
  const [pages, setPages] = useState<readonly (number | null)[]>([null])
  const frame = { isOpen, onClosed, onClose: () => setIsOpen(false) }
  if (compared === 'any')
    return <CompareDialog {...{ editor, ...frame }} onBack={() => setCompared(null)} />
  if (compared !== null)
    return (
      <RestoreDialog {...{ editor, ...frame }} number={compared} onBack={() => setCompared(null)} />
    )
  return (
    <Dialog
      {...frame}
      size="wide"
      className="menu-edit-dialog"
      closeLabel={t('menuEditor.close')}
      title={t('menuEditor.versionsTitle')}
    >
      <Button isBlock onClick={() => setCompared('any')}>
        <Icon of={Columns2} />
        {t('menuCompare.open')}
      </Button>
      {pages.map((before, index) => (
        <VersionPage
          key={before}
          {...{ editor, before }}
          onCompare={setCompared}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
    </Dialog>
  )
}

interface VersionPageProps {
  editor: MenuEditor
  /** Versions before this one; null: the latest. */
  before: number | null
  onCompare: (number: number) => void
  /** Null: the next page is shown already. */
  onMore: ((before: number) => void) | null
}

function VersionPage({ editor, before, onCompare, onMore }: VersionPageProps) {
  const { t } = useTranslation()
  const { storeId, draft } = editor
  const query = useListMenuVersionsQuery({
    params: { storeId },
    query: before === null ? {} : { before },
  })
  const { data } = query
  if (!data)
    return (
      <NotLoaded
        {...query}
        failed={t('menuEditor.versionsFailed')}
        loading={
          <div aria-busy>
            <p className="sr">{t('menuEditor.versionsLoading')}</p>
            <Skeleton height="14rem" radius="var(--radius-md)" />
          </div>
        }
      />
    )
  const { nextBefore } = data
  return (
    <>
      <ul className="menu-versions">
        {data.items.map((version) => (
          <li key={version.number}>
            <div>
              <b>{t('menuEditor.version', { number: String(version.number) })}</b>
              <VersionFacts version={version} />
            </div>
            {version.number === draft.publishedNumber ? (
              <Badge variant="positive">{t('menuEditor.liveVersion')}</Badge>
            ) : (
              <Button
                aria-label={t('menuEditor.compareNamed', { number: String(version.number) })}
                onClick={() => onCompare(version.number)}
              >
                {t('menuEditor.compare')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {nextBefore !== null && onMore && (
        <Button isBlock onClick={() => onMore(nextBefore)}>
          {t('menuEditor.earlier')}
        </Button>
      )}
    </>
  )
}

/** When it was published, by whom, and how it came about. */
function VersionFacts({ version }: { version: MenuVersion }) {
  const { t } = useTranslation()
  const { publishedAt, publishedBy, isScheduled, restoredNumber, products } = version
  const facts = [
    whenWords(t, publishedAt),
    publishedBy !== null && t('menuEditor.byWhom', { name: publishedBy }),
    isScheduled && t('menuEditor.automatically'),
    restoredNumber !== null && t('menuEditor.restoredFrom', { number: String(restoredNumber) }),
    t('menuEditor.dishCount', { count: products }),
  ]
  return <p className="small soft">{facts.filter(Boolean).join(' · ')}</p>
}
