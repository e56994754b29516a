import type { ReactNode } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface SavedListProps<Item> {
  /** Undefined while they are loading, or could not be loaded. */
  items: readonly Item[] | undefined
  isFailed: boolean
  onTryAgain: () => void
  /** The messages of the list and of each of its states. */
  words: {
    intro: string
    loading: string
    failedTitle: string
    emptyTitle: string
    emptyText: string
    full: string
  }
  maximum: number
  /** The height of its placeholder. */
  placeClass: string
  /** The button that adds another; absent where none can be added. */
  add: ReactNode
  /** One of them, with its key. */
  children: (item: Item) => ReactNode
}

/** A customer's saved items of one kind: loading, failed, empty, or all of them. */
export function SavedList<Item>(props: SavedListProps<Item>) {
  const { items, isFailed, onTryAgain, words, maximum, placeClass, add, children } = props
  if (!items && isFailed) return <OutOfReach title={words.failedTitle} {...{ onTryAgain }} />
  if (items?.length === 0)
    return <NoneToShow title={words.emptyTitle} text={words.emptyText} action={add} />
  if (!items) return <SavedListLoading {...words} {...{ placeClass }} />
  return (
    <>
      <p className="soft">{words.intro}</p>
      <ul className="stack">{items.map(children)}</ul>
      {items.length < maximum ? <div>{add}</div> : <Banner variant="info">{words.full}</Banner>}
    </>
  )
}

type LoadingProps = Pick<SavedListProps<never>, 'placeClass'> &
  Pick<SavedListProps<never>['words'], 'intro' | 'loading'>

/** The placeholder while it is loading; also where it is not known yet who is signed in. */
export function SavedListLoading({ intro, loading, placeClass }: LoadingProps) {
  return (
    <>
      <p className="soft">{intro}</p>
      <div className="stack" aria-busy>
        <p className="sr">{loading}</p>
        {['first', 'second'].map((key) => (
          <Skeleton key={key} className={placeClass} radius="var(--radius-lg)" />
        ))}
      </div>
    </>
  )
}

/** The saved things cannot be loaded. */
export function OutOfReach({ title, onTryAgain }: { title: string; onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <NoneToShow
      title={title}
      text={t('account.failedText')}
      action={
        <Button variant="primary" onClick={onTryAgain}>
          {t('account.tryAgain')}
        </Button>
      }
    />
  )
}

/** An empty list, why it is empty, and what to do. */
export function NoneToShow({
  title,
  text,
  action,
}: Record<'title' | 'text' | 'action', ReactNode>) {
  const plate = <DishThumbnail seed="empty" cloth="custard" weave="gingham" dish={null} />
  return (
    <Empty picture={plate} title={title} action={action}>
      {text}
    </Empty>
  )
}
