import '#web/messages/menu.ts'
import '#web/messages/menu-archive.ts'
import { Archive, ArchiveRestore, MoveVertical, Minus, Pencil, Plus } from 'lucide-react'
import { memo } from 'react'
import { compareMenus, type MenuDifference } from '#rules/menu/document/compare-menus.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { factDifferences } from './difference-words.ts'

interface DifferencesProps {
  before: MenuDocument
  after: MenuDocument
}

/** Everything that differs from one menu to the next; long menus take a phone a while to compare. */
export const Differences = memo(function Differences({ before, after }: DifferencesProps) {
  return (
    <ul className="menu-differences">
      {compareMenus(before, after).map((difference) => (
        <Difference
          key={`${difference.kind} ${difference.id}`}
          {...{ before, after, difference }}
        />
      ))}
    </ul>
  )
})

const ICONS = {
  added: Plus,
  removed: Minus,
  changed: Pencil,
  moved: MoveVertical,
  archived: Archive,
  restored: ArchiveRestore,
}

function Difference({
  difference,
  ...compared
}: DifferencesProps & { difference: MenuDifference }) {
  const { t } = useTranslation()
  const { kind, name, change } = difference
  return (
    <li data-change={change}>
      <span className="mark">
        <Icon of={ICONS[change]} />
      </span>
      <div>
        <p>
          <b>{name}</b>{' '}
          <small>
            {change === 'archived' || change === 'restored'
              ? t(`menuArchive.mark.${change}`)
              : t(`menuEditor.${change}.${kind}`)}
          </small>
        </p>
        {factDifferences(t, difference, compared).map(({ label, before, after }) => (
          <p key={label} className="small soft">
            {label}
            {after !== undefined && (
              <>
                {': '}
                <s>
                  <span className="sr">{t('menuEditor.before')} </span>
                  {before || t('menuEditor.none')}
                </s>{' '}
                <b>
                  <span className="sr">{t('menuEditor.after')} </span>
                  {after || t('menuEditor.none')}
                </b>
              </>
            )}
          </p>
        ))}
      </div>
    </li>
  )
}
