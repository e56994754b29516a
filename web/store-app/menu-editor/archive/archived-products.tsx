import '#web/messages/menu-archive.ts'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ArchivedProduct, MenuCategory } from '#rules/menu/document/menu-document.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { DraftMark } from '#web/store-app/menu-editor/category-section.tsx'
import { archiveAgain, unarchive } from '#web/store-app/menu-editor/copies.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'

interface ArchivedProductsProps {
  editor: MenuEditor
  marks: ReadonlyMap<string, DraftMark>
}

/** The dishes that are out of the menu, each of which one press puts back. */
export function ArchivedProducts({ editor, marks }: ArchivedProductsProps) {
  const { t } = useTranslation()
  const { archived, categories } = editor.menu
  const intro = useRef<HTMLParagraphElement>(null)
  const putBack = async (product: ArchivedProduct, category: MenuCategory) => {
    // The button that was pressed goes with its dish.
    intro.current?.focus()
    if (!(await editor.edit(unarchive(product, category)))) return
    const values = { name: product.name, category: category.name }
    showToast({ id: 'menu-archive', variant: 'positive', title: t('menuArchive.isBack', values) })
  }
  const remove = async (product: ArchivedProduct) => {
    intro.current?.focus()
    if (!(await editor.edit({ kind: 'removeProduct', productId: product.id }))) return
    const category = categories.find(({ id }) => id === product.categoryId) ?? categories[0]
    showToast({
      id: 'menu-removed',
      title: t('menuEditor.removedNamed', { name: product.name }),
      ...(category && {
        action: {
          label: t('menuEditor.undo'),
          onPress: () => void editor.edit(...archiveAgain(product, category)),
        },
      }),
    })
  }
  return (
    <>
      <p ref={intro} tabIndex={-1} className="soft">
        {t(archived.length > 0 ? 'menuArchive.intro' : 'menuArchive.nothing')}
      </p>
      {archived.length > 0 && (
        <ul className="panel menu-category menu-archived">
          {archived.map((product) => (
            <ArchivedRow
              key={product.id}
              {...{ product, categories }}
              isNew={marks.get(product.id) === 'archived'}
              onPutBack={(category) => void putBack(product, category)}
              onRemove={() => void remove(product)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface ArchivedRowProps {
  product: ArchivedProduct
  categories: readonly MenuCategory[]
  /** Customers may still see it. */
  isNew: boolean
  onPutBack: (category: MenuCategory) => void
  onRemove: () => void
}

function ArchivedRow({ product, categories, isNew, onPutBack, onRemove }: ArchivedRowProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState('')
  const { name, pricePence, categoryId } = product
  const own = categories.find(({ id }) => id === categoryId)
  const target = own ?? categories.find(({ id }) => id === chosen) ?? categories[0]
  return (
    <li data-draft={isNew ? 'archived' : undefined}>
      <div>
        <p>
          <b>{name}</b>{' '}
          {isNew && <span className="menu-mark">{t('menuArchive.notPublished')}</span>}
        </p>
        <p className="small soft">
          {formatPence(pricePence)}
          {' · '}
          {own
            ? t('menuArchive.from', { category: own.name })
            : t(target ? 'menuArchive.categoryIsGone' : 'menuArchive.addCategoryFirst')}
        </p>
      </div>
      {!own && target && (
        <Select
          label={t('menuArchive.putBackIn')}
          value={target.id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </Select>
      )}
      <div className="menu-archived-acts">
        {target && (
          <Button
            aria-label={t('menuArchive.putBackNamed', { name })}
            onClick={() => onPutBack(target)}
          >
            {t('menuArchive.putBack')}
          </Button>
        )}
        <IconButton
          icon={Trash2}
          label={t('menuEditor.removeNamed', { name })}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
