import { compareMenus } from '#rules/menu/document/compare-menus.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  menuIn,
  useGetMenuVersionQuery,
  useRestoreMenuVersionMutation,
} from '#web/store-app/menu-editor/menu-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsHidden } from '#web/store-app/opening/use-is-hidden.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { Differences } from './differences.tsx'

interface RestoreDialogProps {
  editor: MenuEditor
  number: number
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onBack: () => void
}

/** What customers would see changed if an earlier version was restored, and the button that does it. */
export function RestoreDialog({ editor, number: wanted, onBack, ...frame }: RestoreDialogProps) {
  const { t } = useTranslation()
  const { storeId, queue, draft, published, progress } = editor
  const number = String(wanted)
  const params = { storeId, number: wanted }
  const query = useGetMenuVersionQuery({ params })
  const isHidden = useIsHidden(storeId)
  const [restore, { isLoading }] = useRestoreMenuVersionMutation()
  const after = query.data && menuIn(query.data)
  const count = after ? compareMenus(published, after).length : 0
  const press = async () => {
    const { error } = await restore({
      params,
      body: { publishedNumber: draft.publishedNumber },
    })
    if (error) showFailure(error)
    else {
      showToast({
        id: 'menu',
        variant: 'positive',
        title: isHidden ? t('menuEditor.publishedHidden') : t('menuEditor.restored', { number }),
      })
      frame.onClose()
    }
    await queue.refresh()
  }
  return (
    <Dialog
      {...frame}
      size="wide"
      className="menu-edit-dialog"
      startsOn="title"
      closeLabel={t('menuEditor.close')}
      title={t('menuEditor.restoreTitle', { number })}
      footer={
        <>
          {count > 0 && (
            <Button
              variant="primary"
              size="lg"
              disabled={progress !== 'saved'}
              isLoading={isLoading}
              loadingLabel={t('menuEditor.restoring')}
              onClick={() => void press()}
            >
              {t('menuEditor.restore', { number })}
            </Button>
          )}
          <Button size="lg" onClick={onBack}>
            {t('menuEditor.back')}
          </Button>
        </>
      }
    >
      {after ? (
        <div className="stack">
          <p>{count > 0 ? t('menuEditor.restoreText', { count }) : t('menuEditor.restoreSame')}</p>
          <Differences before={published} after={after} />
        </div>
      ) : (
        <NotLoaded
          {...query}
          failed={t('menuEditor.versionsFailed')}
          loading={<Skeleton height="14rem" radius="var(--radius-md)" />}
        />
      )}
    </Dialog>
  )
}
