import '#web/messages/menu-compare.ts'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/form/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { menuIn, useGetMenuVersionQuery } from '#web/store-app/menu-editor/menu-calls.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { Comparison } from './comparison.tsx'

interface CompareDialogProps {
  editor: MenuEditor
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onBack: () => void
}

/** How many versions back can be chosen. */
const VERSIONS_MAXIMUM = 100

/** Any two versions of the menu, or one and the draft, side by side. */
export function CompareDialog({ editor, onBack, ...frame }: CompareDialogProps) {
  const { t } = useTranslation()
  const latest = editor.draft.publishedNumber
  const [before, setBefore] = useState(Math.max(1, latest - 1))
  /** 0: the draft. */
  const [after, setAfter] = useState(latest)
  const one = useVersion(editor, before)
  const other = useVersion(editor, after)
  const numbers = Array.from(
    { length: Math.min(latest, VERSIONS_MAXIMUM) },
    (_, back) => latest - back,
  )
  const nameOf = (number: number) =>
    number === 0 ? t('menuCompare.draft') : t('menuEditor.version', { number: String(number) })
  const failed = [one, other].find(({ query }) => query.isError)
  return (
    <Dialog
      {...frame}
      size="wide"
      className="menu-edit-dialog"
      startsOn="field"
      closeLabel={t('menuEditor.close')}
      title={t('menuCompare.title')}
      footer={
        <Button size="lg" onClick={onBack}>
          {t('menuEditor.back')}
        </Button>
      }
    >
      <div className="stack">
        <div className="menu-edit-pair">
          <Select
            label={t('menuCompare.before')}
            value={before}
            onChange={({ target }) => setBefore(Number(target.value))}
          >
            {numbers.map((number) => (
              <option key={number} value={number}>
                {nameOf(number)}
              </option>
            ))}
          </Select>
          <Select
            label={t('menuCompare.after')}
            value={after}
            onChange={({ target }) => setAfter(Number(target.value))}
          >
            {[0, ...numbers].map((number) => (
              <option key={number} value={number}>
                {nameOf(number)}
              </option>
            ))}
          </Select>
        </div>
        {one.menu && other.menu ? (
          <Comparison
            before={{ name: nameOf(before), menu: one.menu }}
            after={{ name: nameOf(after), menu: other.menu }}
          />
        ) : (
          <NotLoaded
            {...(failed ?? one).query}
            failed={t('menuEditor.versionsFailed')}
            loading={<Skeleton height="14rem" radius="var(--radius-md)" />}
          />
        )}
      </div>
    </Dialog>
  )
}

/** The menu of a version; 0: the draft. */
function useVersion(editor: MenuEditor, number: number) {
  const { storeId, menu } = editor
  const query = useGetMenuVersionQuery({ params: { storeId, number } }, { skip: number === 0 })
  const found = query.currentData && menuIn(query.currentData)
  return { query, menu: number === 0 ? menu : found }
}
