import type { BannerVersion } from '#contract/operator/settings/site-texts.ts'
import type { Banner } from '#rules/content/banner.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

interface BannerVersionsProps {
  versions: readonly BannerVersion[]
  onUse: (version: BannerVersion) => void
}

/** What banners have said, when and by whom; each can be used again. */
export function BannerVersions({ versions, onUse }: BannerVersionsProps) {
  const { t } = useTranslation()
  if (versions.length === 0) return null
  return (
    <section className="stack" aria-labelledby="banner-versions">
      <h3 id="banner-versions">{t('siteTexts.bannerHistory')}</h3>
      <ol className="text-versions">
        {versions.map((version) => (
          <li key={version.bannerId + version.number}>
            <div>
              <BannerFacts banner={version.banner} isRemoved={version.isRemoved} />
              <p className="small muted">
                {t('siteTexts.versionBy', {
                  time: momentWords(version.changedAt),
                  name: version.changedBy ?? t('operator.deletedAccount'),
                })}
              </p>
            </div>
            <Button
              size="sm"
              aria-label={t('siteTexts.bannerUseNamed', { text: version.banner.textEn })}
              onClick={() => onUse(version)}
            >
              {t('siteTexts.bannerUse')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const dayWords = (isoDate: string) => days.format(new Date(`${isoDate}T12:00:00Z`))

/** What a banner says, where it leads and when it is shown. */
export function BannerFacts({
  banner: { textEn, textCy, href, fromDay, toDay },
  isRemoved = false,
}: {
  banner: Banner
  isRemoved?: boolean
}) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <b>{textEn}</b> {isRemoved && <Badge>{t('siteTexts.bannerIsRemoved')}</Badge>}
      </p>
      {textCy && <p lang="cy">{textCy}</p>}
      {href && <p className="small muted">{href}</p>}
      <p className="small muted">
        {t('siteTexts.bannerDays', { from: dayWords(fromDay), to: dayWords(toDay) })}
      </p>
    </>
  )
}
