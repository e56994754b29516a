import { expect, test } from 'vitest'
import { joiningStage, type JoiningFacts } from './joining-stage.ts'

const plain = { isDated: false, hasDocuments: false }

test.each<[string, JoiningFacts, ReturnType<typeof joiningStage>]>([
  [
    'an application without an answer',
    { ...plain, state: 'applied', owner: 'missing' },
    { stage: 'applied', waitsFor: 'marketplace' },
  ],
  [
    'a draft whose owner nobody has invited',
    { ...plain, state: 'draft', owner: 'missing' },
    { stage: 'draft', waitsFor: 'marketplace' },
  ],
  [
    'a draft whose owner is invited',
    { ...plain, state: 'draft', owner: 'invited' },
    { stage: 'invited', waitsFor: 'restaurant' },
  ],
  [
    'a draft whose owner has joined',
    { ...plain, state: 'draft', owner: 'joined' },
    { stage: 'checking', waitsFor: 'restaurant' },
  ],
  [
    'a draft whose owner has sent documents',
    { ...plain, state: 'draft', owner: 'joined', hasDocuments: true },
    { stage: 'checking', waitsFor: 'marketplace' },
  ],
  [
    'a draft that the marketplace has added documents of, before anybody is invited',
    { ...plain, state: 'draft', owner: 'missing', hasDocuments: true },
    { stage: 'draft', waitsFor: 'marketplace' },
  ],
  [
    'one that asks to be opened',
    { ...plain, state: 'ready', owner: 'joined' },
    { stage: 'ready', waitsFor: 'marketplace' },
  ],
  [
    'one that asks to be opened and has sent documents',
    { ...plain, state: 'ready', owner: 'joined', hasDocuments: true },
    { stage: 'ready', waitsFor: 'marketplace' },
  ],
  [
    'one that opens at a date',
    { ...plain, state: 'ready', owner: 'joined', isDated: true },
    { stage: 'ready', waitsFor: 'date' },
  ],
  ['a declined application', { ...plain, state: 'declined', owner: 'missing' }, null],
  ['one that is live', { ...plain, state: 'live', owner: 'joined' }, null],
  ['one that is suspended', { ...plain, state: 'suspended', owner: 'joined' }, null],
  ['one that is archived', { ...plain, state: 'archived', owner: 'missing' }, null],
])('%s', (_, facts, expected) => {
  expect(joiningStage(facts)).toEqual(expected)
})
