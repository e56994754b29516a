import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useList } from './shown-list.ts'

type Choosable = 'service' | 'tab' | 'sort' | 'cuisine' | 'freeDelivery' | 'hygiene'

/** In a form that works without scripts: everything that the form itself does not choose. */
export function OtherChoices({ except }: { except: readonly Choosable[] }) {
  const { place, choices } = useList()
  const { service, tab, sort, cuisine, freeDelivery, hygiene } = choices
  const kept: [Choosable, string][] = [
    ['service', service],
    ['tab', tab === 'available' ? '' : tab],
    ['sort', sort === 'best-match' ? '' : sort],
    ['cuisine', cuisine.join(',')],
    ['freeDelivery', freeDelivery ? 'true' : ''],
    ['hygiene', hygiene ? String(hygiene) : ''],
  ]
  return (
    <>
      <input type="hidden" name="location" value={place.location} />
      {kept.map(
        ([name, value]) =>
          value &&
          !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}

/** With scripts every choice counts at once. */
export function ApplyWithoutScripts() {
  const { t } = useTranslation()
  return (
    <noscript>
      <Button type="submit" size="sm">
        {t('storeList.apply')}
      </Button>
    </noscript>
  )
}
