import { createContext, useContext } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { links, type StoreListPlace } from '../links.ts'
import { readChoices, type ListChoices } from './list-choices.ts'

/** The list that is shown: of which place, by which choices. */
export interface ShownList {
  place: StoreListPlace
  /** How people say the place: "E8 1AA". */
  placeName: string
  choices: ListChoices
  /** Other choices are on their way. */
  isPending: boolean
  linkTo: (choices: ListChoices) => string
  /** Shows the list by other choices, from its beginning. */
  choose: (choices: ListChoices) => void
}

const ListContext = createContext<ShownList | null>(null)

export const ListProvider = ListContext.Provider

export function useList(): ShownList {
  const list = useContext(ListContext)
  if (!list) throw new Error('Outside a list of stores')
  return list
}

/** What the parts of the page share. Choices count as soon as they are made, not when answered. */
export function useShownList(
  place: StoreListPlace,
  placeName: string,
  answered: ListChoices,
): ShownList {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const linkTo = (choices: ListChoices) => links.storeList(place, choices)
  const isPending = next?.pathname === linkTo(answered).split('?')[0]
  const choices = isPending ? readChoices(new URLSearchParams(next?.search)) : answered
  return {
    place,
    placeName,
    choices,
    isPending,
    linkTo,
    choose: (choices) =>
      void navigate(linkTo({ ...choices, cursor: '', areFiltersOpen: false }), {
        preventScrollReset: true,
      }),
  }
}
