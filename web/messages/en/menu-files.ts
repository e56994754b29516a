import type { ImportFaultCode } from '#rules/menu/import/imported-menu.ts'
import type { TableColumn } from '#rules/menu/import/table-columns.ts'

/** What staff read while they import a menu from a file, or download it as one. */
export const menuFiles = {
  open: 'Import or download',
  importMenu: 'Import a menu',
  title: 'Menu as a file',
  close: 'Close',
  import: 'Import a file',
  intro: 'You’ll see what it changes first. Nothing happens until you confirm.',
  mode: 'What should the file do?',
  modeOf: {
    add: {
      label: 'Add to the menu',
      hint: 'Dishes that are in the file too are updated. Nothing is removed.',
    },
    replace: {
      label: 'Replace the menu',
      hint: 'Categories and dishes that aren’t in the file are removed.',
    },
  },
  choose: 'Choose a file or drop it here',
  chooseHint: 'CSV, XLSX or JSON, up to 5 MB.',
  reading: 'Reading {{name}}',
  stop: 'Stop reading',

  help: 'How to fill in a spreadsheet',
  helpText:
    'A row for each dish, with the headings in the first row. “Section” and “Name” are required, and “Price” for a new dish. A column that you leave out changes nothing; an empty cell says “none”.',
  template: 'Download a template',
  column: {
    kind: 'dish, section, option group or option. Empty means dish.',
    section: 'The category of a dish, or the group of an option. Empty: as in the row above.',
    name: 'As customers read it, up to 120 letters.',
    description: 'Up to 1,000 letters.',
    price: 'In pounds, such as 8.50. Of an option: what it adds.',
    collectionPrice: 'What it costs when it’s collected, or an option adds. Empty: the same.',
    vat: 'hot, cold, standard or reduced. Empty: as most of what you sell.',
    kcal: 'Energy in kcal.',
    contains: 'Allergens, with ; between them, such as “gluten; milk”.',
    may: 'Allergens there may be traces of.',
    free: 'Allergens it’s free from. What none of the three columns names is not declared.',
    diets: 'vegetarian, vegan, halal or gluten free.',
    heat: 'Chillies, from 0 to 3.',
    isPopular: 'yes or no.',
    isAgeRestricted: 'yes, if a dish or an option is only for over 18s.',
    optionGroups: 'The option groups that a dish offers, with ; between them.',
    minimum: 'Of an option group: how many customers choose at least.',
    maximum: 'Of an option group: how many customers choose at most.',
    isMealUpgrade: 'Of an option group: yes, if it makes a meal of the dish.',
    maximumQuantity: 'Of an option: how often one dish may have it.',
    opens: 'Of an option: the option group it then asks for.',
    id: 'Filled in by a download. Leave it empty for what’s new.',
  } satisfies Record<TableColumn, string>,

  download: 'Download this menu',
  downloadText: 'As the draft is now. You can edit the file and import it again.',
  downloadAs: { csv: 'CSV', xlsx: 'XLSX', json: 'JSON' },
  downloading: 'Downloading',

  back: 'Choose another file',
  faults_one: 'Put {{count}} thing right in {{name}}, then choose it again. Nothing is imported.',
  faults_other:
    'Put {{count}} things right in {{name}}, then choose it again. Nothing is imported.',
  firstFaults_one: 'Put the first {{count}} thing right in {{name}}, then choose it again.',
  firstFaults_other:
    'Put the first {{count}} things right in {{name}}, then choose it again. There may be more.',
  place: {
    cell: 'Row {{row}}, {{column}}',
    row: 'Row {{row}}',
    file: 'The file',
  },
  fault: {
    NO_ROWS: 'There are no dishes in it. Add a row for each dish below the headings.',
    MISSING_COLUMN: 'This column is missing. Add its heading to the first row.',
    REPEATED_COLUMN: 'This column says the same as “{{value}}”. Remove one of the two.',
    KIND_NOT_READ:
      '“{{value}}” isn’t a kind of row. Use dish, section, option group or option, or leave it empty.',
    MISSING_SECTION: 'Enter the section of this dish, or the group of this option.',
    MISSING_NAME: 'Enter a name.',
    MISSING_PRICE: 'Enter a price. A new dish needs one.',
    PRICE_NOT_READ: '“{{value}}” isn’t a price. Enter one such as 8.50.',
    PRICE_TOO_HIGH: '“{{value}}” is too much. A price is up to £1,000.',
    NUMBER_NOT_READ:
      '“{{value}}” isn’t a number that fits here. Enter a whole number that isn’t too large.',
    ALLERGEN_NOT_READ: '“{{value}}” isn’t one of the 14 allergens. Check its spelling.',
    REPEATED_ALLERGEN:
      'An allergen here is in another allergen column of the row too. Leave it in one of them.',
    DIET_NOT_READ: '“{{value}}” isn’t a diet. Use vegetarian, vegan, halal or gluten free.',
    VAT_NOT_READ: '“{{value}}” isn’t a kind of VAT. Use hot, cold, standard or reduced.',
    YES_OR_NO_NOT_READ: 'Enter yes or no instead of “{{value}}”.',
    TEXT_TOO_LONG: 'This is too long. A name has up to 120 letters, a description up to 1,000.',
    TEXT_NOT_READ: 'This has characters that can’t be shown. Type it again.',
    REPEATED_NAME: '“{{value}}” is in the file twice. Rename or remove one of the two.',
    REPEATED_ID: 'The ID “{{value}}” is in the file twice. Leave it empty for what’s new.',
    UNKNOWN_OPTION_GROUP:
      'There are no options called “{{value}}”. Add them to the file, or check the spelling.',
    UNKNOWN_SECTION: 'There is no section called “{{value}}”. Add it, or check the spelling.',
    TOO_MANY:
      'There are too many. A menu has up to 100 sections and 1,000 dishes, a dish up to 30 option groups, and a group up to 100 options.',
    PHOTO_NOT_OF_STORE:
      'This photo isn’t one of yours. Leave it out, and add the photo to the dish once it’s imported.',
    VALUE_NOT_READ: 'A menu can’t have this value here. Compare it with a menu downloaded as JSON.',
  } satisfies Record<ImportFaultCode, string>,

  nothingChanges: 'Nothing changes. The menu already has everything that’s in {{name}}.',
  preview_one: '{{name}} makes {{count}} change',
  preview_other: '{{name}} makes {{count}} changes',
  changes: {
    added: '{{number}} added',
    changed: '{{number}} changed',
    moved: '{{number}} moved',
    restored: '{{number}} put back from the archive',
    removed: '{{number}} removed',
  },
  removes_one: '{{count}} thing isn’t in the file and is removed from the menu.',
  removes_other: '{{count}} things aren’t in the file and are removed from the menu.',
  unknownColumns_one: 'This column isn’t read: {{columns}}.',
  unknownColumns_other: 'These columns aren’t read: {{columns}}.',
  overtaken:
    'Someone else has changed the menu meanwhile, and nothing is imported yet. Compare the file with the menu as it is now.',
  compareAgain: 'Compare again',
  confirm_one: 'Import {{count}} change',
  confirm_other: 'Import {{count}} changes',
  confirming: 'Importing',
  imported: 'Imported into the draft. Customers see it when you publish it.',
} as const
