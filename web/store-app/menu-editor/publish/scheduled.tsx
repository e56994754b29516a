import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { usePublishMenuDraftMutation } from '#web/store-app/menu-editor/menu-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { whenWords } from './when-words.ts'

/** When the draft is published automatically, or that it couldn't be. */
export function Scheduled({ editor }: { editor: MenuEditor }) {
  const { t } = useTranslation()
  const { storeId, queue, draft } = editor
  const { publishAt, publishFailedAt } = draft
  const [publish, { isLoading }] = usePublishMenuDraftMutation()
  const unschedule = async () => {
    try {
      await queue.act((revision) =>
        publish({ params: { storeId }, body: { revision, at: null } }).unwrap(),
      )
      showToast({ id: 'menu', variant: 'positive', title: t('menuEditor.unscheduled') })
    } catch (thrown) {
      showFailure(thrown)
    }
  }
  if (publishAt)
    return (
      <Banner
        variant="info"
        title={t('menuEditor.scheduledTitle', { when: whenWords(t, publishAt) })}
        action={
          <Button
            isLoading={isLoading}
            loadingLabel={t('menuEditor.unscheduling')}
            onClick={() => void unschedule()}
          >
            {t('menuEditor.unschedule')}
          </Button>
        }
      >
        {t('menuEditor.scheduledText')}
      </Banner>
    )
  if (!publishFailedAt) return null
  return (
    <Banner
      variant="danger"
      title={t('menuEditor.scheduleFailedTitle', { when: whenWords(t, publishFailedAt) })}
    >
      {t('menuEditor.scheduleFailedText')}
    </Banner>
  )
}
