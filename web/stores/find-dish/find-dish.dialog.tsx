import '#web/styles/stores/find-dish.css'
import '#web/messages/validation.ts'
import { Search } from 'lucide-react'
import { skipToken } from '@reduxjs/toolkit/query'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { Link } from 'react-router'
import type { StoreCard } from '#contract/stores/stores.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useFindDishesQuery, type FoundDishes } from '#web/calls/find-dish-calls.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { WithState } from '#web/page/with-state.tsx'
import { whenText } from '#web/stores/store-messages.ts'
import { useListChoices } from '#web/stores/list/shown-list.ts'

interface FindDishDialogProps {
  /** Whose menus are searched. */
  stores: readonly StoreCard[]
  isOpen: boolean
  onClose: () => void
}

/** Looks for a dish on the menus of a list: who has it, and for how much. */
export function FindDishDialog({ stores, isOpen, onClose }: FindDishDialogProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      title={t('storeList.findDish')}
      closeLabel={t('storeList.close')}
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={field}
    >
      <WithState>
        <DishSearch stores={stores} field={field} />
      </WithState>
    </Dialog>
  )
}

interface DishSearchProps {
  stores: readonly StoreCard[]
  field: RefObject<HTMLInputElement | null>
}

function DishSearch({ stores, field }: DishSearchProps) {
  const { t } = useTranslation()
  const { service } = useListChoices().choices
  const [words, setWords] = useState('')
  const [search, setSearch] = useState('')
  const { currentData, isFetching, error } = useFindDishesQuery(
    search ? { slugs: stores.map(({ slug }) => slug), service, search } : skipToken,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSearch(words.trim())
  }
  return (
    <>
      <form className="find-dish-form" role="search" onSubmit={submit}>
        <Field
          ref={field}
          label={t('storeList.dishName')}
          isLabelHidden
          type="search"
          name="dish"
          icon={Search}
          placeholder={t('storeList.dishExample')}
          autoComplete="off"
          maxLength={80}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" variant="primary">
          {t('storeList.findDishAction')}
        </Button>
      </form>
      <p className="small soft" role="status">
        {currentData && search
          ? t('storeList.dishFound', { count: currentData.length, search })
          : t('storeList.dishScope', { count: stores.length })}
      </p>
      {isApiFailure(error) && (
        <Banner variant="warning" isAnnounced>
          {textOfFailure(error)}
        </Banner>
      )}
      {isFetching && !currentData && <Skeleton height="12rem" radius="var(--radius-md)" />}
      {currentData && <Found found={currentData} stores={stores} search={search} />}
    </>
  )
}

const SHOWN_OF_STORE = 3

interface FoundProps {
  found: readonly FoundDishes[]
  stores: readonly StoreCard[]
  search: string
}

function Found({ found, stores, search }: FoundProps) {
  const { t } = useTranslation()
  const { service } = useListChoices().choices
  const now = useServerNow(60_000)
  return (
    <ul className="found-dishes">
      {found.map(({ slug, dishes }) => {
        const store = stores.find((each) => each.slug === slug)
        if (!store) return null
        const rest = dishes.length - SHOWN_OF_STORE
        return (
          <li key={slug}>
            <h3>{store.name}</h3>
            <p className="small soft">{whenText(t, store, service, now)}</p>
            <ul>
              {dishes.slice(0, SHOWN_OF_STORE).map(({ id, name, pricePence }) => (
                <li key={id}>
                  <Link to={links.product(slug, id)}>{name}</Link>
                  <span className="tabular">{formatPence(pricePence)}</span>
                </li>
              ))}
            </ul>
            {rest > 0 && (
              <Link className="small strong" to={links.dishSearch(slug, search, service)}>
                {t('storeList.moreDishes', { count: rest, store: store.name })}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
