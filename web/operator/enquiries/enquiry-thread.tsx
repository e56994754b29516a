import {
  ArchiveRestore,
  CircleCheck,
  Mail,
  NotebookPen,
  UserCheck,
  UserMinus,
  type LucideIcon,
} from 'lucide-react'
import type { Enquiry } from '#contract/operator/enquiries.ts'
import type { EnquiryAct } from '#rules/enquiries/enquiry-state.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

const ICONS: Record<EnquiryAct, LucideIcon> = {
  answer: Mail,
  note: NotebookPen,
  take: UserCheck,
  release: UserMinus,
  close: CircleCheck,
  reopen: ArchiveRestore,
}

/** What was done about a message, in its order. */
export function EnquiryThread({ entries }: Pick<Enquiry, 'entries'>) {
  const { t } = useTranslation()
  return (
    <section className="panel stack" aria-labelledby="enquiry-thread">
      <h2 id="enquiry-thread">{t('enquiryInbox.thread')}</h2>
      {entries.length === 0 && <p className="soft">{t('enquiryInbox.nothing')}</p>}
      <ol className="console-timeline">
        {entries.map(({ id, act, by, text, at }) => (
          <li key={id}>
            <Icon of={ICONS[act]} />
            <div>
              <p>
                <b>{t(`enquiryInbox.entry.${act}`)}</b>
              </p>
              {text !== '' && <p className="console-timeline-detail">{text}</p>}
              <p className="small muted">
                {t('enquiryInbox.entryBy', {
                  time: momentWords(at),
                  name: by ?? t('operator.deletedAccount'),
                })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
