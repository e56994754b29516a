import { ShoppingBasket, TriangleAlert } from 'lucide-react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { affectedOf, type ZoneCheck, type ZoneForm } from './use-zone-form.ts'

/** What a change does, before it is made. */
export function ZoneCheckText({ check }: { check: ZoneCheck }) {
  const { t } = useTranslation()
  const { zone, baskets, notes, isRaised } = check
  const { losing, changing, belowMinimum, isMore } = baskets
  return (
    <div className="stack">
      {zone === null && <p>{t('zones.check.deleteText')}</p>}
      {isRaised && (
        <Banner variant="warning" isAnnounced>
          {t('zones.check.moreBaskets')}
        </Banner>
      )}
      {affectedOf(baskets) > 0 && (
        <Banner variant="warning" icon={ShoppingBasket}>
          {losing > 0 && <b>{t('zones.check.losing', { count: losing })} </b>}
          {changing > 0 && <b>{t('zones.check.changing', { count: changing })} </b>}
          {belowMinimum > 0 && t('zones.check.belowMinimum', { count: belowMinimum })}{' '}
          {isMore && t('zones.check.more')} {t('zones.check.shown')}
        </Banner>
      )}
      {notes.map((note) => (
        <Banner key={note} variant="warning" icon={TriangleAlert}>
          {note}
        </Banner>
      ))}
    </div>
  )
}

export function ZoneCheckButtons({ form, check }: { form: ZoneForm; check: ZoneCheck }) {
  const { t } = useTranslation()
  const count = affectedOf(check.baskets)
  const act = check.zone ? 'save' : 'delete'
  return (
    <>
      <Button
        variant={check.zone ? 'primary' : 'danger'}
        size="lg"
        isLoading={form.isSending}
        loadingLabel={t(check.zone ? 'zones.form.saving' : 'zones.check.deleting')}
        onClick={form.confirm}
      >
        {count > 0 ? t(`zones.check.${act}Baskets`, { count }) : t(`zones.check.${act}`)}
      </Button>
      <Button size="lg" onClick={form.back}>
        {t('zones.check.back')}
      </Button>
    </>
  )
}
