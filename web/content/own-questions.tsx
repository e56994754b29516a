import type { ShownText } from '#contract/content.ts'
import { OwnText } from './own-text.tsx'

/** Questions and answers that an operator has written. */
export function OwnQuestions({ text: { groups, language } }: { text: ShownText }) {
  return groups.map(({ heading, html, questions }) => (
    <section key={heading}>
      {heading && <h2>{heading}</h2>}
      {html && <OwnText html={html} language={language} />}
      {questions.length > 0 && (
        <div className="questions">
          {questions.map(({ id, question, answer }) => (
            <details key={id} className="disclosure" id={id}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <OwnText html={answer} language={language} />
            </details>
          ))}
        </div>
      )}
    </section>
  ))
}

/** https://schema.org/FAQPage */
export const ownQuestionsData = ({ groups }: ShownText) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
})
