/**
 * A rule for oxlint: nothing that fails is dropped. It refuses an empty `catch`, with or without a
 * comment in it, and a handler that does nothing or answers a constant: `.catch(() => null)`. Whoever
 * expects a failure names it, by its code or its class, and throws the rest on.
 */
export const swallowedErrors = {
  create: (context: RuleContext) => ({
    CatchClause(node: Node) {
      if (statementsOf(node.body).length === 0) context.report({ node, message })
    },
    CallExpression({ callee, arguments: given = [] }: Node) {
      const place = ['catch', 'then'].indexOf(callee?.property?.name ?? '')
      const handler = given[place]
      if (handler && dropsErrors(handler)) context.report({ node: handler, message })
    },
  }),
}

const message =
  'This drops whatever went wrong: handle it, log it, or name the failure that is expected and throw the rest on.'

/** What the rule reads of oxlint's ESTree nodes. */
interface Node {
  type: string
  name?: string
  body?: Node | Node[]
  callee?: { property?: { name?: string } }
  arguments?: Node[]
}

interface RuleContext {
  report: (found: { node: Node; message: string }) => void
}

function dropsErrors({ type, name = '', body }: Node): boolean {
  if (type === 'Identifier') return name === 'ignore' || name === 'noop'
  if (!/Function/.test(type) || !body || Array.isArray(body)) return false
  if (body.type === 'BlockStatement') return statementsOf(body).length === 0
  return body.type === 'Literal' || body.name === 'undefined'
}

/** Of a block, whose body they are. */
function statementsOf(block: Node | Node[] | undefined): Node[] {
  return block && !Array.isArray(block) && Array.isArray(block.body) ? block.body : []
}

// oxlint reads a plugin from the default export of its file.
export default { meta: { name: 'house' }, rules: { 'swallowed-errors': swallowedErrors } }
