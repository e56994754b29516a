import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { Badge } from '#ui/badge.tsx'
import { staffLinks } from '#web/staff-links.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { dateWords } from '#web/operator/moments.ts'
import { WorkAsStaff } from './work-as-staff.tsx'

/** What a restaurant's menu is like: the published one, else the draft. */
export function RestaurantMenu({ restaurant }: { restaurant: Restaurant }) {
  const { t } = useTranslation()
  const { menu, lifecycle, slug } = restaurant
  const { published, draft } = menu
  const shown = published ?? draft
  return (
    <section className="panel stack" aria-labelledby="menu">
      <h2 id="menu">{t('restaurants.menu.title')}</h2>
      {shown ? (
        <>
          {!published && <p className="soft small">{t('restaurants.menu.ofDraft')}</p>}
          <dl className="restaurant-facts">
            {factsOf(t, menu, shown).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {label === t('restaurants.menu.allergens') && shown.undeclaredDishes > 0 ? (
                    <Badge variant="warning">{value}</Badge>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="soft">{t('restaurants.menu.none')}</p>
      )}
      {lifecycle !== 'archived' && (
        <div>
          <WorkAsStaff store={restaurant} to={staffLinks.storeAppMenuEditor(slug)}>
            {t('restaurants.menu.asStaff')}
          </WorkAsStaff>
        </div>
      )}
    </section>
  )
}

type Menu = Restaurant['menu']

function factsOf(
  t: Translate,
  { published, draft }: Menu,
  { dishes, categories, undeclaredDishes, photos }: NonNullable<Menu['published']>,
): [string, string][] {
  const allergens =
    undeclaredDishes > 0
      ? t('restaurants.menu.undeclared', { count: undeclaredDishes })
      : t('restaurants.menu.declared')
  const publishedAt = published
    ? published.at === null
      ? t('restaurants.menu.imported')
      : dateWords(published.at)
    : t('restaurants.menu.never')
  return [
    [
      t('restaurants.menu.dishes'),
      t('restaurants.menu.inCategories', { dishes: String(dishes), count: categories }),
    ],
    [t('restaurants.menu.allergens'), allergens],
    [t('restaurants.menu.photos'), t('restaurants.menu.somePhotos', { photos: String(photos) })],
    [t('restaurants.menu.published'), publishedAt],
    ...(draft && draft.at !== null
      ? ([
          [
            t('restaurants.menu.draft'),
            t('restaurants.menu.drafted', { date: dateWords(draft.at) }),
          ],
        ] satisfies [string, string][])
      : []),
  ]
}
