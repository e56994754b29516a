import '#web/styles/staff/help.css'
import '#web/messages/help.ts'
import '#web/messages/store-app.ts'
import { Link as LinkIcon, Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { links } from '#web/links.ts'
import { staffLinks } from '#web/staff-links.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { anchorOf, hasWords, HELP_TOPICS, type HelpAnswer, type HelpTopic } from './help-topics.ts'

interface Topic {
  topic: HelpTopic
  answers: readonly HelpAnswer[]
}

/** Answers to what restaurants ask, also for those who can't log in. */
export default function HelpPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const [search, setSearch] = useState('')
  const topics = foundIn(t, search, marketplace)
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <>
      <title>{t('help.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('help.description')} />
      <meta name="robots" content="noindex" />
      <header className="topbar">
        <img src="/art/mark.svg" alt="" width={40} height={40} />
        <p className="store-name">{marketplace}</p>
        <div className="right">
          <Link className={buttonClass({ variant: 'quiet' })} to={staffLinks.storeApp()}>
            {t('help.toStoreApp')}
          </Link>
        </div>
      </header>
      <main id="main" className="help" tabIndex={-1}>
        <div>
          <h1>{t('help.title')}</h1>
          <p className="soft">{t('help.intro')}</p>
        </div>
        <div className="only-scripted" role="search">
          <Field
            type="search"
            icon={Search}
            label={t('help.search')}
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
          <p className="small soft" role="status">
            {search.trim() !== '' && count > 0 && t('help.found', { count })}
            {count === 0 && t('help.nothing', { marketplace })}
          </p>
        </div>
        <div className="help-columns">
          <nav aria-label={t('help.subjects')}>
            <ul>
              {topics.map(({ topic }) => (
                <li key={topic}>
                  <a href={`#about-${anchorOf(topic)}`}>{t(`help.topic.${topic}`)}</a>
                </li>
              ))}
            </ul>
            <Link to={links.contact()}>{t('help.contact', { marketplace })}</Link>
          </nav>
          <div className="stack">
            {topics.map((each) => (
              <HelpSection key={each.topic} {...each} />
            ))}
          </div>
        </div>
      </main>
    </>
  )
}

function HelpSection({ topic, answers }: Topic) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const id = `about-${anchorOf(topic)}`
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t(`help.topic.${topic}`)}</h2>
      {answers.map((name) => {
        const question = t(`help.answers.${name}.question`)
        return (
          <article key={name}>
            <h3 id={anchorOf(name)}>
              {question}{' '}
              <a href={`#${anchorOf(name)}`} aria-label={t('help.linkTo', { question })}>
                <Icon of={LinkIcon} />
              </a>
            </h3>
            <p>{t(`help.answers.${name}.answer`, { marketplace })}</p>
          </article>
        )
      })}
    </section>
  )
}

/** The subjects with those of their answers that have every word. */
function foundIn(t: Translate, search: string, marketplace: string): Topic[] {
  return HELP_TOPICS.map(({ topic, answers }) => ({
    topic,
    answers: answers.filter((name) =>
      hasWords(
        [
          t(`help.topic.${topic}`),
          t(`help.answers.${name}.question`),
          t(`help.answers.${name}.answer`, { marketplace }),
        ].join(' '),
        search,
      ),
    ),
  })).filter(({ answers }) => answers.length > 0)
}
