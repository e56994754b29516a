import { History, Plus, Search } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import type { User } from '#contract/session.ts'
import { compareMenus } from '#rules/menu/document/compare-menus.ts'
import type { MenuFault } from '#rules/menu/document/faults-of-menu.ts'
import { productsOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Icon } from '#ui/icon.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { UnsavedChanges } from '#web/store-app/unsaved-changes.tsx'
import { CategorySection, type DraftMark, type Opened } from './category-section.tsx'
import { CategoryDialog } from './category.dialog.tsx'
import { DiscardDialog } from './publish/discard.dialog.tsx'
import { DraftBar } from './draft-bar.tsx'
import { MoveDialog } from './move.dialog.tsx'
import { OptionGroupDialog } from './options/option-group.dialog.tsx'
import { OptionGroups } from './options/option-groups.tsx'
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
  const [part, setPart] = useState<'dishes' | 'options'>('dishes')
  const [words, setWords] = useState('')
  const searched = useDeferredValue(words)
  const found = useMemo(() => productsNamed(menu, searched), [menu, searched])
  const [count, marks] = useMarks(menu, editor.published)
  const open = useCallback((next: Opened) => setOpened(next), [])
  const addCategory = () => setOpened({ kind: 'category', id: null })
  const isEmpty = menu.categories.length === 0
  return (
    <>
      <UnsavedChanges isChanged={progress !== 'saved'} />
      {merged && (
        <Banner variant="info" isAnnounced>
          {merged.by ? t('menuEditor.mergedBy', { name: merged.by }) : t('menuEditor.merged')}
        </Banner>
      )}
      <Scheduled editor={editor} />
      {editor.draft.publishedNumber > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setOpened({ kind: 'versions' })}>
            <Icon of={History} />
            {t('menuEditor.versions')}
          </Button>
        </div>
      )}
      {isEmpty ? (
        <Empty
          picture={<DishThumbnail dish={null} seed={store.slug} cloth="custard" weave="gingham" />}
          title={t('menuEditor.emptyTitle')}
          action={
            <Button variant="primary" onClick={addCategory}>
              {t('menuEditor.addFirstCategory')}
            </Button>
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
            ]}
          />
          {part === 'options' && <OptionGroups {...{ editor, marks }} onOpen={open} />}
        </>
      )}
      {!isEmpty && part === 'dishes' && (
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
        </>
      )}
      {(!isEmpty || count > 0) && (
        <DraftBar
          editor={editor}
          count={count}
          onReview={() => setOpened({ kind: 'publish' })}
          onDiscard={() => setOpened({ kind: 'discard' })}
        />
      )}
      {opened && <OpenedDialog {...{ editor, opened, count }} onOpen={setOpened} />}
    </>
  )
}

interface OpenedDialogProps {
  editor: MenuEditor
  opened: Opened
  count: number
  onOpen: (opened: Opened | null) => void
}

function OpenedDialog({ editor, opened, count, onOpen }: OpenedDialogProps) {
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
