import '#web/messages/news.ts'
import type { News } from '#contract/news.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#rules/text/languages.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  useChangeLanguageMutation,
  useChangeNewsMutation,
  useDeleteBrowsersMutation,
  useGetNewsQuery,
} from '#web/calls/news-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** Which emails about their orders a customer gets, and the number of browsers with notifications. */
export function NewsForm({ accountId, titleId }: { accountId: string; titleId: string }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useGetNewsQuery(accountId, {
    refetchOnMountOrArgChange: true,
  })
  if (!data && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        action={<Button onClick={() => void refetch()}>{t('news.tryAgain')}</Button>}
      >
        {t('news.loadFailed')}
      </Banner>
    )
  if (!data)
    return (
      <div aria-busy>
        <p className="sr">{t('news.loading')}</p>
        <Skeleton height="11rem" radius="var(--radius-lg)" />
      </div>
    )
  return (
    <>
      <ByEmail accountId={accountId} byEmail={data.byEmail} />
      <LanguageOfEmails accountId={accountId} language={data.language} />
      <Notifications count={data.browsers} titleId={titleId} />
    </>
  )
}

function ByEmail({ accountId, byEmail }: { accountId: string; byEmail: News['byEmail'] }) {
  const { t } = useTranslation()
  const [change] = useChangeNewsMutation()
  const choose = (which: keyof News['byEmail'], isRequested: boolean) =>
    change({ accountId, body: { byEmail: { ...byEmail, [which]: isRequested } } })
      .unwrap()
      .catch(showFailure)
  return (
    <fieldset className="stack news-by-email">
      <legend>{t('news.byEmail')}</legend>
      {(['received', 'onItsWay'] as const).map((which) => (
        <Switch
          key={which}
          checked={byEmail[which]}
          onChange={({ target }) => void choose(which, target.checked)}
        >
          <span>{t(`news.${which}`)}</span>
        </Switch>
      ))}
      <p className="small soft">{t('news.always')}</p>
    </fieldset>
  )
}

/** Each language by its own name, for whoever reads only that. */
const LANGUAGE_OPTIONS = LANGUAGE_CODES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGES[value].name}</span>,
}))

function LanguageOfEmails({ accountId, language }: { accountId: string; language: Language }) {
  const { t } = useTranslation()
  const [change] = useChangeLanguageMutation()
  const choose = (chosen: Language) =>
    change({ accountId, body: { language: chosen } })
      .unwrap()
      .catch(showFailure)
  return (
    <ChoiceGroup
      className="news-language"
      legend={t('news.language')}
      name="language"
      options={LANGUAGE_OPTIONS}
      value={language}
      onChange={(chosen) => void choose(chosen)}
    />
  )
}

function Notifications({ count, titleId }: { count: number; titleId: string }) {
  const { t } = useTranslation()
  const [deleteBrowsers, { isLoading }] = useDeleteBrowsersMutation()
  if (count === 0) return <p className="small soft">{t('news.notificationsOff')}</p>
  const turnOff = async () => {
    try {
      await deleteBrowsers().unwrap()
      // The button was removed.
      document.getElementById(titleId)?.focus()
      showToast({ id: 'news', variant: 'positive', title: t('news.turnedOff') })
    } catch (thrown) {
      showFailure(thrown)
    }
  }
  return (
    <div className="stack">
      <p className="small soft">{t('news.notificationsOn', { count })}</p>
      <div>
        <Button
          isLoading={isLoading}
          loadingLabel={t('news.turningOff')}
          onClick={() => void turnOff()}
        >
          {t('news.turnOff')}
        </Button>
      </div>
    </div>
  )
}
