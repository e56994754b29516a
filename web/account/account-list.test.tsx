import '#web/messages/account.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SavedList } from './account-list.tsx'

const words = {
  intro: 'Checkout offers them.',
  loading: 'Loading',
  failedTitle: 'They can’t be fetched',
  emptyTitle: 'None yet',
  emptyText: 'Keep one.',
  full: 'There is room for two.',
}

function drawn(items: string[] | undefined, isFailed = false) {
  return renderToStaticMarkup(
    <SavedList
      {...{ items, isFailed, words }}
      maximum={2}
      placeClass="place"
      add={<button type="button">Add</button>}
      onTryAgain={() => {}}
    >
      {(item) => <li key={item}>{item}</li>}
    </SavedList>,
  )
}

describe('a list of saved things', () => {
  it('shows a placeholder while it is loading, and no button to add', () => {
    const html = drawn(undefined)
    expect(html).toContain('aria-busy')
    expect(html.match(/class="[^"]*\bplace\b/g)).toHaveLength(2)
    expect(html).not.toContain('Add')
  })

  it('says that it could not be loaded, and tries again', () => {
    const html = drawn(undefined, true)
    expect(html).toContain('They can’t be fetched')
    expect(html).toContain('Try again')
    expect(html).not.toContain('aria-busy')
  })

  it('stays when it was loaded before and cannot be loaded again', () => {
    expect(drawn(['one'], true)).toContain('<li>one</li>')
  })

  it('is empty with the way to add the first', () => {
    const html = drawn([])
    expect(html).toContain('None yet')
    expect(html).toContain('Add')
    expect(html).not.toContain('Checkout offers them.')
  })

  it('accepts another until the limit is reached', () => {
    expect(drawn(['one'])).toContain('Add')
    const full = drawn(['one', 'two'])
    expect(full).toContain('There is room for two.')
    expect(full).not.toContain('Add')
  })
})
