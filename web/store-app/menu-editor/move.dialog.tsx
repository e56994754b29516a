import '#web/messages/menu-archive.ts'
import { Archive, ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { MenuEdit } from '#rules/menu/document/edit-menu.ts'
import type { MenuCategory, MenuProduct } from '#rules/menu/document/menu-document.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, type DialogProps } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/form/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { duplicateCategory, duplicateProduct, putBack } from './copies.ts'
import type { MenuEditor } from './use-menu-editor.ts'

interface MoveDialogProps {
  editor: MenuEditor
  of: 'category' | 'product'
  id: string
  onClosed: () => void
}

/** Moves, copies, archives or removes a category or a dish, with buttons that stay under the thumb. */
export function MoveDialog({ editor, of, id, onClosed }: MoveDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [isRemoving, setIsRemoving] = useState(false)
  const now = findMoved(editor, of, id)
  // While it closes, what was removed is still shown.
  const [last, setLast] = useState(now)
  if (now && (now.item !== last?.item || now.place !== last.place)) setLast(now)
  const moved = now ?? last
  if (!moved) return null
  const { item, category, place, among } = moved
  const { name } = item
  const close = () => setIsOpen(false)
  const edit = async (...edits: MenuEdit[]) => {
    close()
    return editor.edit(...edits)
  }
  const moveTo = (next: number) =>
    void editor.edit(
      of === 'category'
        ? { kind: 'moveCategory', categoryId: id, place: next }
        : { kind: 'moveProduct', productId: id, categoryId: category.id, place: next },
    )
  const remove = async () => {
    if (moved.product) {
      const { product } = moved
      if (!(await edit({ kind: 'removeProduct', productId: id }))) return
      showToast({
        id: 'menu-removed',
        title: t('menuEditor.removedNamed', { name }),
        action: {
          label: t('menuEditor.undo'),
          onPress: () => void editor.edit(...putBack(category, product)),
        },
      })
    } else void edit({ kind: 'removeCategory', categoryId: id })
  }
  const archive = async (product: MenuProduct) => {
    if (!(await edit({ kind: 'archiveProduct', productId: id }))) return
    showToast({
      id: 'menu-archive',
      title: t('menuArchive.archivedNamed', { name }),
      action: {
        label: t('menuEditor.undo'),
        onPress: () => void editor.edit(...putBack(category, product)),
      },
    })
  }
  const copyName = t('menuEditor.copyOf', { name })
  const copies = moved.product
    ? duplicateProduct(category, moved.product, copyName)
    : duplicateCategory(category, copyName)
  const frame = {
    isOpen,
    onClosed,
    startsOn: 'title' as const,
    className: 'menu-edit-dialog',
    closeLabel: t('menuEditor.close'),
    view: isRemoving ? 'remove' : 'move',
  }
  if (isRemoving)
    return (
      <RemoveQuestion
        frame={frame}
        name={name}
        count={category.products.length}
        onRemove={() => void remove()}
        onStay={() => setIsRemoving(false)}
      />
    )
  return (
    <Dialog {...frame} onClose={close} title={name}>
      <div className="stack">
        <p role="status">
          {t(`menuEditor.place.${of}`, {
            place: String(place + 1),
            count: String(among),
            category: category.name,
          })}
        </p>
        <div className="menu-edit-pair">
          <Button aria-disabled={place === 0} onClick={() => place > 0 && moveTo(place - 1)}>
            <Icon of={ArrowUp} />
            {t('menuEditor.moveUp')}
          </Button>
          <Button
            aria-disabled={place === among - 1}
            onClick={() => place < among - 1 && moveTo(place + 1)}
          >
            <Icon of={ArrowDown} />
            {t('menuEditor.moveDown')}
          </Button>
        </div>
        {of === 'product' && <ToCategory editor={editor} productId={id} from={category.id} />}
        <Button isBlock onClick={() => void edit(...copies)}>
          <Icon of={Copy} />
          {t('menuEditor.duplicate')}
        </Button>
        {moved.product && <ArchiveButton product={moved.product} onPress={archive} />}
        <Button
          isBlock
          variant="danger"
          onClick={() =>
            of === 'category' && category.products.length > 0 ? setIsRemoving(true) : void remove()
          }
        >
          <Icon of={Trash2} />
          {t('menuEditor.remove')}
        </Button>
      </div>
    </Dialog>
  )
}

interface RemoveQuestionProps {
  /** As of the dialog in whose place it asks. */
  frame: Omit<DialogProps, 'title' | 'children' | 'footer' | 'onClose'>
  name: string
  /** How many dishes go with the category. */
  count: number
  onRemove: () => void
  onStay: () => void
}

/** Asks before a category is removed with its dishes. */
function RemoveQuestion({ frame, name, count, onRemove, onStay }: RemoveQuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...frame}
      onClose={onStay}
      title={t('menuEditor.removeTitle', { name })}
      footer={
        <>
          <Button variant="danger" size="lg" onClick={onRemove}>
            {t('menuEditor.remove')}
          </Button>
          <Button size="lg" onClick={onStay}>
            {t('menuEditor.stay')}
          </Button>
        </>
      }
    >
      <p>{t('menuEditor.removeText', { count })}</p>
    </Dialog>
  )
}

interface ArchiveButtonProps {
  product: MenuProduct
  onPress: (product: MenuProduct) => Promise<void>
}

function ArchiveButton({ product, onPress }: ArchiveButtonProps) {
  const { t } = useTranslation()
  const hint = useId()
  return (
    <div className="menu-archive-act">
      <Button isBlock aria-describedby={hint} onClick={() => void onPress(product)}>
        <Icon of={Archive} />
        {t('menuArchive.archive')}
      </Button>
      <p className="hint" id={hint}>
        {t('menuArchive.archiveHint')}
      </p>
    </div>
  )
}

interface ToCategoryProps {
  editor: MenuEditor
  productId: string
  from: string
}

function ToCategory({ editor, productId, from }: ToCategoryProps) {
  const { t } = useTranslation()
  const others = editor.menu.categories.filter(({ id }) => id !== from)
  const [chosen, setChosen] = useState('')
  const [first] = others
  if (!first) return null
  const target = others.find(({ id }) => id === chosen) ?? first
  return (
    <div className="menu-to-category">
      <Select
        label={t('menuEditor.toCategory')}
        value={target.id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button
        onClick={() =>
          void editor.edit({
            kind: 'moveProduct',
            productId,
            categoryId: target.id,
            place: target.products.length,
          })
        }
      >
        {t('menuEditor.moveThere')}
      </Button>
    </div>
  )
}

interface Moved {
  item: MenuCategory | MenuProduct
  product: MenuProduct | null
  category: MenuCategory
  place: number
  among: number
}

function findMoved({ menu }: MenuEditor, of: 'category' | 'product', id: string): Moved | null {
  const { categories } = menu
  for (const [index, category] of categories.entries()) {
    if (of === 'category') {
      if (category.id === id)
        return { item: category, product: null, category, place: index, among: categories.length }
      continue
    }
    const { products } = category
    const place = products.findIndex((each) => each.id === id)
    const product = products[place]
    if (product) return { item: product, product, category, place, among: products.length }
  }
  return null
}
