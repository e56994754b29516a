import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { SEARCH_MAXIMUM } from '#contract/constants.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OtherChoices } from './filter-fields.tsx'
import { readChoices } from './list-choices.ts'
import { useListChoices } from './shown-list.ts'

/** Searches the stores of the address for a dish, a restaurant or a cuisine; also without scripts. */
export function ListSearch() {
  const { t } = useTranslation()
  const { choices, choose } = useListChoices()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new URLSearchParams([
      ['search', String(new FormData(event.currentTarget).get('search'))],
    ])
    choose({ ...choices, search: readChoices(typed).search })
  }

  return (
    <form className="list-search" role="search" onSubmit={submit}>
      <div className="control">
        <Icon of={Search} />
        <input
          // Another search in the address is another initial value.
          key={choices.search}
          type="search"
          name="search"
          aria-label={t('storeList.search')}
          placeholder={t('storeList.searchExample')}
          defaultValue={choices.search}
          maxLength={SEARCH_MAXIMUM}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <OtherChoices except={['search']} />
      <Button type="submit">{t('storeList.searchAction')}</Button>
    </form>
  )
}
