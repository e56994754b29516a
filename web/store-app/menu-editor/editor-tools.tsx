import '#web/messages/menu-files.ts'
import '#web/messages/photo-import.ts'
import { Eye, FileSpreadsheet, History, Images } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/session.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Opened } from './category-section.tsx'
import type { MenuEditor } from './use-menu-editor.ts'

interface EditorToolsProps {
  store: User['stores'][number]
  editor: MenuEditor
  isEmpty: boolean
  onOpen: (opened: Opened) => void
}

/** What can be done with the menu as a whole. */
export function EditorTools({ store, editor, isEmpty, onOpen }: EditorToolsProps) {
  const { t } = useTranslation()
  const hasVersions = editor.draft.publishedNumber > 0
  if (isEmpty && !hasVersions) return null
  return (
    <div className="row wrap">
      {!isEmpty && (
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={staffLinks.storeAppMenuPreview(store.slug)}
        >
          <Icon of={Eye} />
          {t('menuEditor.preview')}
        </Link>
      )}
      {hasVersions && (
        <Button variant="quiet" onClick={() => onOpen({ kind: 'versions' })}>
          <Icon of={History} />
          {t('menuEditor.versions')}
        </Button>
      )}
      {!isEmpty && (
        <Button variant="quiet" onClick={() => onOpen({ kind: 'files' })}>
          <Icon of={FileSpreadsheet} />
          {t('menuFiles.open')}
        </Button>
      )}
      {!isEmpty && (
        <Button variant="quiet" onClick={() => onOpen({ kind: 'photos' })}>
          <Icon of={Images} />
          {t('photoImport.open')}
        </Button>
      )}
    </div>
  )
}
