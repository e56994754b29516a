/** Pages of text. */
export const content = {
  credits: 'Credits',
  creditsDescription: 'The open data, pictures and typefaces this marketplace uses.',
  places: 'Postcodes and places',
  placesOs: 'Contains OS data © Crown copyright and database right 2025.',
  placesRoyalMail: 'Contains Royal Mail data © Royal Mail copyright and database right 2025.',
  placesStatistics: 'Contains National Statistics data © Crown copyright and database right 2025.',
  placesLicence: 'Under the Open Government Licence v3.0',
  placesNames: 'Place names from GeoNames',
  placesNamesLicence: 'under CC BY 4.0',
  placesChanged: 'Positions of postcode sectors and towns are averages of these.',
  pictures: 'Pictures',
  picturesOf: 'Pictures of food from Noto Emoji, copyright Google LLC',
  picturesLicence: 'under the Apache License 2.0',
  icons: 'Icons from Lucide, under the ISC License',
  letters: 'Typefaces',
  lettersOf: 'Bricolage Grotesque and Figtree, under the SIL Open Font License 1.1',
} as const
