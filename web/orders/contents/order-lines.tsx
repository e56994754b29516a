import '#web/messages/menu.ts'
import { areOfSeveral, linesByMember } from '#rules/cart/members.ts'
import { IF_SOLD_OUT_DEFAULT, isInstruction, type IfSoldOut } from '#rules/cart/if-sold-out.ts'
import { isNothingDeclared, type AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { isOnSomeLines } from '#web/discount/is-on-some-lines.ts'
import { LineSaving } from '#web/discount/discount-row.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { optionWords, partWords } from '#web/messages/option-words.ts'

interface ChosenOption {
  name: string
  quantity: number
}

interface ShownLine {
  /** The friend whose it is, in a shared order; empty: the customer's. */
  memberName: string
  name: string
  quantity: number
  options: readonly ChosenOption[]
  /** Of a meal deal. */
  parts: readonly { name: string; options: readonly ChosenOption[] }[]
  note: string
  ifSoldOut: IfSoldOut
  allergens: AllergenVerdict
  linePence: number
  discountPence: number
  /** No longer on the menu. */
  isSoldOut?: boolean
}

/** What is said of an order to somebody else than its customer. */
export interface OrderLinesWords {
  anySoldOut: string
  otherSoldOut: string
  /** The lines of the customer, beside those of friends. */
  ofCustomer: string
  replace: string
  call: string
}

interface OrderLinesProps {
  lines: readonly ShownLine[]
  /** Left out: the customer reads it. */
  words?: OrderLinesWords
  /** The order is past the point where something can be sold out. */
  isOver?: boolean
}

/** The items of an order, each with its choices and its price, under the names of those who share it. */
export function OrderLines({ lines: all, isOver = false, words: given }: OrderLinesProps) {
  const { t } = useTranslation()
  const words = given ?? wordsForCustomer(t)
  const isOnSome = isOnSomeLines(all)
  const lines = all.map((line) => ({
    ...line,
    ...(!isOnSome && { discountPence: 0 }),
    ...(isOver && { ifSoldOut: IF_SOLD_OUT_DEFAULT }),
  }))
  const hasInstruction = lines.some(({ ifSoldOut }) => isInstruction(ifSoldOut))
  return (
    <>
      {areOfSeveral(lines) ? (
        <LinesByMember {...{ lines, words }} />
      ) : (
        <Lines {...{ lines, words }} />
      )}
      {!isOver && (
        <p className="small muted">{hasInstruction ? words.otherSoldOut : words.anySoldOut}</p>
      )}
    </>
  )
}

const wordsForCustomer = (t: Translate): OrderLinesWords => ({
  anySoldOut: t('orders.anySoldOut'),
  otherSoldOut: t('orders.otherSoldOut'),
  ofCustomer: t('orders.yours'),
  replace: t('orders.ifSoldOut.replace'),
  call: t('orders.ifSoldOut.call'),
})

interface LinesProps {
  lines: readonly ShownLine[]
  words: OrderLinesWords
  name?: string
}

function LinesByMember({ lines, words }: LinesProps) {
  return linesByMember(lines).map(({ memberName, lines: ofMember }) => {
    const name = memberName || words.ofCustomer
    return (
      <div key={memberName} className="of-member">
        <h3 className="member-name">{name}</h3>
        <Lines lines={ofMember} words={words} name={name} />
      </div>
    )
  })
}

function Lines({ lines, words, name }: LinesProps) {
  return (
    <ul className="mini-lines" aria-label={name}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an order stay in their order
        <OrderLine key={index} line={line} words={words} />
      ))}
    </ul>
  )
}

function OrderLine({ line, words }: { line: ShownLine; words: OrderLinesWords }) {
  const { t } = useTranslation()
  const { name, quantity, options, parts, note, linePence, isSoldOut, ifSoldOut } = line
  const details = [optionWords(options).join(', '), note && t('orders.note', { note })]
  const shown = details.filter(Boolean)
  return (
    <li className="mini">
      <span className="q">{t('orders.times', { count: quantity })}</span>
      <span className="strong">{name}</span>
      {isSoldOut ? (
        <Badge>{t('orders.soldOut')}</Badge>
      ) : (
        <span>
          {formatPence(linePence)}
          <LineSaving pence={line.discountPence} />
        </span>
      )}
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a deal stay in their order
        <span key={index} className="o">
          {partWords(part.name, optionWords(part.options))}
        </span>
      ))}
      {shown.length > 0 && <span className="o">{shown.join(' · ')}</span>}
      {!isSoldOut && isInstruction(ifSoldOut) && <span className="o">{words[ifSoldOut]}</span>}
      {isNothingDeclared(line.allergens) && (
        <span className="o">
          <span className="not-declared">{t('menu.notDeclaredAll')}</span>
        </span>
      )}
    </li>
  )
}
