import '#web/messages/menu-archive.ts'
import '#web/messages/menu-files.ts'
import { FileSpreadsheet, Plus, Search } from 'lucide-react'
import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import type { User } from '#contract/session.ts'
import { compareMenus } from '#rules/menu/document/compare-menus.ts'
import type { MenuFault } from '#rules/menu/document/faults-of-menu.ts'
import { productsOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useDragToOrder } from '#ui/drag/use-drag-to-order.ts'
import { Empty } from '#ui/empty.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Icon } from '#ui/icon.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { UnsavedChanges } from '#web/store-app/unsaved-changes.tsx'
import { ArchivedProducts } from './archive/archived-products.tsx'
import { CategorySection, type DraftMark, type Opened } from './category-section.tsx'
import { CategoryDialog } from './category.dialog.tsx'
import { MenuFilesDialog } from './files/menu-files.dialog.tsx'
import { DiscardDialog } from './publish/discard.dialog.tsx'
import { DraftBar } from './draft-bar.tsx'
import { editOfDrop } from './drop-edit.ts'
import { EditorTools } from './editor-tools.tsx'
import { MoveDialog } from './move.dialog.tsx'
import { OptionGroupDialog } from './options/option-group.dialog.tsx'
import { OptionGroups } from './options/option-groups.tsx'
import { PhotoImportDialog } from './photo/photo-import.dialog.tsx'
import { ProductDialog } from './product/product.dialog.tsx'
import { PublishDialog } from './publish/publish.dialog.tsx'
import { Scheduled } from './publish/scheduled.tsx'
import { VersionsDialog } from './publish/versions.dialog.tsx'
import { useMenuEditor, type MenuEditor } from './use-menu-editor.ts'

interface EditorProps {
  store: User['stores'][number]
  draft: MenuDraft
  published: MenuDocument
}

/** A store's draft: its categories and dishes, and the ways to change and publish them. */
export function Editor({ store, draft, published }: EditorProps) {
  const { t } = useTranslation()
  const editor = useMenuEditor({ storeId: store.id, draft, published })
  const { menu, progress, merged } = editor
  const [opened, setOpened] = useState<Opened | null>(null)
  const [part, setPart] = useState<'dishes' | 'options' | 'archive'>('dishes')
  const [words, setWords] = useState('')
  const searched = useDeferredValue(words)
  const found = useMemo(() => productsNamed(menu, searched), [menu, searched])
  const [count, marks] = useMarks(useDeferredValue(menu), editor.published)
  // A form takes a phone longer to render than a touch may take to be answered.
  const open = useCallback((next: Opened) => startTransition(() => setOpened(next)), [])
  const shownPart = useDeferredValue(part)
  const list = useDragToOrder((drop) => {
    const edit = editOfDrop(menu, drop)
    if (edit) void editor.edit(edit)
  })
  const addCategory = () => open({ kind: 'category', id: null })
  const { archived } = menu
  const archive = {
    value: 'archive',
    label: t('menuArchive.title'),
    count: archived.length,
  } as const
  const isEmpty = menu.categories.length === 0 && archived.length === 0
  return (
    <>
      <UnsavedChanges isChanged={progress !== 'saved'} />
      {merged && (
        <Banner variant="info" isAnnounced>
          {merged.by ? t('menuEditor.mergedBy', { name: merged.by }) : t('menuEditor.merged')}
        </Banner>
      )}
      <Scheduled editor={editor} />
      <EditorTools {...{ store, editor, isEmpty }} onOpen={open} />
      {isEmpty ? (
        <Empty
          picture={<DishThumbnail dish={null} seed={store.slug} cloth="custard" weave="gingham" />}
          title={t('menuEditor.emptyTitle')}
          action={
            <div className="row wrap menu-begin">
              <Button variant="primary" onClick={addCategory}>
                {t('menuEditor.addFirstCategory')}
              </Button>
              <Button onClick={() => open({ kind: 'files' })}>
                <Icon of={FileSpreadsheet} />
                {t('menuFiles.importMenu')}
              </Button>
            </div>
          }
        >
          {t('menuEditor.emptyText')}
        </Empty>
      ) : (
        <>
          <Segment
            legend={t('menuEditor.show')}
            name="menu-part"
            value={part}
            onChange={setPart}
            options={[
              { value: 'dishes', label: t('menuEditor.dishes') },
              { value: 'options', label: t('menuEditor.field.options') },
              ...(archived.length > 0 || part === 'archive' ? [archive] : []),
            ]}
          />
          {shownPart === 'options' && <OptionGroups {...{ editor, marks }} onOpen={open} />}
          {shownPart === 'archive' && <ArchivedProducts {...{ editor, marks }} />}
        </>
      )}
      {!isEmpty && shownPart === 'dishes' && (
        <>
          <div className="menu-editor-find">
            <Field
              type="search"
              icon={Search}
              label={t('menuEditor.find')}
              isLabelHidden
              placeholder={t('menuEditor.find')}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <Button onClick={addCategory}>
              <Icon of={Plus} />
              {t('menuEditor.addCategory')}
            </Button>
          </div>
          {found?.size === 0 && (
            <p role="status">{t('menuEditor.nothingFound', { words: searched.trim() })}</p>
          )}
          <div ref={list} className="menu-categories">
            {menu.categories.map((category) => (
              <CategorySection
                key={category.id}
                category={category}
                found={found}
                mark={marks.get(category.id)}
                marks={marks}
                onOpen={open}
              />
            ))}
          </div>
        </>
      )}
      {(!isEmpty || count > 0) && (
        <DraftBar
          editor={editor}
          count={count}
          onReview={() => open({ kind: 'publish' })}
          onDiscard={() => setOpened({ kind: 'discard' })}
        />
      )}
      {opened && <OpenedDialog {...{ store, editor, opened, count }} onOpen={setOpened} />}
    </>
  )
}

interface OpenedDialogProps {
  store: EditorProps['store']
  editor: MenuEditor
  opened: Opened
  count: number
  onOpen: (opened: Opened | null) => void
}

function OpenedDialog({ store, editor, opened, count, onOpen }: OpenedDialogProps) {
  const onClosed = () => onOpen(null)
  const shared = { editor, onClosed }
  const openAt = ({ kind, id }: MenuFault['at']) => {
    const category = editor.menu.categories.find((each) =>
      each.products.some((product) => product.id === id),
    )
    if (kind === 'product' && category) onOpen({ kind, id, categoryId: category.id })
    if (kind === 'category' || kind === 'optionGroup') onOpen({ kind, id })
  }
  switch (opened.kind) {
    case 'category':
      return <CategoryDialog key={opened.id} {...shared} categoryId={opened.id} />
    case 'product': {
      const { id, categoryId } = opened
      return <ProductDialog key={id} {...shared} productId={id} categoryId={categoryId} />
    }
    case 'optionGroup':
      return <OptionGroupDialog key={opened.id} {...shared} groupId={opened.id} />
    case 'move':
      return <MoveDialog key={opened.id} {...shared} of={opened.of} id={opened.id} />
    case 'publish':
      return <PublishDialog {...shared} onOpen={openAt} />
    case 'versions':
      return <VersionsDialog {...shared} />
    case 'files':
      return <MenuFilesDialog {...shared} store={store} />
    case 'photos':
      return <PhotoImportDialog {...shared} />
    case 'discard':
      return <DiscardDialog {...shared} count={count} />
  }
}

/** How much differs from what customers see, and what of the list is marked. */
function useMarks(
  menu: MenuDocument,
  published: MenuDocument,
): [number, ReadonlyMap<string, DraftMark>] {
  return useMemo(() => {
    const differences = compareMenus(published, menu)
    const marks = new Map<string, DraftMark>()
    for (const { id, change } of differences) if (change !== 'removed') marks.set(id, change)
    return [differences.length, marks]
  }, [menu, published])
}

/** The ids of the products whose names have all the words; null: nothing is searched for. */
function productsNamed(menu: MenuDocument, words: string): ReadonlySet<string> | null {
  const requested = plain(words).split(/\s+/).filter(Boolean)
  if (requested.length === 0) return null
  const named = productsOfMenu(menu).filter(({ name }) => {
    const own = plain(name)
    return requested.every((word) => own.includes(word))
  })
  return new Set(named.map(({ id }) => id))
}

/** Without accents and in small letters, so that “tiramisu” finds “Tiramisù”. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
