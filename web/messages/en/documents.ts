import type { DocumentKind, DocumentState } from '#rules/business/identity-document.ts'

/** Identity documents of a restaurant, as its owners and those who run the marketplace see them. */
export const documents = {
  title: 'Identity documents',
  text: 'They show {{marketplace}} who it pays. Only the people there who take restaurants on can open them, and each time is recorded.',
  loading: 'Loading the documents',
  failed: 'We can’t load the documents at the moment.',
  tryAgain: 'Try again',
  none: 'No documents yet.',
  kind: {
    passport: 'Passport',
    drivingLicence: 'Driving licence',
    proofOfAddress: 'Proof of address',
  } satisfies Record<DocumentKind, string>,
  state: {
    waiting: 'To be checked',
    accepted: 'Accepted',
    refused: 'Refused',
  } satisfies Record<DocumentState, string>,
  sent: 'Sent on {{date}}',
  added: 'Added by the marketplace on {{date}}',
  decided: 'Decided on {{date}}',
  reasonGiven: 'Reason: {{reason}}',
  fileUntil: 'File erased after {{date}}',
  fileErased: 'File erased',

  which: 'What is it?',
  choose: 'Choose the file',
  chooseHint:
    'A JPEG, PNG, WebP or PDF of up to 10 MB. A proof of address is a bill or a bank statement of the last 3 months.',
  full: 'There’s room for {{maximum}} documents. Remove one before you send another.',
  sending: 'Sending {{name}}',
  stop: 'Stop',
  arrived: 'Document sent. We store it encrypted.',
  remove: 'Remove',
  removing: 'Removing',
  named: '{{act}}: {{kind}}',
  removed: 'Document removed.',

  forOperators:
    'Stored encrypted. We check the type of a file, not what’s in it, so open it with up-to-date software.',
  addMore: 'Add a document',
  download: 'Download',
  downloading: 'Downloading',
  accept: 'Accept',
  accepting: 'Accepting',
  accepted: 'Accepted. We’ve told the owners.',
  refuse: 'Refuse',
  erase: 'Erase',
  reason: 'Reason',
  reasonHint: 'The owners read this in an email.',
  act: {
    refuse: {
      title: 'Refuse this document?',
      text: 'The owners can send another one.',
      confirm: 'Refuse',
      working: 'Refusing',
      done: 'Refused. We’ve told the owners.',
    },
    erase: {
      title: 'Erase this document?',
      text: 'Its file can’t be brought back. Of an accepted one we still know that it was accepted.',
      confirm: 'Erase',
      working: 'Erasing',
      done: 'Document erased.',
    },
  },
  seenBy: 'Who has downloaded them',
  seenByText: 'Each download is recorded.',
  nobodyYet: 'Nobody yet.',
} as const
