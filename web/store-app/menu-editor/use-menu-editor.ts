import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import type { MenuEdit } from '#rules/menu/document/edit-menu.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  draftIn,
  menuIn,
  useEditMenuDraftMutation,
  useLazyGetMenuDraftQuery,
  useLazyGetPublishedMenuQuery,
} from './menu-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { EditQueue, type EditedMenu } from './edit-queue.ts'

interface OpenedMenu {
  storeId: string
  draft: MenuDraft
  published: MenuDocument
}

export interface MenuEditor extends EditedMenu {
  storeId: string
  queue: EditQueue
  /** Edits from outside a dialog: what went wrong is said in a message. Whether they will be saved. */
  edit: (...edits: MenuEdit[]) => Promise<boolean>
}

/** The menu of a store while it is edited, as it was read when the page was opened. */
export function useMenuEditor({ storeId, draft, published }: OpenedMenu): MenuEditor {
  const { t } = useTranslation()
  const [send] = useEditMenuDraftMutation()
  const [readDraft] = useLazyGetMenuDraftQuery()
  const [readPublished] = useLazyGetPublishedMenuQuery()
  const [queue] = useState(() => {
    const params = { storeId }
    return new EditQueue(draft, published, {
      send: (body) => send({ params, body }).unwrap(),
      readDraft: async () => draftIn(await readDraft({ params }).unwrap()),
      readPublished: async () => menuIn(await readPublished({ params }).unwrap()),
    })
  })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void queue.refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [queue])
  const edited = useSyncExternalStore(queue.subscribe, queue.state, queue.state)
  const [edit] = useState(() => async (...edits: MenuEdit[]) => {
    const answer = await queue.edit(edits)
    if (answer.kind === 'overtaken')
      showToast({
        id: 'menu-overtaken',
        variant: 'warning',
        title: answer.by
          ? t('menuEditor.overtakenBy', { name: answer.by })
          : t('menuEditor.overtaken'),
      })
    if (answer.kind === 'refused') showFailure(answer.failure ?? NOT_THERE)
    return answer.kind === 'saved' || answer.kind === 'waiting'
  })
  return { ...edited, storeId, queue, edit }
}

/** As the server would answer to an edit of something that is no longer there. */
export const NOT_THERE = { status: 404, code: 'NOT_ON_MENU', details: {}, fields: [] }
