import { parseSync, Visitor, type VisitorObject } from 'vite'
import { expect, it } from 'vitest'
import { swallowedErrors } from './swallowed-errors.ts'

function isRefused(source: string): boolean {
  let isRefused = false
  const visitor = swallowedErrors.create({ report: () => (isRefused = true) })
  // The rule names the fields of a node that it reads; a parser's types have one for each kind of node.
  new Visitor(visitor as unknown as VisitorObject).visit(parseSync('a.ts', source).program)
  return isRefused
}

it.each([
  'send().catch(() => {})',
  'send().catch(() => null)',
  'send().catch(() => undefined)',
  'send().catch(function () {})',
  'send().catch((error) => false)',
  'send().then(show, () => 0)',
  'send().catch(ignore)',
  'try { send() } catch {}',
  'try { send() } catch (error) { /* not that important */ }',
])('refuses %s', (source) => {
  expect(isRefused(source)).toBe(true)
})

it.each([
  'send().catch((error) => log(error))',
  'send().catch(() => undo())',
  'send().catch(ignoreFailure)',
  'send().then(() => null)',
  'try { return parse() } catch { return null }',
  'try { send() } catch (error) { if (!isExpected(error)) throw error }',
])('takes %s', (source) => {
  expect(isRefused(source)).toBe(false)
})
