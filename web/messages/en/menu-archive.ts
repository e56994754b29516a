/** What staff read about the dishes that they archive. */
export const menuArchive = {
  mark: { archived: 'Archived', restored: 'Put back' },
  archive: 'Archive',
  archiveHint: 'It leaves the menu and waits under Archived, as it is, until you put it back.',
  archivedNamed: '{{name}} is archived in the draft.',
  title: 'Archived',
  intro: 'Dishes that aren’t on the menu for now. Put one back, and it’s as it was.',
  nothing: 'Nothing is archived. Press the dots beside a dish to archive it.',
  from: 'It was in {{category}}',
  notPublished: 'Not published yet',
  categoryIsGone: 'Its category no longer exists. Choose another.',
  addCategoryFirst: 'Add a category under Dishes first.',
  putBack: 'Put back',
  putBackNamed: 'Put back {{name}}',
  putBackIn: 'Put back in',
  isBack: '{{name}} is back in {{category}}, in the draft.',
} as const
