/** Pages that tell and ask nothing. */
export const content = {
  credits: 'Credits',
  creditsDescription: 'Whose open data, pictures and letters this marketplace is made with.',
  places: 'Postcodes and places',
  placesOs: 'Contains OS data © Crown copyright and database right 2025.',
  placesRoyalMail: 'Contains Royal Mail data © Royal Mail copyright and database right 2025.',
  placesStatistics: 'Contains National Statistics data © Crown copyright and database right 2025.',
  placesLicence: 'Under the Open Government Licence v3.0',
  placesNames: 'Names of places from GeoNames',
  placesNamesLicence: 'under CC BY 4.0',
  placesChanged: 'Positions of postcode sectors and towns are means computed from these.',
  pictures: 'Pictures',
  picturesOf: 'Pictures of food from Noto Emoji, copyright Google LLC',
  picturesLicence: 'under the Apache License 2.0',
  icons: 'Icons from Lucide, under the ISC License',
  letters: 'Letters',
  lettersOf: 'Bricolage Grotesque and Figtree, under the SIL Open Font License 1.1',
} as const
