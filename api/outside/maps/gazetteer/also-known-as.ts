/**
 * What people type for a town, where that is not how its name begins or where a smaller place
 * bears the short name: "Newcastle" is Newcastle upon Tyne before it is Newcastle, County Down.
 */
export const ALSO_KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  'Kingston upon Hull': ['Hull'],
  'Newcastle upon Tyne': ['Newcastle'],
  'Stoke-on-Trent': ['Stoke'],
  'Southend-on-Sea': ['Southend'],
  Derry: ['Londonderry'],
  Cardiff: ['Caerdydd'],
  Swansea: ['Abertawe'],
  Newport: ['Casnewydd'],
  Birmingham: ['Brum'],
}

/** Spellings in the figures that nobody uses on an envelope. */
export const TOWN_SPELLINGS: Readonly<Record<string, string>> = {
  'Londonderry County Borough': 'Derry',
}

/** Outward codes of town centres that the figures alone would not tell. */
export const TOWN_CENTRES: Readonly<Record<string, string>> = {
  London: 'WC2N',
  Newport: 'NP20',
  Lincoln: 'LN2',
  'St Helens': 'WA10',
  Aylesbury: 'HP20',
  Maidstone: 'ME14',
  Eastbourne: 'BN21',
  Crawley: 'RH10',
  Darlington: 'DL1',
  Doncaster: 'DN1',
  'Southend-on-Sea': 'SS1',
  Carlisle: 'CA1',
}

/** London's districts whose codes end in a letter, as people name them: "SW1" for SW1A to SW1Y. */
export const DISTRICTS_WITHOUT_LETTER: Readonly<Record<string, string>> = {
  EC1: 'Clerkenwell',
  EC2: 'City of London',
  EC3: 'City of London',
  EC4: 'City of London',
  SW1: 'Westminster',
  W1: 'West End',
  WC1: 'Bloomsbury',
  WC2: 'Covent Garden',
}
