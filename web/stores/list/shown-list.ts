import { createContext, useContext, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { links, type StoreListPlace } from '#web/links.ts'
import { filterQuery } from './filter-query.ts'
import { readChoices, type ListChoices } from './list-choices.ts'
import { useMapOpen, type MapOpen } from '#web/stores/map/use-map-open.ts'

/** The shown list: its address and its choices. */
export interface ShownList extends MapOpen {
  place: StoreListPlace
  /** The short name of the address: "E8 1AA". */
  placeName: string
  choices: ListChoices
  /** Other choices are loading. */
  isPending: boolean
  linkTo: (choices: ListChoices) => string
  /** Shows the list with other choices, from its start. */
  choose: (choices: ListChoices) => void
}

const ListContext = createContext<ShownList | null>(null)

export const ListProvider = ListContext.Provider

export function useListChoices(): ShownList {
  const list = useContext(ListContext)
  if (!list) throw new Error('Outside a list of stores')
  return list
}

/** What the parts of the page share. Choices apply as soon as they are made, not when the server answers. */
export function useShownList(
  place: StoreListPlace,
  placeName: string,
  answered: ListChoices,
): ShownList {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const [made, setMade] = useState<{ since: ListChoices; choices: ListChoices }>()
  const map = useMapOpen()
  const linkTo = (choices: ListChoices) =>
    links.storeList(place, {
      ...choices,
      filters: filterQuery(choices.filters),
      isMapOpen: map.isMapOpen,
    })
  const isLeadingHere = next?.pathname === linkTo(answered).split('?')[0]
  const requested = isLeadingHere ? readChoices(new URLSearchParams(next?.search)) : answered
  // The map opens and closes without any other choice.
  const onTheirWay = linkTo(requested) === linkTo(answered) ? undefined : requested
  const justMade = made?.since === answered ? made.choices : undefined

  function choose(choices: ListChoices) {
    const fromTheFirst = { ...choices, cursor: '', areFiltersOpen: false }
    // The router takes a moment to report where it is going; a control may not fall back meanwhile.
    setMade({ since: answered, choices: fromTheFirst })
    void navigate(linkTo(fromTheFirst), { preventScrollReset: true })
  }

  const choices = onTheirWay ?? justMade ?? answered
  return { ...map, place, placeName, choices, isPending: choices !== answered, linkTo, choose }
}
