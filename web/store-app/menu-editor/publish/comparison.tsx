import '#web/messages/menu.ts'
import '#web/messages/menu-compare.ts'
import { compareMenus, type MenuDifference } from '#rules/menu/document/compare-menus.ts'
import { productsOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { factDifferences } from './difference-words.ts'

interface ComparedMenu {
  name: string
  menu: MenuDocument
}

interface ComparisonProps {
  before: ComparedMenu
  after: ComparedMenu
}

/** Two menus side by side: only what differs, with what each of them says. */
export function Comparison({ before, after }: ComparisonProps) {
  const { t } = useTranslation()
  const differences = compareMenus(before.menu, after.menu)
  if (differences.length === 0) return <p>{t('menuCompare.same')}</p>
  return (
    <table className="menu-comparison">
      <caption className="sr">
        {t('menuCompare.caption', { before: before.name, after: after.name })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('menuCompare.fact')}</span>
          </th>
          <th scope="col">{before.name}</th>
          <th scope="col">{after.name}</th>
        </tr>
      </thead>
      {differences.map((difference) => (
        <ComparedThing
          key={`${difference.kind} ${difference.id}`}
          {...{ difference, before: before.menu, after: after.menu }}
        />
      ))}
    </table>
  )
}

interface ComparedThingProps {
  difference: MenuDifference
  before: MenuDocument
  after: MenuDocument
}

function ComparedThing({ difference, ...compared }: ComparedThingProps) {
  const { t } = useTranslation()
  const { kind, name, change } = difference
  const facts = factDifferences(t, difference, compared)
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {name} <small>{t(`menuCompare.kind.${kind}`)}</small>
        </th>
      </tr>
      {change !== 'changed' && change !== 'moved' && (
        <tr>
          <th scope="row">{t('menuCompare.onMenu')}</th>
          <td>{t(`menuCompare.standing.${standingIn(compared.before, difference)}`)}</td>
          <td>{t(`menuCompare.standing.${standingIn(compared.after, difference)}`)}</td>
        </tr>
      )}
      {facts.map(({ label, before, after }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {after === undefined ? (
            <td colSpan={2}>{t('menuCompare.differs')}</td>
          ) : (
            <>
              <td>{before || t('menuEditor.none')}</td>
              <td>{after || t('menuEditor.none')}</td>
            </>
          )}
        </tr>
      ))}
      {change === 'moved' && (
        <tr>
          <th scope="row">{t('menuCompare.place')}</th>
          <td colSpan={2}>{t('menuCompare.differs')}</td>
        </tr>
      )}
    </tbody>
  )
}

/** Whether a menu has something, or has it archived. */
function standingIn(menu: MenuDocument, { kind, id: wanted }: MenuDifference) {
  const isIt = ({ id }: { id: string }) => id === wanted
  if (kind === 'product' && menu.archived.some(isIt)) return 'archived'
  const all = {
    category: menu.categories,
    product: productsOfMenu(menu),
    optionGroup: menu.optionGroups,
  }
  return all[kind].some(isIt) ? 'yes' : 'no'
}
