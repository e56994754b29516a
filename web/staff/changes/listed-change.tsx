import { ArrowRight } from 'lucide-react'
import { AUDIT_FIELDS, auditValueKind, isAuditField } from '#contract/audit/audit-fields.ts'
import type { StoreChange } from '#contract/partner/changes.ts'
import { OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import { STAFF_ROLES } from '#contract/partner/staff-roles.ts'
import { HYGIENE_RATINGS } from '#rules/stores/hygiene.ts'
import { LIFECYCLE_STATES } from '#rules/stores/store-lifecycle.ts'
import { STORE_CHECKS } from '#rules/stores/store-readiness.ts'
import { formatPence } from '#rules/money/pence.ts'
import { dateOfDay, dayOfInstant, formatLondonTime } from '#rules/time/london.ts'
import { Icon } from '#ui/icon.tsx'
import { formatDate } from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { withDates } from './with-dates.ts'

type Value = StoreChange['before'][string] | undefined

interface ListedChangeProps {
  change: StoreChange
  /** Where it was changed, in a list of several stores. */
  where?: string
  /** Shows many fields only on demand, in a list of everything. */
  isLongFolded?: boolean | undefined
}

/** One change: what was done, by whom and when, and each field before and after. */
export function ListedChange({ change, where, isLongFolded }: ListedChangeProps) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const { act, at, before, after } = change
  const subject = change.subject && withDates(change.subject)
  const actWords = t(`storeApp.changes.act.${act}`)
  const time = instantWords(t, at)
  const named = subject ? `${actWords}: ${subject}` : actWords
  const what = [named, where, time].filter((part) => part !== undefined).join(', ')
  return (
    <li>
      <div>
        <p>
          <b>{actWords}</b>
          {subject && `: ${subject}`}
        </p>
        <p className="small muted">
          {whoOf(t, change, marketplace)}
          {' · '}
          <time dateTime={at}>{time}</time>
          {where !== undefined && ` · ${where}`}
        </p>
      </div>
      <ChangedFields {...{ before, after, what, isLongFolded }} />
    </li>
  )
}

type ChangedFieldsProps = Pick<StoreChange, 'before' | 'after'> &
  Pick<ListedChangeProps, 'isLongFolded'> & {
    /** Names the change, for screen readers that list the expanders. */
    what: string
  }

/** More are a whole restaurant that was added or imported. */
const SHOWN_FIELDS = 8

const IN_ORDER = Object.keys(AUDIT_FIELDS)

/** The database has forgotten the order: days of the week stand as they follow each other. */
const placeOf = (field: string) => IN_ORDER.indexOf(field)

function ChangedFields({ before, after, what, isLongFolded }: ChangedFieldsProps) {
  const { t } = useTranslation()
  const fields = Object.keys({ ...before, ...after }).toSorted((a, b) => placeOf(a) - placeOf(b))
  const list = (
    <dl className="before-after">
      {fields.map((field) => (
        <div key={field}>
          {/* A field that is no longer written has only its name. */}
          <dt>{isAuditField(field) ? t(`storeApp.changes.field.${field}`) : field}</dt>
          <dd>
            <span>
              <span className="sr">{t('storeApp.changes.before')} </span>
              {valueWords(t, field, before[field])}
            </span>
            <Icon of={ArrowRight} />
            <b>
              <span className="sr">{t('storeApp.changes.after')} </span>
              {valueWords(t, field, after[field])}
            </b>
          </dd>
        </div>
      ))}
    </dl>
  )
  if (!isLongFolded || fields.length <= SHOWN_FIELDS) return list
  return (
    <details>
      <summary>
        {t('storeApp.changes.fields', { count: fields.length })}
        <span className="sr"> {t('storeApp.changes.fieldsOf', { what })}</span>
      </summary>
      {list}
    </details>
  )
}

function whoOf(t: Translate, { by, name }: StoreChange, marketplace: string): string {
  if (by === 'system') return t('storeApp.changes.by.system')
  if (by === 'operator')
    return name ? t('storeApp.changes.by.operator', { name, marketplace }) : marketplace
  if (by === 'asStaff')
    return t('storeApp.changes.by.asStaff', { name: name ?? marketplace, marketplace })
  return name ?? t('storeApp.changes.by.deleted')
}

/** A value of a field in words. Whatever it isn't expected to be is shown as it is. */
function valueWords(t: Translate, field: string, value: Value): string {
  if (value === null || value === undefined || value === '') return t('storeApp.changes.nothing')
  if (typeof value === 'boolean') return t(value ? 'storeApp.changes.yes' : 'storeApp.changes.no')
  const kind = auditValueKind(field)
  if (typeof value === 'number') {
    if (kind === 'pence') return formatPence(value)
    return kind === 'minutes' ? t('storeApp.changes.minutes', { count: value }) : String(value)
  }
  const rating = kind === 'hygiene' && HYGIENE_RATINGS.find((each) => each === value)
  if (rating) return t(`hygiene.rating.${rating}`)
  if (kind === 'instant') return instantWords(t, value)
  const state = kind === 'lifecycle' && LIFECYCLE_STATES.find((each) => each === value)
  if (state) return t(`storeApp.changes.lifecycle.${state}`)
  if (kind === 'checks') return checkWords(t, value)
  return kind === 'role' ? roleWords(t, value) : withDates(value)
}

/** What a restaurant lacked for opening. */
const checkWords = (t: Translate, value: string): string =>
  STORE_CHECKS.filter((check) => value.split(', ').includes(check))
    .map((check) => t(`storeApp.changes.check.${check}`))
    .join(', ')

/** A role at a restaurant, or at the marketplace. */
function roleWords(t: Translate, value: string): string {
  const role = STAFF_ROLES.find((each) => each === value)
  if (role) return t(`storeApp.role.${role}`)
  const operatorRole = OPERATOR_ROLES.find((each) => each === value)
  return operatorRole ? t(`storeApp.changes.operatorRole.${operatorRole}`) : value
}

function instantWords(t: Translate, instant: string): string {
  const at = new Date(instant)
  const date = formatDate(dateOfDay(dayOfInstant(at.getTime())))
  return t('storeApp.changes.at', { date, time: formatLondonTime(at) })
}
